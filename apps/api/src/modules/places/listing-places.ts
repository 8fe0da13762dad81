import type { Listing } from "@hjem/domain/listing/listing";
import { sql } from "kysely";
import type { Database, Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { derivingGeoIds, geoIdsOf, ownPlaces } from "./listing-streets.ts";
import { findWiderPlaces, savePlaces } from "./repository.ts";

/** Thrown when a listing names a place that was never saved; postcodes and streets are created automatically. */
export class UnknownPlaceError extends Error {
  override name = "UnknownPlaceError";
  readonly propertyId: string;
  readonly geoId: string;
  constructor(propertyId: string, geoId: string) {
    super(`Listing ${propertyId} names the place ${geoId}, which is not known.`);
    this.propertyId = propertyId;
    this.geoId = geoId;
  }
}

type Placed = Pick<Listing, "id" | "address">;

/**
 * Finds the internal ids of all places that contain these listings, the widest first: those they name and the wider
 * ones that follow from them (D108). Postcodes and streets that are new are saved.
 * The returned function throws `UnknownPlaceError` for a listing that names another place that is not known.
 */
export const placeIdsOfListings = async (
  db: Queries,
  regionId: string,
  listings: readonly Placed[],
): Promise<(listing: Placed) => number[]> => {
  const known = await findWiderPlaces(
    db,
    regionId,
    listings.flatMap(({ address }) => geoIdsOf(address)),
  );
  const missing = new Map(
    listings
      .flatMap(({ address }) => ownPlaces(address))
      .filter(({ geoId }) => !known.has(geoId))
      .map((place) => [place.geoId, place]),
  );
  if (missing.size > 0) {
    await savePlaces(db, regionId, [...missing.values()]);
    for (const [geoId, found] of await findWiderPlaces(db, regionId, [...missing.keys()])) {
      known.set(geoId, found);
    }
  }
  return ({ id, address }) => {
    const named = geoIdsOf(address).map((geoId) => {
      const place = known.get(geoId);
      if (place === undefined) {
        throw new UnknownPlaceError(id, geoId);
      }
      return place.id;
    });
    const widerOf = (geoId: string) => known.get(geoId)?.wider ?? [];
    const [first = ""] = address.geoIds;
    return [...new Set([...widerOf(first), ...named, ...derivingGeoIds(address).flatMap(widerOf)])];
  };
};

/** Listings whose places are derived again by one transaction. */
const LOT_SIZE = 1_000;

interface PlacedRow extends Placed {
  internalId: number;
  placeIds: number[];
}

const placeLot = (db: Database, regionId: string, after: number) =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<PlacedRow>`
      select l.id as "internalId", l.public_id as id, l.listing -> 'address' as address, s.place_ids as "placeIds"
      from listing l join listing_search s on s.id = l.id
      where l.region = ${regionId} and l.id > ${after}
      order by l.id limit ${LOT_SIZE}
    `.execute(trx);
    const placeIds = await placeIdsOfListings(trx, regionId, rows);
    const moved = rows.flatMap((row) => {
      const place_ids = placeIds(row);
      const known = new Set(row.placeIds);
      const isSame = known.size === place_ids.length && place_ids.every((id) => known.has(id));
      return isSame ? [] : [{ id: row.internalId, place_ids }];
    });
    if (moved.length > 0) {
      await sql`
        update listing_search s set place_ids = m.place_ids
        from json_to_recordset(${JSON.stringify(moved)}::json) as m(id int8, place_ids int4[])
        where s.id = m.id
      `.execute(trx);
    }
    return { moved: moved.length, last: rows.at(-1)?.internalId ?? null };
  });

/**
 * Derives the wider places of every listing of a region again; changed ones are published to the change feed (D48).
 * Returns how many changed.
 */
export const placeListingsAnew = async (db: Database, regionId: string): Promise<number> => {
  let moved = 0;
  for (let after: number | null = 0; after !== null;) {
    const lot: { moved: number; last: number | null } = await placeLot(db, regionId, after);
    moved += lot.moved;
    after = lot.last;
  }
  return moved;
};
