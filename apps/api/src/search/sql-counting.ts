import { NO_AGENCY_ID, padAgencyId } from "@hjem/domain/listing/agency-id";
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

type From = RawBuilder<unknown>;

/** Matches of each agency that has any, by id. */
const countAgencies = async (db: Database, from: From): Promise<FacetCounts["agencyId"]> => {
  const { rows } = await sql<{ agency: string; count: number }>`
    select s.agency::text as agency, count(*)::int4 as count
    ${from} and s.agency <> ${NO_AGENCY_ID}::int8
    group by s.agency order by s.agency
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
  matchesOf: (search: SearchRequest) => Promise<From>,
): Promise<FacetCounts> => {
  const { region, now } = scope;
  // Agencies are no list that is known beforehand: they are counted as they occur.
  const facets = facetsOf(region, dayIn(now, region.timeZones.default)).filter(
    ({ field }) => field !== "agencyId",
  );
  const countAll = async (some: typeof facets, search: SearchRequest) => {
    const from = await matchesOf(search);
    const counts = some.flatMap(({ options }) =>
      options.map(
        ({ filter }) =>
          sql`count(*) filter (where ${sql.join(fieldConditions(filter, scope), sql` and `)})`,
      ),
    );
    const { rows } = await sql<{ counts: number[] }>`
      select array[${sql.join(counts)}]::int4[] as counts ${from}
    `.execute(db);
    const numbers = rows[0]?.counts.values();
    return some.map(({ field, options }) => [
      field,
      options.map(({ value }) => ({ value, count: numbers?.next().value ?? 0 })),
    ]);
  };
  const [chosen, open] = [true, false].map((isChosen) =>
    facets.filter((facet) => isChosenIn(request, facet) === isChosen),
  );
  const agencies = async () =>
    countAgencies(db, await matchesOf({ ...request, agencyId: undefined }));
  const [agencyId, ...counted] = await Promise.all([
    agencies(),
    countAll(open ?? [], request),
    ...(chosen ?? []).map((facet) => countAll([facet], { ...request, ...facet.without })),
  ]);
  return { ...Object.fromEntries(counted.flat()), agencyId } as FacetCounts;
};

/** The lowest prices of matches in the bars of a scale. */
export const countPrices = async (
  db: Database,
  from: From,
  { min, width, bars }: HistogramScale,
): Promise<PriceHistogram> => {
  const { rows } = await sql<{ bar: number; count: number }>`
    select bar, count(*)::int4 as count from (
      select least(${bars - 1}::int4, greatest(0, (s.price_low - ${min}::int4) / ${width}::int4)) as bar
      ${from} and s.price_low is not null
    ) priced group by bar
  `.execute(db);
  const counts = Array.from({ length: bars }, () => 0);
  for (const { bar, count } of rows) counts[bar] = count;
  return { min, width, counts };
};
