import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import type { OwnEnquiry } from "@hjem/domain/draft/draft";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { TextArea } from "@hjem/ui/text-area";
import { type FieldErrors, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { useErrorText } from "./use-error-text.ts";

/** Characters of an answer. */
const ANSWER_MAX_LENGTH = 4_000;

/** Props of `AnswerForm`. */
export interface AnswerFormProps {
  enquiry: OwnEnquiry;
  onDone: () => void;
}

/** Answers an enquiry by mail, without the address of either. */
export function AnswerForm({ enquiry, onDone }: AnswerFormProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const { revalidate } = useRevalidator();
  const errorText = useErrorText();
  const { id: enquiryId, name, listing } = enquiry;
  const form = useForm({
    unsent: unsentFields(`answer/${enquiryId}`),
    check: ({ text: typed = "" }): FieldErrors =>
      typed.trim() === "" ? { text: t`Write an answer.` } : {},
    send: ({ text: typed = "" }) =>
      store.dispatch(
        draftsApi.endpoints.answerEnquiry.initiate(
          { id: listing.id, enquiryId, body: { text: typed } },
          { track: false },
        ),
      ),
    onResult: async ({ error }): Promise<FieldErrors | null> => {
      if (error !== undefined) return { text: errorText(error) };
      toasts.show({ message: t`Your answer to ${name} is sent` });
      onDone();
      await revalidate();
      return null;
    },
  });
  return (
    <form noValidate {...form.listeners} className={layout.stackSmall}>
      <TextArea
        name="text"
        label={t`Answer to ${name}`}
        hint={t`Sent by email. Your address is not shown.`}
        maxLength={ANSWER_MAX_LENGTH}
        rows={4}
        error={form.errors.text}
      />
      <div className={layout.row}>
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          <Trans>Send</Trans>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
