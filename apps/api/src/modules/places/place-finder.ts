import { boxAround, metresBetween, type Point } from "@hjem/domain/distance";
import { type Place, type PlaceKind, placeKinds } from "@hjem/domain/place/place";
import type { PlaceNames } from "@hjem/domain/search/reading/places";
import { fold } from "@hjem/domain/text/fold";
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { countInPlaces, type PlaceScope } from "./count-in-places.ts";
import { likelierThan, placeNames } from "./misspelt-names.ts";
import type { PlaceChanges } from "./place-changes.ts";
import { placeColumns, PlaceDirectory } from "./place-directory.ts";
import type { Find, StoredPlace } from "./place-index.ts";

/** A place with its internal id. */
export type FoundPlace = Place & { id: number };

/** Places that a search box offers; every number is counted at each request. */
export interface PlaceFinder {
  /**
   * Places whose name contains the words, in any order and with the surrounding place (`Richmond VIC`): the full name
   * first, then its beginning, then words inside, then names that are spelt much alike; of equal ones those with the most
   * homes.
   */
  suggest(term: string, scope: PlaceScope, limit: number): Promise<FoundPlace[]>;
  /** Places of some kinds with the most available listings. */
  popular(kinds: readonly PlaceKind[], scope: PlaceScope, limit: number): Promise<FoundPlace[]>;
  /** Those of these places that are known, in the given order. */
  byGeoIds(geoIds: readonly string[], scope: PlaceScope): Promise<FoundPlace[]>;
  /** The place by which a point is best called; null far from any. */
  nearest(point: Point, scope: PlaceScope): Promise<FoundPlace | null>;
  /** The market's names as the search box reads them, ranked as suggestions are. */
  names(scope: PlaceScope): Promise<PlaceNames>;
  /** A value that changes with a market's names, and with every change of listings that the index takes in. */
  version(regionId: string): string;
  /** Reads a market's names into memory: otherwise the first request for a place would wait for it, some seconds on a busy machine. */
  prepare(scope: PlaceScope): Promise<void>;
}

/** Fewer places than this by the right spelling, and a mistake is likely. */
const ENOUGH = 3;
/** Places that are counted for each that is shown: twins fall out, and numbers for ranking are a little old. */
const COUNTED_PER_SHOWN = 2;
/** Before the name that was typed to the letter. */
const LIKELIER = -2;
/** Farther away than this a place says nothing of a point. Metres. */
const NEAREST_MAX_M = 25_000;
/** Of places closer than this the better known one is used. Metres. */
const SAME_SPOT_M = 60;

/** Names by which a spot is called, the likeliest first. */
const kindNames: readonly PlaceKind[] = ["suburb", "district", "municipality", "street"];

const placeOf = (
  { id, geoId, kind, name, parent, lat, lng }: StoredPlace,
  count: number,
): FoundPlace => ({
  id,
  geoId,
  kind,
  name,
  // `Oslo, Oslo` adds no information.
  parent: parent === name ? null : parent,
  count,
  location: { lat, lng },
});

/**
 * One of each name and parent: a suburb may have several postcodes, and Oslo is a county and a municipality. The one
 * with the most listings stays, of equal ones the narrower. A city wins over the suburb of its name; that one stays
 * where it has listings of its own (D108).
 */
const withoutTwins = (places: readonly FoundPlace[]): FoundPlace[] => {
  const stored = new Map<string, FoundPlace>();
  for (const place of places) {
    const isCity = place.kind === "city";
    const key = `${isCity} ${place.name} ${place.parent ?? ""}`;
    const twin = stored.get(key);
    const isNarrower = (other: FoundPlace) =>
      placeKinds.indexOf(place.kind) > placeKinds.indexOf(other.kind);
    if (!twin || place.count > twin.count || (place.count === twin.count && isNarrower(twin))) {
      stored.set(key, place);
    }
  }
  const names = new Set(stored.keys());
  return [...stored.values()].filter(
    ({ kind, name, parent, count }) =>
      kind === "city" || count > 0 || !names.has(`true ${name} ${parent ?? ""}`),
  );
};

