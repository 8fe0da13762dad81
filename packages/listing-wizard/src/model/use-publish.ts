import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Draft } from "@hjem/domain/draft/draft";
import { paths } from "@hjem/domain/paths";
import { toSnake } from "@hjem/domain/wire/case";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useFieldLabel } from "./use-field-label.ts";
import { wizardHref } from "./wizard-address.ts";

/** Publishes a draft or its changes (LIST-082, D94), and leads on: to payment where that is due, else to the overview. */
export function usePublish(
  { id: draftId, status }: Pick<Draft, "id" | "status">,
  /** Reads the listing again, for its public id and its status (LIST-088). */
  reread: () => Promise<void>,
): {
  isPublishing: boolean;
  /** What is to be shown where it was not published; null where it was, or where a payment is due. */
  publish: () => Promise<string | null>;
} {
  const { t } = useLingui();
  const { store } = usePage();
  const labelOf = useFieldLabel();
  const navigate = useNavigate();
  const [isPublishing, setPublishing] = useState(false);
  const publish = async () => {
    setPublishing(true);
    const { data, error } = await store.dispatch(
      draftsApi.endpoints.publishDraft.initiate(draftId, { track: false }),
    );
    await reread();
    setPublishing(false);
    if (data) {
      toasts.show({
        message:
          data.status === "in_review"
            ? t`The listing is being reviewed. You will get an email.`
            : status === "live"
              ? t`Your changes are published`
              : t`The listing is public`,
      });
      await navigate(paths.myListing.to());
      return null;
    }
    if (isApiError(error) && error.code === "payment_due") {
      await navigate(wizardHref(draftId, { mode: "payment" }));
      return null;
    }
    if (!isApiError(error)) return t`The listing was not published. Try again.`;
    const fields = Object.keys(error.fields ?? {}).map((path) => labelOf(toSnake(path)));
    if (fields.length > 0) {
      const named = fields.join(", ");
      return t`The listing was not published. Check: ${named}`;
    }
    return error.message ?? t`The listing was not published. Try again.`;
  };
  return { isPublishing, publish };
}
