import { availabilities } from "@hjem/domain/listing/availability";
import { pictureKinds } from "@hjem/domain/listing/enumerations";
import { firstListedAt } from "@hjem/domain/listing/first-listed";
import type { ListingImage } from "@hjem/domain/listing/image";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";
import { CHANGES_MAX, type ListingChange } from "@hjem/domain/listing/listing-history";
import type { SavedHome, SavedHomesQuery, SavedHomesResponse } from "@hjem/domain/saved/collection";
import { type SavedRoom, savedRooms } from "@hjem/domain/saved/saved-rules";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { availabilityCodes } from "../../search/column-codes.ts";
import { availabilityOfHome, isNewTo, isOpen, ofAvailability } from "./collection-list.ts";
import { readStatements } from "./home-statements.ts";

/** A collection of the person, as far as its homes depend on it. */
interface Scope {
  id: string;
  version: number;
  seenAt: Date | null;
}

/** What a request for saved homes says, read by its schema. */
export type HomesRequest = z.infer<typeof SavedHomesQuery>;

interface CountRow {
  availability: number;
  total: number;
  /** Homes with a picture of each room, in the order of `savedRooms`. */
  rooms: number[];
}

interface PageRow {
  property_id: string;
  listing_id: number | null;
  card: string;
  saved_at: Date;
  saved_by: string | null;
  is_new: boolean;
  collection_ids: string[];
}

/** The person's collections. */
const readScopes = async (db: Database, accountId: string): Promise<Scope[]> => {
  const rows = await db
    .selectFrom("collection_member as m")
    .innerJoin("collection as c", "c.id", "m.collection_id")
    .select(["c.id", "c.version", "m.seen_at"])
    .where("m.account_id", "=", accountId)
    .where("c.deleted_at", "is", null)
    .orderBy("c.id")
    .execute();
  return rows.map(({ id, version, seen_at: seenAt }) => ({ id, version, seenAt }));
};

/** Homes `h` of some collections; of several each home once, as it was saved first. */
const homesIn = (ids: readonly string[]): RawBuilder<unknown> =>
  ids.length === 1
    ? sql`select h.* from collection_home h where h.collection_id = ${ids[0]}::uuid and h.removed_at is null`
    : sql`
        select distinct on (h.property_id) h.* from collection_home h
        where h.collection_id = any(${ids}::uuid[]) and h.removed_at is null
        order by h.property_id, h.saved_at, h.collection_id`;

/** Lets homes through that have viewings, where only these are wanted; their rows are `s`. */
const ofViewings = (isWanted: boolean): RawBuilder<boolean> =>
  isWanted ? sql`(cardinality(s.viewings) > 0 and ${isOpen})` : sql`true`;

const roomBit = (room: SavedRoom): number => 2 ** pictureKinds.indexOf(room);

const readCounts = async (
  db: Database,
  ids: readonly string[],
  { viewings }: HomesRequest,
): Promise<CountRow[]> => {
  const rooms = savedRooms.map(
    (room) => sql`count(*) filter (where s.photo_kinds & ${sql.lit(roomBit(room))} > 0)::int4`,
  );
  const { rows } = await sql<CountRow>`
    select ${availabilityOfHome} as availability, count(*)::int4 as total, array[${sql.join(rooms)}] as rooms
    from (${homesIn(ids)}) h left join listing_search s on s.id = h.listing_id
    where ${ofViewings(viewings)}
    group by 1
  `.execute(db);
  return rows;
};

const readPage = async (
  db: Database,
  accountId: string,
  scope: { ids: readonly string[]; allIds: readonly string[] },
  { page, size, order, availability, viewings }: HomesRequest,
): Promise<PageRow[]> => {
  const direction = sql.raw(order);
  const isFiltered = availability.length > 0 || viewings;
  const { rows } = await sql<PageRow>`
    with page as (
      select h.property_id, h.listing_id, h.saved_at, h.saved_by
      from (${homesIn(scope.ids)}) h
      ${isFiltered ? sql`left join listing_search s on s.id = h.listing_id` : sql``}
      where ${ofAvailability(availability)} and ${ofViewings(viewings)}
      order by h.saved_at ${direction}, h.property_id
      limit ${size} offset ${(page - 1) * size}
    )
    select p.property_id, p.listing_id, p.saved_at, p.saved_by, coalesce(c.card, k.card) as card,
      exists (select 1 from collection_home h
        join collection_member m on m.collection_id = h.collection_id and m.account_id = ${accountId}
        where h.property_id = p.property_id and h.collection_id = any(${scope.ids}::uuid[]) and h.removed_at is null
          and ${isNewTo(accountId)}) as is_new,
      array(select h.collection_id::text from collection_home h
        where h.property_id = p.property_id and h.collection_id = any(${scope.allIds}::uuid[]) and h.removed_at is null
        order by h.collection_id) as collection_ids
    from page p
    left join listing_card c on c.id = p.listing_id
    left join last_card k on k.property_id = p.property_id
    order by p.saved_at ${direction}, p.property_id
  `.execute(db);
  return rows;
};

