import type { Draft } from "@hjem/domain/draft/draft";
import type { HeldFor } from "@hjem/domain/draft/draft-rules";
import { useLingui } from "@lingui/react/macro";

/** Whether an appeal waits for its answer: one that was answered is older than the decision. */
const isAppealed = ({ appealedAt, at }: NonNullable<Draft["review"]>): boolean =>
  appealedAt !== null && appealedAt > at;

/** Why a listing waits for a moderator, by its rule (D99). */
function useHeldForSentences(): Record<HeldFor, string> {
  const { t } = useLingui();
  return {
    price_below_median: t`The price is far below those of comparable homes nearby, so we look at the listing before it is published. That takes a day at most.`,
    same_photos: t`Photos of this listing are also in another person's listing, so we look at it before it is published. That takes a day at most.`,
    new_account: t`We look at the first listing of a new account before it is published. That takes a day at most.`,
    payment_words: t`The text mentions a payment that is often used in scams, so we look at the listing before it is published. That takes a day at most.`,
    rejected_before: t`This listing was rejected before, so we look at it again before it is published. That takes a day at most.`,
  };
}

/**
 * What the owner reads of a review: the moderator's own words, with an appeal that waits for its answer, or why the listing
 * waits; undefined where there is none.
 */
export function useReviewSentence(review: Draft["review"]): string | undefined {
  const { t } = useLingui();
  const heldFor = useHeldForSentences();
  if (review === null) return undefined;
  const { reason } = review;
  if (reason !== null && isAppealed(review)) {
    return t`You have appealed the decision, and will get our answer by email. The reason was: ${reason}`;
  }
  return review.reason ?? (review.heldFor ? heldFor[review.heldFor] : undefined);
}
