import type { FacetResponse } from "@hjem/domain/search/facets";
import { facetsOf } from "@hjem/domain/search/facets";
import { facilities as facilitiesAu } from "@hjem/region-au/facilities";
import { facilities as facilitiesNo } from "@hjem/region-no/facilities";
import { sampleAgencies } from "./sample-agencies.ts";

const tables = { no: facilitiesNo, au: facilitiesAu };

/** The current day of tests and stories. */
const TODAY = "2026-11-21";

/** Counts of every choice as in API responses; made up, and zero for every seventh choice. */
export const sampleFacets = (region: string, total = 128): FacetResponse => {
  const facilities = tables[region === "au" ? "au" : "no"];
  const facets = facetsOf(
    { facilities },
    TODAY,
    sampleAgencies.map(({ agencyId }) => agencyId),
  ).map(({ field, options }) => [
    field,
    options.map(({ value }, at) => ({ value, count: at % 7 === 6 ? 0 : 96 - at })),
  ]);
  return {
    data: {
      total,
      facets: Object.fromEntries(facets),
      histogram: {
        min: 0,
        width: 400_000,
        counts: Array.from({ length: 50 }, (_, at) => Math.max(0, 90 - (at - 10) ** 2)),
      },
    },
  };
};
