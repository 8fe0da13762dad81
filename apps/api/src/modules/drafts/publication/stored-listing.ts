import { homeKey, type RegisterNumbers } from "@hjem/domain/listing/home-key";
import type { Listing } from "@hjem/domain/listing/listing";
import { withoutAmounts } from "@hjem/domain/listing/price/withheld-price";
import { withPriceStatement } from "@hjem/domain/publishing/price-statement";
import type { Region } from "@hjem/domain/region";
import { dayIn } from "@hjem/domain/time/zone";
import { sql } from "kysely";
import type { Queries } from "../../../db/schema.ts";
import { saveListingsWithin } from "../../listings/repository.ts";
import { afterClosing, afterListing, shownPrice } from "./price-history.ts";

/** A public listing as it is stored, of any market or of one; null before publication. */
export async function readStoredListing(
  trx: Queries,
  publicId: string | null,
  region: Pick<Region, "id"> | null = null,
): Promise<Listing | null> {
  if (publicId === null) return null;
  const { rows } = await sql<{ listing: Listing }>`
    select listing from listing
    where public_id = ${publicId} and region = coalesce(${region?.id ?? null}, region) for update
  `.execute(trx);
  return rows[0]?.listing ?? null;
}

/** How a listing leaves the market. */
export interface Closing {
  status: "sold" | "rented" | "unavailable";
  /** Day in the listing's time zone. */
  date: string;
  /** Null where the owner does not tell it. */
  price: number | null;
}

const closingActions = { sold: "sold", rented: "rented", unavailable: "withdrawn" } as const;

/** The same listing off the market: its page stays, with a badge and the day (D17). */
export const closedListing = (
  listing: Listing,
  { status, date, price }: Closing,
  { currency }: Pick<Region, "currency">,
  now: number,
): Listing => ({
  ...listing,
  status,
  closedAt: date,
  changedAt: new Date(now).toISOString(),
  priceHistory: afterClosing(listing.priceHistory, {
    action: closingActions[status],
    currency: currency.code,
    date,
    price,
  }),
});

/** The same listing on the market, today. */
export function openListing(listing: Listing, region: Region, now: number): Listing {
  const { currency } = region;
  const date = dayIn(now, listing.address.timeZone);
  return {
    ...listing,
    status: "available",
    closedAt: null,
    changedAt: new Date(now).toISOString(),
    priceHistory: afterListing(listing.priceHistory, {
      currency: currency.code,
      date,
      price: shownPrice(withoutAmounts(withPriceStatement(listing, region))),
    }),
  };
}

/** Stores by what the owner stated of the land register which home a published listing is of (D87). */
export const saveHomeKey = async (
  trx: Queries,
  listing: Listing,
  register: RegisterNumbers | undefined,
): Promise<void> => {
  await trx
    .updateTable("listing")
    .set({ home_key: homeKey({ ...listing, register }) })
    .where("public_id", "=", listing.id.toLowerCase())
    .execute();
};

/**
 * Writes a listing as ingestion does, in the transaction of the caller; search, logs and alerts follow from it, alerts not
 * before `heldUntil`.
 */
export const saveListing = (
  trx: Queries,
  region: Region,
  listing: Listing,
  now: number,
  { heldUntil }: { heldUntil?: number } = {},
): Promise<void> => saveListingsWithin(trx, region, [listing], { at: now, heldUntil });
