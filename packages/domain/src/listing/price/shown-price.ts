import type { Availability, PriceMethod } from "../enumerations.ts";
import type { PriceHistoryEntry } from "../listing-dates.ts";

/** How a home left the market: sold, or let. */
export interface Closing {
  kind: "sold" | "rented";
  /** `YYYY-MM-DD`; null where nobody has stated it. */
  date: string | null;
  /** What was paid, or the rent, in whole units; null where it is not known. */
  price: number | null;
}

/** What became of a sold or let home, by the last such step of its price history; null for every other home (D54). */
export function findClosing(
  status: Availability,
  history: readonly PriceHistoryEntry[],
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
 * Whether a home for sale states its price. `contact_agent` and `offers` keep it for searches alone; so does an auction
 * without an asking price, as Queensland's law wants it (market A3).
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

/** How a home's price is shown wherever a result stands: on its card, its row, its pin. Whole units of the market's currency. */
export type ShownPrice =
  /** What it went for (D54). */
  | { kind: "sold" | "rented"; price: number }
  /** The rent; null where it is given on request. */
  | { kind: "rent"; price: number | null }
  | { kind: "asking"; low: number; high: number }
  /** No figure is given; `searched` is the one under which a search finds it all the same (D30). */
  | {
      kind: "auction" | "offers" | "request";
      searched: { low: number; high: number } | null;
    }
  /** No longer available, and its price is not public. */
  | { kind: "withheld" };

/** What of a result decides how its price is shown. */
export interface ShownPriceFacts {
  isRental: boolean;
  availability: Availability;
  priceMethod: PriceMethod;
  priceMin: number | null;
  priceMax: number | null;
  askingPrice: number | null;
  /** What it was sold or let for, where that is known. */
  closingPrice: number | null;
}

/** The price that a result shows: one rule for its card and for its pin (spec §3, D30, D54, market A3). */
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
  // An auction without a guide gives no price away, not even the one it is searched by.
  if (priceMethod === "auction") return { kind: "auction", searched: null };
  return { kind: priceMethod === "offers" ? "offers" : "request", searched: range };
}
