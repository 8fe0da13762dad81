import type { Listing } from "@hjem/domain/listing/listing";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";

/** True for a home that can no longer be had: its page stays, without a way to ask for it (D17). */
export const isGone = ({ status }: Pick<Listing, "status">): boolean =>
  status === "sold" || status === "rented" || status === "unavailable";

/** How much the latest change took off the price, in whole units; 0 where it rose or never changed. */
export function priceDrop(history: readonly PriceHistoryEntry[]): number {
  const priced = history
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .filter(({ price }) => price !== null);
  const latest = priced.at(-1);
  const before = priced.at(-2)?.price ?? 0;
  return latest?.action === "price_changed" ? Math.max(0, before - (latest.price ?? 0)) : 0;
}
