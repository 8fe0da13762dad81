import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { OwnListing } from "@hjem/domain/draft/draft";
import { DECISION_REASON_MAX_LENGTH } from "@hjem/domain/moderation/moderation-rules";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { TextArea } from "@hjem/ui/text-area";
import { type FieldErrors, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { FormDialog } from "./form-dialog.tsx";
import { useErrorText } from "./use-error-text.ts";

/** Props of `AppealDialog`. */
export interface AppealDialogProps {
  listing: Pick<OwnListing, "id">;
  onClose: () => void;
}

/** Appeals against the rejection of a listing, once (D99). */
export function AppealDialog({ listing: { id }, onClose }: AppealDialogProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const { revalidate } = useRevalidator();
  const errorText = useErrorText();
  const form = useForm({
    unsent: unsentFields(`appeal/${id}`),
    check: ({ text = "" }): FieldErrors =>
      text.trim() === "" ? { text: t`Write why you disagree.` } : {},
    send: ({ text = "" }) =>
      store.dispatch(draftsApi.endpoints.appealRejection.initiate({ id, body: { text } })),
    onResult: async ({ error }): Promise<FieldErrors | null> => {
      if (isApiError(error) && error.code === "appeal_closed") {
        return { text: t`You have appealed already, or the 14 days are over.` };
      }
      if (error !== undefined) return { text: errorText(error) };
      toasts.show({ message: t`Your appeal is sent` });
      onClose();
      await revalidate();
      return null;
    },
  });
  return (
    <FormDialog
      title={<Trans>Appeal the decision</Trans>}
      action={<Trans>Send</Trans>}
      form={form}
      onClose={onClose}
    >
      <TextArea
        name="text"
        label={t`Why should the listing be approved?`}
        hint={t`You can appeal once. You get our answer by email.`}
        maxLength={DECISION_REASON_MAX_LENGTH}
        rows={5}
        error={form.errors.text}
      />
    </FormDialog>
  );
}
