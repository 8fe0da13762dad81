import type { Availability, PriceMethod } from "./enumerations.ts";
import type { PriceHistoryEntry } from "./listing-dates.ts";

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
export const isPriceTold = ({
  priceMethod,
  hasAskingPrice,
}: {
  priceMethod: PriceMethod;
  hasAskingPrice: boolean;
}): boolean =>
  priceMethod === "fixed" ||
  priceMethod === "guide" ||
  (priceMethod === "auction" && hasAskingPrice);
