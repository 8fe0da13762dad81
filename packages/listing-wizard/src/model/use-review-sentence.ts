import type { Draft } from "@hjem/domain/draft/draft";
import type { HeldFor } from "@hjem/domain/draft/draft-rules";
import { useLingui } from "@lingui/react/macro";

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

/** What the owner reads of a review: the moderator's own words, or why the listing waits; undefined where there is none. */
export function useReviewSentence(review: Draft["review"]): string | undefined {
  const heldFor = useHeldForSentences();
  if (review === null) return undefined;
  return review.reason ?? (review.heldFor ? heldFor[review.heldFor] : undefined);
}
