import { boxAround, type Point } from "@hjem/domain/distance";
import { toProperty } from "@hjem/domain/listing/card";
import { homeKey } from "@hjem/domain/listing/home-key";
import type { Listing } from "@hjem/domain/listing/listing";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";
import { withoutAmounts } from "@hjem/domain/listing/price/withheld-price";
import { Property } from "@hjem/domain/listing/property";
import type { PublicQuestion } from "@hjem/domain/listing/public-question";
import { nearestStopFinder, TRANSPORT_REACH_M } from "@hjem/domain/nearest-stop";
import { withPriceStatement } from "@hjem/domain/publishing/price-statement";
import type { Region } from "@hjem/domain/region";
import { cleanMarkup } from "@hjem/domain/text/markup";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { type HomeRow, readHomeRow } from "../../db/home-row.ts";
import type { Database, Queries } from "../../db/schema.ts";
import { forgetSharedReads } from "../../db/shared-read.ts";
import { inTransaction } from "../../db/transaction.ts";
import { FacilityMask } from "../../search/facility-mask.ts";
import { searchRow } from "../../search/search-row.ts";
import { learnAgencies } from "../agencies/repository.ts";
import { saveAgentsOf } from "../agents/save-agents.ts";
import { readHomes, recordEvents } from "../alerts/listing-events.ts";
import { placeIdsOfListings } from "../places/listing-places.ts";
import { findStopsIn } from "../stops/repository.ts";
import { logDifferences } from "./change-log.ts";
import { findProjectsOf, groupUnits } from "./group-units.ts";
import { saveWords } from "./save-search-text.ts";
import { findNewlyWithheld, withholdEarlier } from "./withhold-earlier.ts";

/** Thrown when a listing comes under the id of one of another region: an id stays in its market. */
export class ListingIdTakenError extends Error {
  override name = "ListingIdTakenError";
  constructor(id: string) {
    super(`Listing ${id} lives in another region.`);
  }
}

/** Listings written by one transaction; larger lots are split. */
const LOT_SIZE = 250;

/** How listings are saved. */
export interface SaveOptions {
  /**
   * Whether what they change is written into their public log and into the events that people are alerted of (D69); the
   * demo, which moves from day to day, has its own. @default true
   */
  isLogged?: boolean;
  /** Instant of the change, milliseconds since 1970. @default now, by the database's clock */
  at?: number | undefined;
  /** Instant until which the change can be undone, so that nobody is alerted of it before (D139). @default none */
  heldUntil?: number | undefined;
}

