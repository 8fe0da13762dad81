import type { Availability } from "../availability.ts";
import type { PriceMethod } from "../enumerations.ts";
import type { PriceHistoryEntry } from "../listing-dates.ts";

/** How a home left the market: sold or rented. */
export interface Closing {
  kind: "sold" | "rented";
  /** `YYYY-MM-DD`; null where unknown. */
  date: string | null;
  /** Sale price or rent in whole units; null where unknown. */
  price: number | null;
}

/**
 * The closing of a sold or rented home, by the last such step of its price history; null for any other home (D54).
 */
export function findClosing(
  status: Availability,
  history: readonly Pick<PriceHistoryEntry, "action" | "date" | "price">[],
  closedAt: string | null = null,
): Closing | null {
  if (status !== "sold" && status !== "rented") return null;
  const steps = history
    .filter(({ action }) => action === status)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const last = steps.at(-1);
  return { kind: status, date: closedAt ?? last?.date ?? null, price: last?.price ?? null };
}

/**
 * Whether a home for sale shows its price. `contact_agent` and `offers` use it for searches only; so does an auction
 * without an asking price, as the law of Queensland requires (market A3).
 */
export const isPriceShown = ({
  priceMethod,
  hasAskingPrice,
}: {
  priceMethod: PriceMethod;
  hasAskingPrice: boolean;
}): boolean =>
  priceMethod === "fixed" ||
  priceMethod === "guide" ||
  (priceMethod === "auction" && hasAskingPrice);

/** How a home's price is shown in results: on card, row and pin. Whole units of the market's currency. */
export type ShownPrice =
  /** Sale price (D54). */
  | { kind: "sold" | "rented"; price: number }
  /** The rent; null where it is on request. */
  | { kind: "rent"; price: number | null }
  | { kind: "asking"; low: number; high: number }
  /** No price is shown; `searched` is the one that searches use (D30). */
  | {
      kind: "auction" | "offers" | "request";
      searched: { low: number; high: number } | null;
    }
  /** Off the market, with no public price. */
  | { kind: "withheld" };

/** Fields of a result that decide how its price is shown. */
export interface ShownPriceFacts {
  isRental: boolean;
  availability: Availability;
  priceMethod: PriceMethod;
  priceMin: number | null;
  priceMax: number | null;
  askingPrice: number | null;
  /** Sale price or rent at closing, where known. */
  closingPrice: number | null;
}

/** The price that a result shows: one rule for card and pin (spec §3, D30, D54, market A3). */
export function findShownPrice(facts: ShownPriceFacts): ShownPrice {
  const { isRental, availability, priceMethod, priceMin, priceMax, closingPrice } = facts;
  if (closingPrice !== null && (availability === "sold" || availability === "rented")) {
    return { kind: availability, price: closingPrice };
  }
  if (isRental) return { kind: "rent", price: priceMin };
  const range = priceMin === null || priceMax === null ? null : { low: priceMin, high: priceMax };
  if (range && isPriceShown({ priceMethod, hasAskingPrice: facts.askingPrice !== null })) {
    return { kind: "asking", ...range };
  }
  if (availability !== "available" && availability !== "future") return { kind: "withheld" };
  // An auction without a guide shows no price, not even its search price.
  if (priceMethod === "auction") return { kind: "auction", searched: null };
  return { kind: priceMethod === "offers" ? "offers" : "request", searched: range };
}
