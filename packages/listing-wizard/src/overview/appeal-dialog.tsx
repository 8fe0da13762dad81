import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { OwnListing } from "@hjem/domain/draft/draft";
import { DECISION_REASON_MAX_LENGTH } from "@hjem/domain/moderation/moderation-rules";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { TextArea } from "@hjem/ui/text-area";
import { type FieldErrors, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useRevalidator } from "react-router";

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
  const formId = useId();
  const form = useForm({
    check: ({ text = "" }): FieldErrors =>
      text.trim() === "" ? { text: t`Write why you disagree.` } : {},
    send: ({ text = "" }) =>
      store.dispatch(draftsApi.endpoints.appealRejection.initiate({ id, body: { text } })),
    onResult: async ({ error }): Promise<FieldErrors | null> => {
      if (isApiError(error) && error.code === "appeal_closed") {
        return { text: t`You have appealed already, or the 14 days are over.` };
      }
      if (error !== undefined) {
        const message = isApiError(error) ? error.message : undefined;
        return { text: message ?? t`It did not work. Try again.` };
      }
      toasts.show({ message: t`Your appeal is sent` });
      onClose();
      await revalidate();
      return null;
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Appeal the decision</Trans>}
      footer={
        <div className={layout.row}>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.isSending}>
            <Trans>Send</Trans>
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate {...form.listeners}>
        <TextArea
          name="text"
          label={t`Why should the listing be approved?`}
          hint={t`You can appeal once. You get our answer by email.`}
          maxLength={DECISION_REASON_MAX_LENGTH}
          rows={5}
          error={form.errors.text}
        />
      </form>
    </Dialog>
  );
}
