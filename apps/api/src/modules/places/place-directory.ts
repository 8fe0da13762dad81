import {
  type SearchListingType,
  type Acquisition,
  acquisitionOf,
} from "@hjem/domain/listing/listing-type";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { availableConditions, coverageConditions } from "../../search/filter-conditions.ts";
import type { PlaceChanges } from "./place-changes.ts";
import { PlaceIndex, type StoredPlace } from "./place-index.ts";
import { StaleWhileRevalidate } from "./stale-while-revalidate.ts";

/** Maximum delay until places that changed otherwise than by new streets or real geography are read again. */
const STREETS_AGE_MS = 30_000;
/** Numbers of homes by which places are ranked; those that are shown are counted at each request. */
const RANKING_AGE_MS = 300_000;

/** For which listings places are ranked; all of them when nothing is said. */
export interface RankedFor {
  listingType?: SearchListingType | undefined;
  acquisition?: Acquisition | undefined;
}

interface Read {
  index: PlaceIndex;
  /** What `PlaceChanges` said when it was read. */
  version: number | null;
}

/** The columns of a place. */
export const placeColumns = sql`p.id, p.geo_id as "geoId", p.kind, p.name, p.parent_name as parent, p.weight, p.lat, p.lng,
  p.other_names as "otherNames", p.is_approximate as "isApproximate", p.wider`;

const readPlaces = async (db: Database, regionId: string): Promise<StoredPlace[]> => {
  const { rows } = await sql<StoredPlace>`
    select ${placeColumns} from place p where p.region = ${regionId} order by p.id
  `.execute(db);
  return rows;
};

const readStreets = async (db: Database, ids: readonly number[]): Promise<StoredPlace[]> => {
  const { rows } = await sql<StoredPlace>`
    select ${placeColumns} from place p where p.id = any(${ids}::int4[]) order by p.id
  `.execute(db);
  return rows;
};

/** The names of a region as they were read, with the streets that were added since. */
interface Names {
  stored: StaleWhileRevalidate<Read>;
  /** The index that is served. */
  index: PlaceIndex | null;
  /** Streets that are new since the last time that everything was read began. */
  streets: StoredPlace[];
  /** Rises with each street that is added, and each time that everything is read. */
  version: number;
  /** True where streets could not be read: everything is to be read again. */
  isIncomplete: boolean;
}

const conditions = (regionId: string, { listingType, acquisition }: RankedFor) => {
  const all: RawBuilder<unknown>[] = [
    ...availableConditions(regionId),
    ...(listingType ? coverageConditions({ listingType, acquisition: acquisition ?? "buy" }) : []),
  ];
  return sql.join(all, sql` and `);
};

/** Cards in each place, as search results count them: a project is one, at its pin (D110). */
const countHomes = async (
  db: Database,
  regionId: string,
  requested: RankedFor,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    with card as (
      select distinct coalesce(s.project, s.id) as id from listing_search s where ${conditions(regionId, requested)}
    )
    select place_id as id, count(*)::int4 as count
    from card join listing_search s on s.id = card.id, unnest(s.place_ids) as place_id
    group by place_id
  `.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** The places of the database, in memory: their names, and how many homes lie in each for ranking. */
export class PlaceDirectory {
  readonly #db: Database;
  readonly #names = new Map<string, Names>();
  readonly #homes = new Map<string, StaleWhileRevalidate<ReadonlyMap<number, number>>>();
  readonly #changes: PlaceChanges;
  readonly #onFailure: (error: unknown) => void;

  /** `now` gives milliseconds since 1970; `onFailure` is called for each failed refresh. */
  constructor(
    db: Database,
    changes: PlaceChanges,
    now: () => number,
    onFailure: (error: unknown) => void,
  ) {
    this.#db = db;
    this.#changes = changes;
    this.#onFailure = onFailure;
    changes.onGeography((regionId) => this.#names.get(regionId)?.stored.renew(now()));
    changes.onStreets((regionId, ids) => void this.#addStreets(regionId, ids));
  }

  /** Adds new streets to names that were read; they are few, and all places are many. */
  async #addStreets(regionId: string, ids: readonly number[]): Promise<void> {
    const names = this.#names.get(regionId);
    // What nobody has read yet is read with them.
    if (!names) return;
    try {
      const streets = await readStreets(this.#db, ids);
      names.streets.push(...streets);
      names.index?.add(streets);
      names.version += 1;
    } catch (error) {
      names.isIncomplete = true;
      this.#onFailure(error);
    }
  }

  /** Reads every name again, unless nothing has changed; streets that are noted meanwhile are added to what was read. */
  async #readAll(regionId: string, last: Read | undefined): Promise<Read> {
    const version = this.#changes.placesVersion(regionId);
    const names = this.#names.get(regionId)!;
    const isSame = version !== null && last?.version === version && !names.isIncomplete;
    if (last && isSame) return last;
    names.isIncomplete = false;
    const before = names.streets.length;
    try {
      const index = await PlaceIndex.of(await readPlaces(this.#db, regionId));
      index.add(names.streets);
      names.streets.splice(0, before);
      names.index = index;
      names.version += 1;
      return { index, version };
    } catch (error) {
      names.isIncomplete = true;
      throw error;
    }
  }

  #namesOf(regionId: string): Names {
    const known = this.#names.get(regionId);
    if (known) return known;
    const make = (last: Read | undefined) => this.#readAll(regionId, last);
    const names: Names = {
      stored: new StaleWhileRevalidate(STREETS_AGE_MS, make, this.#onFailure),
      index: null,
      streets: [],
      version: 0,
      isIncomplete: false,
    };
    this.#names.set(regionId, names);
    return names;
  }

  /**
   * The names of a market's places. Real geography that changed is read at once, new streets are added at once; where
   * nothing changed the database is not queried.
   */
  async names(regionId: string, now: number): Promise<PlaceIndex> {
    return (await this.#namesOf(regionId).stored.get(now)).index;
  }

  /** A number that changes with the names of a market. */
  version(regionId: string): number {
    return this.#names.get(regionId)?.version ?? 0;
  }

  /** Available homes in each place by its id, a few minutes old. */
  homes(regionId: string, requested: RankedFor, now: number): Promise<ReadonlyMap<number, number>> {
    const { listingType, acquisition = "buy" } = requested;
    // A kind that includes renting is counted once, whether or not the request says so too.
    const side = listingType && acquisitionOf(listingType, acquisition);
    const key = [regionId, listingType, side].join(" ");
    const make = () => countHomes(this.#db, regionId, requested);
    const stored =
      this.#homes.get(key) ?? new StaleWhileRevalidate(RANKING_AGE_MS, make, this.#onFailure);
    this.#homes.set(key, stored);
    return stored.get(now);
  }
}
