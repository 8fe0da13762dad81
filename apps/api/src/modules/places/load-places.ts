import type { Region } from "@hjem/domain/region";
import type { PlaceData } from "@hjem/places/place-data";
import { placesOfRegion, placesVersion } from "@hjem/places/places-of-region";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { readSetting, writeSetting } from "../settings/repository.ts";
import { placeListingsAnew } from "./listing-places.ts";
import { savePlaces } from "./repository.ts";

/** Places written by one statement. */
const LOT_SIZE = 2_000;
/** Only one process writes places at a time; the number names the lock. */
const PLACES_LOCK = 1_200_108;

/** What loading needs. */
export interface PlaceLoading {
  db: Database;
  regions: readonly Pick<Region, "id">[];
  /** Writes them even where they are there in this version. @default false */
  isForced?: boolean;
  /** Hears one line for each region whose places were written. */
  onProgress?: (line: string) => void;
}

const settingKey = (regionId: string): string => `places.${regionId}`;

/** Removes places that the data no longer has, unless a listing is in them. */
const removeRetired = async (
  db: Database,
  regionId: string,
  places: readonly PlaceData[],
): Promise<void> => {
  const geoIds = places.map(({ geoId }) => geoId);
  await sql`
    delete from place p
    where p.region = ${regionId} and p.source is not null and p.geo_id <> all(${geoIds}::text[])
      and not exists (select 1 from listing_search s where s.place_ids @> array[p.id])
  `.execute(db);
};

const writePlaces = (db: Database, regionId: string, places: readonly PlaceData[]) =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${PLACES_LOCK})`.execute(trx);
    for (let start = 0; start < places.length; start += LOT_SIZE) {
      const lot = places.slice(start, start + LOT_SIZE).map((place) => ({
        ...place,
        otherNames: [...new Set([...Object.values(place.names), ...place.aliases])],
      }));
      await savePlaces(trx, regionId, lot);
    }
  });

/**
 * Brings the real geography of each region into the database (D43): a step of every start, after the migrations. Where
 * this version is there already it costs one query. Listings stay as they are; the wider places that follow from
 * those they name are derived anew, and published to the change feed (D48, D108). What was interrupted is done
 * again by the next call.
 */
export const loadPlaces = async (loading: PlaceLoading): Promise<void> => {
  const { db, regions, isForced = false, onProgress } = loading;
  for (const { id } of regions) {
    const version = placesVersion(id);
    if (version === null) continue;
    if (!isForced && (await readSetting(db, settingKey(id))) === version) continue;
    const places = placesOfRegion(id);
    await writePlaces(db, id, places);
    const moved = await placeListingsAnew(db, id);
    await removeRetired(db, id, places);
    // The embedded database counts nothing by itself: without it, queries are planned as for an empty table.
    await sql`analyze place`.execute(db);
    await writeSetting(db, settingKey(id), version);
    onProgress?.(
      `Places ${id}: ${places.length} saved; listings with other places than before: ${moved}.`,
    );
  }
};
