import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import type { OwnEnquiry } from "@hjem/domain/draft/draft";
import type { PublicQuestion } from "@hjem/domain/listing/public-question";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./enquiries.module.css";
import { useErrorText } from "./use-error-text.ts";

/** Props of `PublishedQuestion`. */
export interface PublishedQuestionProps {
  enquiry: OwnEnquiry;
  published: PublicQuestion;
  /** Formats an instant. */
  when: (instant: string) => string;
  onEdit: () => void;
}

/** What the listing shows of an enquiry, which its owner changes or takes off again (D86). */
export function PublishedQuestion({ enquiry, published, when, onEdit }: PublishedQuestionProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const errorText = useErrorText();
  const [isRemoving, setRemoving] = useState(false);
  const { question, answer, publishedAt } = published;
  const remove = async () => {
    setRemoving(true);
    const { error } = await store.dispatch(
      draftsApi.endpoints.unpublishQuestion.initiate({
        id: enquiry.listing.id,
        enquiryId: enquiry.id,
      }),
    );
    setRemoving(false);
    toasts.show({ message: error ? errorText(error) : t`Removed from the listing` });
  };
  return (
    <div className={`${layout.panel} ${styles.published}`}>
      <p className={`${text.xsmall} ${text.muted}`}>
        <Trans>Shown on the listing since {when(publishedAt)}</Trans>
      </p>
      <p className={`${styles.message} ${text.medium}`}>{question}</p>
      <p className={styles.message}>{answer}</p>
      <div className={layout.row}>
        <Button size="s" onClick={onEdit} aria-label={t`Edit the question: ${question}`}>
          <Trans>Edit</Trans>
        </Button>
        <Button
          size="s"
          variant="quiet"
          isBusy={isRemoving}
          aria-label={t`Remove from the listing: ${question}`}
          onClick={() => void remove()}
        >
          <Trans>Remove from the listing</Trans>
        </Button>
      </div>
    </div>
  );
}