/** Finds places by their names in memory, and counts in them by the search index. */
export const placeFinder = (deps: {
  db: Database;
  index: SearchIndex;
  changes: PlaceChanges;
  now: () => number;
  log: Pick<FastifyBaseLogger, "warn">;
}): PlaceFinder => {
  const { db, index, log } = deps;
  const directory = new PlaceDirectory(db, deps.changes, deps.now, (error) =>
    log.warn({ err: error }, "places could not be read anew"),
  );

  const counted = async (places: readonly StoredPlace[], scope: PlaceScope) => {
    const countOf = await countInPlaces(
      index,
      places.map(({ id }) => id),
      scope,
    );
    return places.map((place) => placeOf(place, countOf(place.id)));
  };

  return {
    async suggest(term, scope, limit) {
      const { region, now } = scope;
      const names = await directory.names(region.id, now);
      const homes = await directory.homes(region.id, scope, now);
      const homesIn = ({ id }: StoredPlace) => homes.get(id) ?? 0;
      const finds = names.find(term, {
        limit: limit * COUNTED_PER_SHOWN,
        enough: ENOUGH,
        homesIn,
      });
      // What the reading takes such a name for stands first here too (S1).
      const likelier = likelierThan(names, term, homesIn);
      const typed = fold(term.trim());
      // `Moe` and `Mo` are alike to the finder; the one that was typed to the letter comes first.
      const fitOf = new Map(
        finds.map(({ place, fit }: Find) => [place.id, fold(place.name) === typed ? -1 : fit]),
      );
      for (const { id } of likelier) fitOf.set(id, LIKELIER);
      const places = await counted(
        [...new Set([...likelier, ...finds.map(({ place }) => place)])],
        scope,
      );
      const fit = ({ id }: FoundPlace) => fitOf.get(id) ?? 0;
      const ranked = places.toSorted(
        (one, other) => fit(one) - fit(other) || other.count - one.count,
      );
      return withoutTwins(ranked).slice(0, limit);
    },

    async popular(kinds, scope, limit) {
      const { region, now } = scope;
      const { places } = await directory.names(region.id, now);
      const homes = await directory.homes(region.id, scope, now);
      const homesIn = ({ id }: StoredPlace) => homes.get(id) ?? 0;
      const ranked = places
        .filter((place) => kinds.includes(place.kind) && homesIn(place) > 0)
        .toSorted((one, other) => homesIn(other) - homesIn(one) || other.weight - one.weight)
        .slice(0, limit * COUNTED_PER_SHOWN);
      const exact = await counted(ranked, scope);
      return exact
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count)
        .slice(0, limit);
    },

    async byGeoIds(geoIds, scope) {
      if (geoIds.length === 0) return [];
      // From the database: a place may be younger than what is in memory.
      const { rows } = await sql<StoredPlace>`
        select ${placeColumns}
        from unnest(${geoIds}::text[]) with ordinality as requested(geo_id, place)
        join place p on p.geo_id = requested.geo_id and p.region = ${scope.region.id}
        order by requested.place
      `.execute(db);
      return counted(rows, scope);
    },

    async nearest(point, scope) {
      const { places } = await directory.names(scope.region.id, scope.now);
      const { north, south, west, east } = boxAround(point, NEAREST_MAX_M);
      const near = places
        .filter(({ lat, lng }) => lat <= north && lat >= south && lng >= west && lng <= east)
        .filter(({ kind, isApproximate }) => kindNames.includes(kind) && !isApproximate)
        .map((place) => ({ place, metres: metresBetween(place, point) }));
      const fewest = Math.min(NEAREST_MAX_M, ...near.map(({ metres }) => metres));
      const [best] = near
        .filter(({ metres }) => metres <= fewest + SAME_SPOT_M)
        .toSorted(
          (one, other) => kindNames.indexOf(one.place.kind) - kindNames.indexOf(other.place.kind),
        );
      if (!best) return null;
      const [place = null] = await counted([best.place], scope);
      return place;
    },

    async names(scope) {
      const { region, now } = scope;
      const homes = await directory.homes(region.id, scope, now);
      return placeNames(await directory.names(region.id, now), ({ id }) => homes.get(id) ?? 0);
    },

    version: (regionId) => `${directory.version(regionId)} ${index.version ?? ""}`,

    async prepare(scope) {
      const { region, now } = scope;
      await directory.names(region.id, now);
      await directory.homes(region.id, {}, now);
    },
  };
};
