import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { type RawBuilder, sql } from "kysely";
import { areaConditions } from "./area-conditions.ts";
import { filterConditions } from "./filter-conditions.ts";
import type { PlaceIds } from "./place-ids.ts";
import type { SearchScope } from "./search-index.ts";
import { hasWords, searchWords, type SearchWords, wordConditions } from "./searchable-text.ts";

type Sql = RawBuilder<unknown>;

/** Where the matches of a search come from: narrow rows named `s` and, where the search reads words, theirs named `w`. */
export interface Source {
  /** `from … where …` of the homes that are found by their own values. */
  own: Sql;
  /** `from … where …` of the units that match. */
  units: Sql;
  /** How many cards the units make: their projects, or each of them where they stand one by one (D110). */
  unitCards: RawBuilder<number>;
  /** The common table `matching_unit`, which `others` reads: projects with what was found of them. */
  matchingUnit: Sql;
  /** `from … where …` of the cards that units make. */
  others: Sql;
  words: SearchWords;
  /** Counties with fjords, where ways are longer (D82). */
  fjordPlaces: readonly number[];
}

const placeCondition = async (
  placeIds: PlaceIds,
  request: SearchRequest,
  { region }: SearchScope,
): Promise<RawBuilder<boolean>[]> => {
  if (!request.geoId?.length) return [];
  const ids = await placeIds.ofSearch(region.id, request);
  return [sql<boolean>`s.place_ids && ${ids}::int4[]`];
};

const isUnit = sql<boolean>`s.project <> s.id`;

/** A unit lies in an area if its project does. */
const projectConditions = (area: readonly RawBuilder<boolean>[]): RawBuilder<boolean>[] =>
  area.length === 0
    ? []
    : [
        sql<boolean>`s.project in (
          select s.id from listing_search s where s.project = s.id and ${sql.join(area, sql` and `)})`,
      ];

/** The matches of a search: homes, and the units through which projects are found (D55). */
export const findSource = async (
  placeIds: PlaceIds,
  request: SearchRequest,
  scope: SearchScope,
): Promise<Source> => {
  const words = searchWords(request, scope.region);
  const rows = hasWords(words)
    ? sql`from listing_search s join listing_words w on w.id = s.id`
    : sql`from listing_search s`;
  const from = (conditions: readonly RawBuilder<boolean>[]) =>
    sql`${rows} where ${sql.join(conditions, sql` and `)}`;
  const fjordPlaces = await placeIds.ofFjordCounties(scope.region, request);
  const area = areaConditions(request, fjordPlaces);
  const filter = [
    ...filterConditions(request, scope),
    ...(await placeCondition(placeIds, request, scope)),
    ...wordConditions(words),
  ];
  const own = from([...filter, ...area, sql<boolean>`s.project is null`]);
  if (request.groupUnits === false) {
    const units = from([...filter, ...area, isUnit]);
    const matchingUnit = sql`matching_unit as (
      select null::int8 as project, null::int4 as count, null::int4 as price_min where false)`;
    return {
      own,
      units,
      unitCards: sql`count(*)`,
      matchingUnit,
      others: units,
      words,
      fjordPlaces,
    };
  }
  const units = from([...filter, isUnit, ...projectConditions(area)]);
  return {
    own,
    units,
    unitCards: sql`count(distinct s.project)`,
    matchingUnit: sql`matching_unit as materialized (
      select s.project, count(*)::int4 as count, min(s.price_low) as price_min ${units} group by s.project)`,
    others: from([sql<boolean>`s.id in (select project from matching_unit)`]),
    words,
    fjordPlaces,
  };
};

/** All cards of a search as a table with some columns of the narrow row; `matching_unit` stands before it. */
export const cardRows = ({ own, others }: Source, columns: Sql): Sql =>
  sql`(select ${columns} ${own} union all select ${columns} ${others})`;
