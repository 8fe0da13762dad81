import { draftsApi, useListEnquiriesQuery } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { OwnEnquiry } from "@hjem/domain/draft/draft";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Skeleton } from "@hjem/ui/skeleton";
import { TextArea } from "@hjem/ui/text-area";
import text from "@hjem/ui/text.module.css";
import { type FieldErrors, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import styles from "./overview.module.css";

/** Characters of an answer. */
const ANSWER_MAX_LENGTH = 4_000;

/** Props of `Enquiries`. */
export interface EnquiriesProps {
  /** Id of the draft. */
  listingId: string;
  /** IANA zone of the listing. */
  timeZone: string;
}

interface AnswerFormProps {
  listingId: string;
  enquiry: OwnEnquiry;
  onDone: () => void;
}

function AnswerForm({ listingId, enquiry, onDone }: AnswerFormProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const { revalidate } = useRevalidator();
  const { name } = enquiry;
  const form = useForm({
    check: ({ text: typed = "" }): FieldErrors =>
      typed.trim() === "" ? { text: t`Write an answer.` } : {},
    send: ({ text: typed = "" }) =>
      store.dispatch(
        draftsApi.endpoints.answerEnquiry.initiate({
          id: listingId,
          enquiryId: enquiry.id,
          body: { text: typed },
        }),
      ),
    onResult: async ({ error }): Promise<FieldErrors | null> => {
      if (error !== undefined) {
        const message = isApiError(error) ? error.message : undefined;
        return { text: message ?? t`It did not work. Try again.` };
      }
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

interface EnquiryProps extends EnquiriesProps {
  enquiry: OwnEnquiry;
}

function Enquiry({ listingId, timeZone, enquiry }: EnquiryProps) {
  const { t } = useLingui();
  const page = usePage();
  const [isAnswering, setAnswering] = useState(false);
  const { name, message, at, answers } = enquiry;
  const when = (instant: string) => formatInstant(page, Date.parse(instant), timeZone);
  return (
    <li className={styles.enquiry} data-new={answers.length === 0 || undefined}>
      <div className={styles.progress}>
        <h3 className={styles.name}>{name}</h3>
        <span className={`${text.xsmall} ${text.muted}`}>{when(at)}</span>
      </div>
      <p className={styles.message}>{message}</p>
      {answers.map((answer) => (
        <div key={answer.at} className={styles.answer}>
          <p className={`${text.xsmall} ${text.muted}`}>
            <Trans>You answered {when(answer.at)}</Trans>
          </p>
          <p className={styles.message}>{answer.text}</p>
        </div>
      ))}
      {isAnswering ? (
        <AnswerForm listingId={listingId} enquiry={enquiry} onDone={() => setAnswering(false)} />
      ) : (
        <div>
          <Button
            size="s"
            variant="quiet"
            aria-label={t`Answer ${name}`}
            onClick={() => setAnswering(true)}
          >
            {answers.length === 0 ? <Trans>Answer</Trans> : <Trans>Answer again</Trans>}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Enquiries about one's own listing, the newest first, each answered in place (visual §20). */
export function Enquiries({ listingId, timeZone }: EnquiriesProps) {
  const { t } = useLingui();
  const { data, isError, refetch } = useListEnquiriesQuery(listingId);
  if (isError) {
    return (
      <div className={layout.row} role="alert">
        <p>
          <Trans>The enquiries could not be loaded.</Trans>
        </p>
        <Button size="s" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton />;
  if (data.length === 0) {
    return (
      <p className={text.secondary}>
        <Trans>There are no enquiries yet.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.enquiries} aria-label={t`Enquiries`}>
      {data.map((enquiry) => (
        <Enquiry key={enquiry.id} listingId={listingId} timeZone={timeZone} enquiry={enquiry} />
      ))}
    </ul>
  );
}