const insertRows = async (
  db: Queries,
  table: "listing_search" | "listing_card",
  ids: readonly number[],
  rows: readonly object[],
): Promise<void> => {
  await sql`delete from ${sql.table(table)} where id = any(${ids}::int8[])`.execute(db);
  await sql`
    insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(db);
};

const saveTruth = async (
  db: Queries,
  regionId: string,
  listings: readonly Listing[],
): Promise<Map<string, number>> => {
  const keys = JSON.stringify(listings.map((listing) => homeKey(listing)));
  // The number of the register, which its owner stated, stays; so does a unit that the address does not show.
  const { rows } = await sql<{ id: number; public_id: string }>`
    insert into listing (region, public_id, listing, home_key)
    select ${regionId}, lower(l ->> 'id'), l::jsonb, ${keys}::jsonb ->> (place - 1)::int4
    from json_array_elements(${JSON.stringify(listings)}::json) with ordinality as lot (l, place)
    on conflict (public_id) do update set listing = excluded.listing, home_key = case
      when listing.home_key like 'register:%' then listing.home_key
      when excluded.home_key is null and (excluded.listing ->> 'isHidden' = 'true'
        or excluded.listing #>> '{address,street}' = listing.listing #>> '{address,street}') then listing.home_key
      else excluded.home_key end
      where listing.region = excluded.region
    returning id, public_id
  `.execute(db);
  return new Map(rows.map((row) => [row.public_id, row.id]));
};

const boxOfAll = (points: readonly Point[]) => {
  const boxes = points.map((point) => boxAround(point, TRANSPORT_REACH_M));
  return {
    north: Math.max(...boxes.map(({ north }) => north)),
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
};

/**
 * Writes at most 250 listings of a region in the transaction of the caller, who calls `forgetSharedReads` once it is
 * committed: the truth, what it changes of what was there, the events that people are alerted of (D69), the agency and
 * agents it names, and everything that search derives from it. Places other than postcodes and streets, and stops, must
 * be there before.
 * @throws {UnknownPlaceError} when a listing names a place that is not known.
 * @throws {ListingIdTakenError} when its id is one of another region.
 */
export const saveListingsWithin = async (
  db: Queries,
  region: Region,
  written: readonly Listing[],
  { isLogged = true, at, heldUntil }: SaveOptions = {},
): Promise<void> => {
  const listings = written.map((listing) => {
    const { earlierPrices: _read, questions: _asked, ...stored } = listing;
    return withPriceStatement({ ...stored, description: cleanMarkup(stored.description) }, region);
  });
  const facilityMask = new FacilityMask(region);
  const placeIds = await placeIdsOfListings(db, region.id, listings);
  const points = listings.map(({ address }) => address.coordinates);
  const stopDistance = nearestStopFinder(await findStopsIn(db, region.id, boxOfAll(points)));
  const changes = isLogged ? await logDifferences(db, listings) : null;
  const publicIds = listings.map(({ id }) => id.toLowerCase());
  const projects = new Set([
    ...(await findProjectsOf(db, publicIds)),
    ...listings.flatMap(({ id, objectType, projectId }) =>
      objectType === "project" ? id.toLowerCase() : (projectId?.toLowerCase() ?? []),
    ),
  ]);
  // A project changes for a search when its units do, and they when it does.
  const touched = { publicIds, projectIds: [...projects] };
  const before = changes && (await readHomes(db, touched));
  const newlyWithheld = await findNewlyWithheld(db, listings);
  const ids = await saveTruth(db, region.id, listings);

  const entries = listings.map((listing) => {
    const id = ids.get(listing.id.toLowerCase());
    if (id === undefined) throw new ListingIdTakenError(listing.id);
    const property = Property.parse(toProperty(listing, region.currency.code));
    return {
      row: searchRow(listing, {
        id,
        region: region.id,
        property,
        placeIds: placeIds(listing),
        stopDistance: stopDistance(listing.address.coordinates),
        facilityMask,
      }),
      card: { id, card: JSON.stringify(toSnakeKeys(property)) },
    };
  });
  const internalIds = [...ids.values()];
  await insertRows(
    db,
    "listing_search",
    internalIds,
    entries.map(({ row }) => row),
  );
  await insertRows(
    db,
    "listing_card",
    internalIds,
    entries.map(({ card }) => card),
  );
  await withholdEarlier(db, newlyWithheld);
  await saveWords(db, region, listings, ids);
  await groupUnits(db, [...projects]);
  if (changes && before) {
    const after = await readHomes(db, touched);
    await recordEvents(db, { regionId: region.id, before, after, changes, at, heldUntil });
  }
  await learnAgencies(db, region.id, listings);
  await saveAgentsOf(db, region.id, listings, ids);
};

/**
 * Writes listings of a region as `saveListingsWithin` does, in one transaction for every 250. One that is refused takes
 * its lot with it.
 */
export const saveListings = async (
  db: Database,
  region: Region,
  listings: readonly Listing[],
  options: SaveOptions = {},
): Promise<void> => {
  for (let start = 0; start < listings.length; start += LOT_SIZE) {
    const lot = listings.slice(start, start + LOT_SIZE);
    await inTransaction(db, (trx) => saveListingsWithin(trx, region, lot, options));
    forgetSharedReads(db);
  }
};

/** After many listings: the planner learns the new columns and pages are marked for index-only reading. */
export const tidyAfterBulk = async (db: Database): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};

/** A listing with its market. */
interface StoredListing {
  region: string;
  listing: Listing;
}

/** Characters of all remembered rows. */
const READ_LETTERS_MAX = 2_000_000;

/** Listings that were read last, by public id, with the text of their row: the same text is the same listing in any database. */
const readLast = new LRUCache<string, StoredListing & ReadText>({
  maxSize: READ_LETTERS_MAX,
  sizeCalculation: ({ text, earlier, questions }) =>
    text.length + (earlier?.length ?? 0) + (questions?.length ?? 0),
});

/** What is read of a listing, as text. */
type ReadText = Pick<HomeRow, "text" | "earlier" | "questions">;

/**
 * A listing with what its home cost before it (D100), and the questions that are published about it (D86), as everybody
 * may see it: amounts that are withheld are null (D125).
 */
const readListing = ({ text, earlier, questions }: ReadText): Listing =>
  withoutAmounts({
    ...(JSON.parse(text) as Listing),
    ...(earlier !== null && { earlierPrices: JSON.parse(earlier) as PriceHistoryEntry[] }),
    ...(questions !== null && {
      questions: (JSON.parse(questions) as PublicQuestion[]).map(({ publishedAt, ...words }) => ({
        ...words,
        publishedAt: new Date(publishedAt).toISOString(),
      })),
    }),
  });

/**
 * A listing of any market as everybody may see it, with its region; null for an id that never existed (D17). Its row is always read; while that is
 * unchanged, the result is the same object, which must not be changed.
 */
export const findListing = async (
  db: Queries,
  propertyId: string,
): Promise<StoredListing | null> => {
  const publicId = propertyId.toLowerCase();
  const row = await readHomeRow(db, publicId);
  if (!row) return null;
  const { region, text, earlier, questions } = row;
  const known = readLast.get(publicId);
  const isKnown =
    known?.text === text && known.earlier === earlier && known.questions === questions;
  if (isKnown && known.region === region) return known;
  const stored = { region, text, earlier, questions, listing: readListing(row) };
  readLast.set(publicId, stored);
  return stored;
};

/**
 * Some fields of listings of a region by public id as everybody may see them, in the order of the ids; those that are not
 * there are left out. The rest of a row is most of it: its texts and pictures stay in the database.
 */
export const findListingFields = async <Field extends keyof Listing>(
  db: Queries,
  regionId: string,
  propertyIds: readonly string[],
  fields: readonly Field[],
): Promise<Pick<Listing, Field>[]> => {
  const ids = propertyIds.map((id) => id.toLowerCase());
  // One pass over the document: each `->` would decompress it again.
  const { rows } = await sql<{ listing: Pick<Listing, Field> }>`
    select (select jsonb_object_agg(key, value) from jsonb_each(l.listing) where key = any(${[...fields, "priceStatement"]}::text[])) as listing
    from unnest(${ids}::text[]) with ordinality as requested(public_id, place)
    join listing l on l.public_id = requested.public_id and l.region = ${regionId}
    order by requested.place
  `.execute(db);
  return rows.map(({ listing }) => withoutAmounts(listing));
};

/** Finished cards of a region by public id, in the order of the ids, joined by commas; `codes` of availability. */
export const findCards = async (
  db: Queries,
  regionId: string,
  propertyIds: readonly string[],
  codes: readonly number[],
): Promise<{ cards: string; total: number }> => {
  const ids = propertyIds.map((id) => id.toLowerCase());
  const { rows } = await sql<{ cards: string; total: number }>`
    select coalesce(string_agg(c.card, ',' order by requested.place), '') as cards, count(*)::int4 as total
    from unnest(${ids}::text[]) with ordinality as requested(public_id, place)
    join listing l on l.public_id = requested.public_id and l.region = ${regionId}
    join listing_search s on s.id = l.id and s.availability = any(${codes}::int2[])
    join listing_card c on c.id = l.id
  `.execute(db);
  return rows[0] ?? { cards: "", total: 0 };
};
