import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { OwnEnquiry } from "@hjem/domain/draft/draft";
import { PUBLIC_ANSWER_MAX_LENGTH, PUBLIC_QUESTION_MAX_LENGTH } from "@hjem/domain/lead/lead-kinds";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { TextArea } from "@hjem/ui/text-area";
import { type FieldErrors, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useErrorText } from "./use-error-text.ts";

/** Props of `PublishForm`. */
export interface PublishFormProps {
  enquiry: OwnEnquiry;
  onDone: () => void;
}

/**
 * Publishes an answered enquiry on the listing in the owner's own words, or changes what is published (D86). The answer begins as
 * the owner has sent it; the question is somebody else's, and is written anew.
 */
export function PublishForm({ enquiry, onDone }: PublishFormProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const errorText = useErrorText();
  const { id: enquiryId, listing, answers, published } = enquiry;
  const form = useForm({
    unsent: unsentFields(`public-answer/${enquiryId}`),
    check: ({ question = "", answer = "" }): FieldErrors => ({
      question: question.trim() === "" ? t`Write the question in your own words.` : undefined,
      answer: answer.trim() === "" ? t`Write an answer.` : undefined,
    }),
    send: ({ question = "", answer = "" }) =>
      store.dispatch(
        draftsApi.endpoints.publishQuestion.initiate(
          { id: listing.id, enquiryId, body: { question, answer } },
          { track: false },
        ),
      ),
    onResult: ({ error }): FieldErrors | null => {
      if (isApiError(error) && error.fields) return error.fields;
      if (error !== undefined) return { answer: errorText(error) };
      toasts.show({
        message: published
          ? t`Your changes are published`
          : t`The question and answer are published`,
      });
      onDone();
      return null;
    },
  });
  return (
    <form noValidate {...form.listeners} className={layout.stackSmall}>
      <TextArea
        name="question"
        label={t`Question`}
        hint={t`Write it in your own words, without names, phone numbers or email addresses.`}
        defaultValue={published?.question}
        maxLength={PUBLIC_QUESTION_MAX_LENGTH}
        rows={2}
        error={form.errors.question}
      />
      <TextArea
        name="answer"
        label={t`Answer`}
        hint={t`Shown to everyone on the listing. The person who asked is notified by email.`}
        defaultValue={published?.answer ?? answers.at(-1)?.text}
        maxLength={PUBLIC_ANSWER_MAX_LENGTH}
        rows={4}
        error={form.errors.answer}
      />
      <div className={layout.row}>
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          {published ? <Trans>Save</Trans> : <Trans>Publish</Trans>}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
