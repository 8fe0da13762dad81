import { DAY_MS } from "../durations.ts";
import { paymentWordsIn } from "../text/payment-words.ts";
import type { HoldReason } from "./hold-reason.ts";
import { LOW_PRICE_SHARE, NEW_ACCOUNT_MS } from "./moderation-rules.ts";

/** What is known of a listing that is about to be public; ages in milliseconds, money in whole kroner or dollars. */
export interface HoldFacts {
  accountAge: number;
  hasPhone: boolean;
  /** The price and the median of comparable homes of the area; null where either is missing. */
  price: { value: number; median: number; area: string; unit: "square_metre" | "home" } | null;
  /** Photos that another listing had first; null where there are none. */
  samePhotos: {
    count: number;
    of: number;
    draftId: string | null;
    propertyId: string | null;
  } | null;
  /** Everything that the advertiser wrote, field by field. */
  texts: readonly string[];
  /** Why a moderator rejected it before; null where none did. */
  rejectedFor: string | null;
}

/**
 * Why a listing has to wait for a moderator before it is public; none lets it through (D99). A new account alone, or a low
 * price alone, is no reason: both together are, and photos of somebody else, payment outside the usual ways, and an earlier
 * rejection each are. A new account is named with every other reason, as it weighs on the decision.
 */
export function findHoldReasons(facts: HoldFacts): HoldReason[] {
  const { accountAge, hasPhone, price, samePhotos, texts, rejectedFor } = facts;
  const isNew = accountAge < NEW_ACCOUNT_MS;
  const reasons: HoldReason[] = [];
  if (isNew && price && price.value < price.median * LOW_PRICE_SHARE) {
    reasons.push({ kind: "price_below_median", ...price });
  }
  if (samePhotos) reasons.push({ kind: "same_photos", ...samePhotos });
  const words = [...new Set(texts.flatMap((text) => paymentWordsIn(text)))];
  if (words.length > 0) reasons.push({ kind: "payment_words", words });
  if (rejectedFor !== null) reasons.push({ kind: "rejected_before", reason: rejectedFor });
  if (isNew && reasons.length > 0) {
    reasons.push({ kind: "new_account", days: Math.floor(accountAge / DAY_MS), hasPhone });
  }
  return reasons;
}

/** Whether what a moderator has released covers a reason: the same, and no worse than it was then. */
const isCovered = (reason: HoldReason, released: readonly HoldReason[]): boolean =>
  released.some((earlier) => {
    switch (reason.kind) {
      case "price_below_median":
        return (
          earlier.kind === reason.kind &&
          earlier.unit === reason.unit &&
          reason.value >= earlier.value
        );
      case "same_photos":
        return (
          earlier.kind === reason.kind &&
          earlier.draftId === reason.draftId &&
          (reason.draftId !== null || earlier.propertyId === reason.propertyId) &&
          reason.count <= earlier.count
        );
      case "payment_words":
        return (
          earlier.kind === reason.kind && reason.words.every((word) => earlier.words.includes(word))
        );
      default:
        return earlier.kind === reason.kind;
    }
  });

/** The reasons that no moderator has released yet; a new account is none by itself. */
export function unreleasedReasons(
  reasons: readonly HoldReason[],
  released: readonly HoldReason[],
): HoldReason[] {
  const isOpen = reasons.some(
    (reason) => reason.kind !== "new_account" && !isCovered(reason, released),
  );
  return isOpen ? [...reasons] : [];
}
