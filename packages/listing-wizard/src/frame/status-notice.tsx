import type { Draft } from "@hjem/domain/draft/draft";
import text from "@hjem/ui/text.module.css";
import { useLingui } from "@lingui/react/macro";
import { useReviewSentence } from "../model/use-review-sentence.ts";
import styles from "./wizard.module.css";

/** What the owner should know about a draft that is not simply being written (D95, D98, D99). */
export function StatusNotice({ draft }: { draft: Draft }) {
  const { t } = useLingui();
  const { status, review, hasUnpublishedChanges } = draft;
  const reviewed = useReviewSentence(review);
  const sentences: Partial<Record<Draft["status"], string>> = {
    in_review: t`We are reviewing the listing. If you change something, it has to be published again.`,
    rejected: t`The listing was not approved.`,
    live: hasUnpublishedChanges
      ? t`Your changes are not public yet. Visitors see the previous version.`
      : t`The listing is public. Changes are shown to visitors once you make them public.`,
    inactive: t`The listing is not public.`,
    expired: t`The period of this listing is over.`,
  };
  const sentence = sentences[status];
  if (sentence === undefined) return null;
  return (
    <div className={styles.notice} data-tone={status === "rejected" ? "danger" : undefined}>
      <p>{sentence}</p>
      {reviewed && (status === "rejected" || status === "in_review") && (
        <p className={`${text.small} ${text.secondary}`}>{reviewed}</p>
      )}
    </div>
  );
}