/** What changed in each listing since it was saved, newest first, at most 200 each. */
const readChanges = async (db: Database, homes: readonly PageRow[]) => {
  const listed = homes.filter((home) => home.listing_id !== null);
  const { rows } = await sql<{ listing_id: number; at: Date; change: ListingChange }>`
    select saved.listing_id, g.at, g.change
    from unnest(${listed.map((home) => home.listing_id)}::int8[],
      ${listed.map((home) => home.saved_at.toISOString())}::timestamptz[]) as saved (listing_id, saved_at)
    cross join lateral (
      select at, id, change from listing_log
      where listing_id = saved.listing_id and at > saved.saved_at
      order by at desc, id desc limit ${CHANGES_MAX}) g
    order by g.at desc, g.id desc
  `.execute(db);
  return Map.groupBy(rows, (row) => row.listing_id);
};

/** All pictures of each listing. */
const readImages = async (
  db: Database,
  homes: readonly PageRow[],
): Promise<Map<number, readonly ListingImage[]>> => {
  const ids = homes.flatMap((home) => home.listing_id ?? []);
  const { rows } = await sql<{ id: number; images: ListingImage[] }>`
    select id, listing -> 'images' as images from listing where id = any(${ids}::int8[])
  `.execute(db);
  return new Map(rows.map(({ id, images }) => [id, images]));
};

/** What a card says of how long its home has been listed, as on the wire. */
interface CardFacts {
  published_at: string;
  time_zone: string;
  price_history: PriceHistoryEntry[];
}

const firstListedOf = (card: string): string => {
  const facts = JSON.parse(card) as CardFacts;
  return firstListedAt({
    publishedAt: facts.published_at,
    timeZone: facts.time_zone,
    priceHistory: facts.price_history,
  });
};

const homeText = (card: string, home: Omit<SavedHome, "property">): string =>
  `${JSON.stringify(toSnakeKeys(home)).slice(0, -1)},"property":${card}}`;

const textsOf = async (
  db: Database,
  ids: readonly string[],
  homes: readonly PageRow[],
  showby: readonly SavedRoom[],
): Promise<string[]> => {
  const [changes, images, statementsOf] = await Promise.all([
    readChanges(db, homes),
    showby.length === 0 ? new Map<number, readonly ListingImage[]>() : readImages(db, homes),
    readStatements(
      db,
      ids,
      homes.map((home) => home.property_id),
    ),
  ]);
  return homes.map((home) => {
    const listingId = home.listing_id ?? 0;
    const pictures = images.get(listingId) ?? [];
    return homeText(home.card, {
      propertyId: home.property_id,
      isGone: home.listing_id === null,
      savedAt: home.saved_at.toISOString(),
      savedBy: home.saved_by,
      collectionIds: home.collection_ids,
      isNew: home.is_new,
      changes: (changes.get(listingId) ?? []).map(({ at, change }) => ({
        at: at.toISOString(),
        change,
      })),
      firstListedAt: firstListedOf(home.card),
      rooms: showby.map((room) => ({
        room,
        images: pictures.filter(({ type }) => type === room),
      })),
      ...statementsOf(home.property_id),
    });
  });
};

/**
 * A page of the homes of a collection, or of all of the person's where `collection` is null: the finished text of
 * `SavedHomesResponse`, into which cards are joined as they are (FAV-030, FAV-031).
 */
export async function readSavedHomes(
  db: Database,
  accountId: string,
  collection: Scope | null,
  request: HomesRequest,
): Promise<string> {
  const scopes = await readScopes(db, accountId);
  const allIds = scopes.map(({ id }) => id);
  const ids = collection === null ? allIds : [collection.id];
  const [counts, homes] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          readCounts(db, ids, request),
          readPage(db, accountId, { ids, allIds }, request),
        ]);
  const wanted = request.availability;
  const filtered = counts.filter(
    (row) =>
      wanted.length === 0 || wanted.some((each) => availabilityCodes[each] === row.availability),
  );
  const total = filtered.reduce((sum, row) => sum + row.total, 0);
  const facts: Omit<SavedHomesResponse, "data"> = {
    pagination: {
      currentPage: request.page,
      perPage: request.size,
      total,
      lastPage: Math.ceil(total / request.size),
    },
    availability: availabilities.map((availability) => ({
      availability,
      count: counts.find((row) => row.availability === availabilityCodes[availability])?.total ?? 0,
    })),
    rooms: savedRooms.map((room, place) => ({
      room,
      count: filtered.reduce((sum, row) => sum + (row.rooms[place] ?? 0), 0),
    })),
    seenAt: collection?.seenAt?.toISOString() ?? null,
    version: (collection === null ? scopes : [collection]).reduce(
      (sum, { version }) => sum + version,
      0,
    ),
  };
  const texts = await textsOf(db, ids, homes, [...new Set(request.showby)]);
  return `${JSON.stringify(toSnakeKeys(facts)).slice(0, -1)},"data":[${texts.join(",")}]}`;
}
