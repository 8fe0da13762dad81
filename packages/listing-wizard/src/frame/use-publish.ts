import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { DraftEditor } from "../model/draft-editor.ts";
import { wizardHref } from "../model/wizard-address.ts";

/** Publishes a draft or its changes (LIST-082, D94). */
export function usePublish(
  draftId: string,
  editor: Pick<DraftEditor, "reread">,
): { isPublishing: boolean; publish: () => Promise<void> } {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const [isPublishing, setPublishing] = useState(false);
  const publish = async () => {
    setPublishing(true);
    const { data, error } = await store.dispatch(
      draftsApi.endpoints.publishDraft.initiate(draftId, { track: false }),
    );
    // The listing is loaded for its public id and its status (LIST-088).
    await editor.reread();
    setPublishing(false);
    if (data) {
      toasts.show({
        message:
          data.status === "in_review"
            ? t`The listing is being reviewed. You will get an email.`
            : t`The listing is public`,
      });
      await navigate(paths.myListing.to());
    } else if (isApiError(error) && error.code === "payment_due") {
      await navigate(wizardHref(draftId, { mode: "payment" }));
    } else {
      const message =
        (isApiError(error) && error.message) || t`The listing was not published. Try again.`;
      toasts.show({ message, tone: "error" });
    }
  };
  return { isPublishing, publish };
}
