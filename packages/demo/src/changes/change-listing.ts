import { isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Money } from "@hjem/domain/listing/money";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { dayIn } from "@hjem/domain/time/zone";

/** What `pnpm demo:change` can do to a home. */
export const demoChangeKinds = ["price", "viewing", "sold", "back", "new"] as const;
export type DemoChangeKind = (typeof demoChangeKinds)[number];

const DAY_MS = 86_400_000;
/** A price falls by about so much, to a round sum. */
const PRICE_FACTOR = 0.965;
/** Days until an added viewing. */
const VIEWING_DAYS = 4;

const rounded = (amount: number): number => {
  const step = amount >= 1_000_000 ? 10_000 : 10;
  return Math.max(0, Math.min(amount - 1, Math.round((amount * PRICE_FACTOR) / step) * step));
};

function lower(money: Money | null): Money | null {
  if (money === null) return null;
  const { amount, min, max } = money;
  const of = (value: number | null) => (value === null ? null : rounded(value));
  return { ...money, amount: of(amount), min: of(min), max: of(max) };
}

const withLowerPrice = ({ prices, ...listing }: Listing): Listing => ({
  ...listing,
  prices: {
    ...prices,
    price: lower(prices.price),
    askingPrice: lower(prices.askingPrice),
    totalPrice: lower(prices.totalPrice),
    monthly: lower(prices.monthly),
  },
});

function withViewing(listing: Listing, now: number): Listing {
  const { viewingDates, address } = listing;
  const day = dayIn(now + (VIEWING_DAYS + viewingDates.length) * DAY_MS, address.timeZone);
  const added = viewingDate({ day, timeFrom: "12:00", timeTo: "12:45" }, address.timeZone);
  return { ...listing, viewingDates: [...viewingDates, added] };
}

/**
 * A made-up home after a change, as its advertiser would send it: a lower price, one more viewing, sold or let, available
 * again, or as a new home under `newId`. `now` in milliseconds.
 */
export function changeListing(
  before: Listing,
  kind: DemoChangeKind,
  { now, newId }: { now: number; newId: string },
): Listing {
  const changedAt = new Date(now).toISOString();
  const listing = { ...before, changedAt };
  const changes: Record<DemoChangeKind, () => Listing> = {
    price: () => withLowerPrice(listing),
    viewing: () => withViewing(listing, now),
    sold: () => ({ ...listing, status: isRental(listing) ? "rented" : "sold" }),
    back: () => ({ ...listing, status: "available" }),
    new: () => ({
      ...listing,
      id: newId,
      status: "available",
      createdAt: changedAt,
      publishedAt: changedAt,
      priceHistory: [],
      viewingDates: [],
    }),
  };
  return changes[kind]();
}
