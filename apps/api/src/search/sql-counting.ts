import { NO_AGENCY_ID, padAgencyId } from "@hjem/domain/agency/agency-id";
import {
  facetsOf,
  type FacetCounts,
  type HistogramScale,
  isChosenIn,
  type PriceHistogram,
} from "@hjem/domain/search/facets";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { dayIn } from "@hjem/domain/time/zone";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { fieldConditions } from "./filter-conditions.ts";
import type { SearchScope } from "./search-index.ts";
import { cardRows, type Source } from "./sql-source.ts";

/** Cards of each agency that has any, by id; a project counts for the agencies of its units. */
const countAgencies = async (
  db: Database,
  { own, units, unitCards }: Source,
): Promise<FacetCounts["agencyId"]> => {
  const { rows } = await sql<{ agency: string; count: number }>`
    select agency::text as agency, sum(count)::int4 as count from (
      select s.agency, count(*)::int4 as count ${own} group by s.agency
      union all select s.agency, ${unitCards} as count ${units} group by s.agency
    ) counted
    where agency <> ${NO_AGENCY_ID}::int8
    group by counted.agency order by counted.agency
  `.execute(db);
  return rows.map(({ agency, count }) => ({ value: padAgencyId(agency), count }));
};

/**
 * Every choice of every filter. All fields that the search does not filter by are counted in one pass over its
 * matches; each other in a pass over those without it.
 */
export const countFacets = async (
  db: Database,
  request: SearchRequest,
  scope: SearchScope,
  sourceOf: (search: SearchRequest) => Promise<Source>,
): Promise<FacetCounts> => {
  const { region, now } = scope;
  // Agencies are no list that is known beforehand: they are counted as they occur.
  const facets = facetsOf(region, dayIn(now, region.timeZones.default)).filter(
    ({ field }) => field !== "agencyId",
  );
  const countAll = async (some: typeof facets, search: SearchRequest) => {
    const { own, units, unitCards } = await sourceOf(search);
    const conditions = some.flatMap(({ options }) =>
      options.map(({ filter }) => sql.join(fieldConditions(filter, scope), sql` and `)),
    );
    const countsOf = (count: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
      sql`(select array[${sql.join(
        conditions.map((condition) => sql`${count} filter (where ${condition})`),
      )}]::int4[] ${from})`;
    const { rows } = await sql<{ own: number[]; units: number[] }>`
      select ${countsOf(sql`count(*)`, own)} as own, ${countsOf(unitCards, units)} as units
    `.execute(db);
    const numbers = rows[0]?.own.map((count, index) => count + (rows[0]?.units[index] ?? 0));
    const each = numbers?.values();
    return some.map(({ field, options }) => [
      field,
      options.map(({ value }) => ({ value, count: each?.next().value ?? 0 })),
    ]);
  };
  const [chosen, open] = [true, false].map((isChosen) =>
    facets.filter((facet) => isChosenIn(request, facet) === isChosen),
  );
  const agencies = async () =>
    countAgencies(db, await sourceOf({ ...request, agencyId: undefined }));
  const [agencyId, ...counted] = await Promise.all([
    agencies(),
    countAll(open ?? [], request),
    ...(chosen ?? []).map((facet) => countAll([facet], { ...request, ...facet.without })),
  ]);
  return { ...Object.fromEntries(counted.flat()), agencyId } as FacetCounts;
};

/** The lowest prices of cards in the bars of a scale. */
export const countPrices = async (
  db: Database,
  source: Source,
  { min, width, bars }: HistogramScale,
): Promise<PriceHistogram> => {
  const { rows } = await sql<{ bar: number; count: number }>`
    with ${source.matchingUnit}
    select bar, count(*)::int4 as count from (
      select least(${bars - 1}::int4, greatest(0, (s.price_low - ${min}::int4) / ${width}::int4)) as bar
      from ${cardRows(source, sql`s.price_low`)} s where s.price_low is not null
    ) priced group by bar
  `.execute(db);
  const counts = Array.from({ length: bars }, () => 0);
  for (const { bar, count } of rows) counts[bar] = count;
  return { min, width, counts };
};
