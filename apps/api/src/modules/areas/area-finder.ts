import type { Area, AreaPlace } from "@hjem/domain/place/area";
import type { Region } from "@hjem/domain/region";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../db/schema.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { countInPlaces } from "../places/count-in-places.ts";
import type { PlaceChanges } from "../places/place-changes.ts";
import { StaleWhileRevalidate } from "../places/stale-while-revalidate.ts";
import { TtlCache } from "../places/ttl-cache.ts";
import { type AreaDirectory, areaDirectory, type AreaNode, ancestorsOf } from "./area-directory.ts";
import { areaFigures } from "./area-figures.ts";
import { countInside, findAreas } from "./repository.ts";
import { findSoldQuarters } from "./sold-prices.ts";

/** Places come and go by hand; so often they are read again where the database does not say that they changed. */
const DIRECTORY_AGE_MS = 5 * 60_000;
/** The figures of a place may be half a minute old: many visitors open the same place. */
const AREA_CACHE = { ageMs: 30_000, size: 500 } as const;

/** Places inside that are listed first. */
const MOST = 24;
/** More places than these are grouped by their first letter. */
const NAMED_MAX = 200;
const ALTERNATIVES = 6;
const NEIGHBOURS = 8;
/** Maximum number of nearby places that are checked for listings, and of places with one name that are counted. */
const NEAR = 40;

/** A request: words that name a place, and the first letter of the requested places inside it. */
export interface RequestedArea {
  term: string;
  initial?: string | undefined;
  region: Region;
}

type Counts = ReadonlyMap<number, number>;

const placeOf = (area: AreaNode, count: number): AreaPlace => ({
  geoId: area.geoId,
  kind: area.kind,
  name: area.name,
  // `Oslo, Oslo` adds no information.
  parent: area.parent === area.name ? null : area.parent,
  address: area.address,
  count,
});

const byCount = (one: AreaPlace, other: AreaPlace): number => other.count - one.count;

const initialOf = ({ name }: Pick<AreaNode, "name">): string => name.slice(0, 1).toUpperCase();

/** Which of the places inside are shown: those with most listings, and those that are named. */
const shownInside = (area: AreaNode, ranking: Counts, requested: string | undefined) => {
  const { inside } = area;
  const rank = ({ id }: AreaNode) => ranking.get(id) ?? 0;
  const most = inside
    .filter((place) => rank(place) > 0)
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, MOST);
  const isMany = inside.length > NAMED_MAX;
  const named = isMany
    ? inside.filter((place) => initialOf(place) === requested?.toUpperCase())
    : inside;
  return {
    total: inside.length,
    most,
    initials: isMany ? [...new Set(inside.map(initialOf))] : [],
    // What is listed already is not repeated.
    named: most.length === inside.length ? [] : named,
  };
};

/** Finds places for their area pages. */
export interface AreaFinder {
  /** The place that words name, with what its page shows; null for words that name none. */
  find(requested: RequestedArea): Promise<Area | null>;
  /** Puts a market's places into their tree: otherwise the first visitor of an area page waits for it, seconds on a busy machine. */
  prepare(region: Region): Promise<void>;
}

/** The places of a market in their tree, and what `PlaceChanges` said when they were read. */
interface ReadDirectory {
  directory: AreaDirectory;
  version: number | null;
}

/** Finds places by the words of an address in memory, and their figures in index and database. */
export const areaFinder = (deps: {
  db: Database;
  index: SearchIndex;
  changes: PlaceChanges;
  now: () => number;
  log: Pick<FastifyBaseLogger, "warn">;
}): AreaFinder => {
  const { db, index, changes, now, log } = deps;
  const directories = new Map<string, StaleWhileRevalidate<ReadDirectory>>();
  const areas = new TtlCache<Area>(AREA_CACHE);
  changes.onGeography((regionId) => directories.get(regionId)?.renew(now()));

  const readDirectory = async (
    region: Region,
    last: ReadDirectory | undefined,
  ): Promise<ReadDirectory> => {
    const { id } = region;
    const version = changes.placesVersion(id) === null ? null : changes.geographyVersion(id);
    if (last && version !== null && last.version === version) return last;
    return { directory: areaDirectory(await findAreas(db, id), region), version };
  };

  const directoryOf = async (region: Region): Promise<AreaDirectory> => {
    const known =
      directories.get(region.id) ??
      new StaleWhileRevalidate<ReadDirectory>(
        DIRECTORY_AGE_MS,
        (last) => readDirectory(region, last),
        (error) => log.warn({ err: error }, "areas could not be read anew"),
      );
    directories.set(region.id, known);
    return (await known.get(now())).directory;
  };

  /** The place with most listings; of equal ones the better known. */
  const chosenOf = async (named: readonly AreaNode[], region: Region): Promise<AreaNode | null> => {
    const known = named.toSorted((one, other) => other.weight - one.weight).slice(0, NEAR);
    if (known.length < 2) return known[0] ?? null;
    const countOf = await countInPlaces(
      index,
      known.map(({ id }) => id),
      { region, now: now() },
    );
    return known.toSorted((one, other) => countOf(other.id) - countOf(one.id))[0] ?? null;
  };

  const areaOf = async (
    area: AreaNode,
    matches: number,
    directory: AreaDirectory,
    { region, initial }: RequestedArea,
  ): Promise<Area> => {
    const ancestors = [...ancestorsOf(area), ...(area.city ? [area.city] : [])];
    const namesakes = directory
      .namesakes(area)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, NEAR);
    const near = directory.nearest(area, NEAR);
    const scope = { region, now: now() };
    const inside = shownInside(area, await countInside(db, region.id, area.id), initial);
    const shown = [area, ...ancestors, ...namesakes, ...near, ...inside.most, ...inside.named];
    const [figures, soldQuarters, countOf] = await Promise.all([
      areaFigures(index, area.geoId, scope),
      findSoldQuarters(db, area.id, scope),
      countInPlaces(index, [...new Set(shown.map(({ id }) => id))], scope),
    ]);
    const view = (each: AreaNode) => placeOf(each, countOf(each.id));
    return {
      ...view(area),
      matches,
      ...figures,
      soldQuarters,
      ancestors: ancestors.map(view),
      alternatives: namesakes.map(view).toSorted(byCount).slice(0, ALTERNATIVES),
      inside: {
        ...inside,
        most: inside.most
          .map(view)
          .filter(({ count }) => count > 0)
          .toSorted(byCount),
        named: inside.named.map(view),
      },
      neighbours: near
        .map(view)
        .filter(({ count }) => count > 0)
        .slice(0, NEIGHBOURS),
    };
  };

  return {
    async find(requested) {
      const { term, initial, region } = requested;
      const directory = await directoryOf(region);
      const named = directory.named(term);
      const area = await chosenOf(named, region);
      if (!area) return null;
      const key = JSON.stringify([region.id, area.geoId, initial, named.length]);
      return areas.get(key, now(), () => areaOf(area, named.length, directory, requested));
    },

    async prepare(region) {
      await directoryOf(region);
    },
  };
};
