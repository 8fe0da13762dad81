import { roughPosition } from "@hjem/domain/distance";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Region } from "@hjem/domain/region";
import { dayIn } from "@hjem/domain/time/zone";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { saveListingsWithin } from "./repository.ts";

/** What stays of a listing that is hidden: that there was one, without pictures, text, street and contact (D38, D99). */
export function hiddenForm(stored: Listing, now: number): Listing {
  const listing = { ...stored };
  delete listing.ownerContact;
  const { address } = listing;
  const place = [address.displayName, address.region].filter(Boolean).join(", ");
  return {
    ...listing,
    agent: null,
    title: address.displayName,
    description: "",
    address: {
      ...address,
      street: "",
      localName: undefined,
      fullAddress: place || address.postCode,
      coordinates: roughPosition(address.coordinates),
    },
    isHidden: true,
    isFirstOnMarket: false,
    additionalInfo: { ...listing.additionalInfo, highlights: [], timeline: [], unitName: null },
    images: [],
    rooms: [],
    facilities: [],
    viewingDates: [],
    isViewingByAppointment: false,
    documents: [],
    housingAssociation: undefined,
    conditionReportUrl: undefined,
    website: undefined,
    biddingUrl: null,
    bookOpeningUrl: null,
    status: "unavailable",
    closedAt: listing.closedAt ?? dayIn(now, address.timeZone),
    changedAt: new Date(now).toISOString(),
  };
}

/** Hides listings at once, in the transaction of the caller; what they were is kept until they are shown again. */
export async function hideListings(
  trx: Queries,
  region: Region,
  publicIds: readonly string[],
  now: number,
): Promise<void> {
  const { rows } = await sql<{ listing: Listing }>`
    insert into removed_listing (public_id, region, removed_at, listing)
    select public_id, region, ${new Date(now).toISOString()}::timestamptz, listing from listing
    where region = ${region.id} and public_id = any(${[...publicIds]}::text[])
    on conflict (public_id) do nothing
    returning listing
  `.execute(trx);
  if (rows.length === 0) return;
  const hidden = rows.map(({ listing }) => hiddenForm(listing, now));
  await saveListingsWithin(trx, region, hidden, { isLogged: false });
}

/** Shows hidden listings again as they were. */
export async function showListings(
  trx: Queries,
  region: Region,
  publicIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ listing: Listing }>`
    delete from removed_listing where region = ${region.id} and public_id = any(${[...publicIds]}::text[])
    returning listing
  `.execute(trx);
  if (rows.length === 0) return;
  await saveListingsWithin(
    trx,
    region,
    rows.map(({ listing }) => listing),
    { isLogged: false },
  );
}

/**
 * Erases what hidden listings were, what became of them, and what others were told of them; their ids stay as those of
 * listings that are gone (D17). Who has saved one keeps place, type and price.
 */
export async function eraseHiddenListings(
  trx: Queries,
  publicIds: readonly string[],
): Promise<void> {
  const ids = [...publicIds];
  await sql`delete from removed_listing where public_id = any(${ids}::text[])`.execute(trx);
  await sql`
    delete from listing_log where listing_id in (select id from listing where public_id = any(${ids}::text[]))
  `.execute(trx);
  for (const table of ["listing_event", "listing_event_held", "alert_home"]) {
    await sql`delete from ${sql.table(table)} where public_id = any(${ids}::text[])`.execute(trx);
  }
  await sql`
    update last_card k set card = c.card from listing l join listing_card c on c.id = l.id
    where l.public_id = k.property_id and k.property_id = any(${ids}::text[])
  `.execute(trx);
}
