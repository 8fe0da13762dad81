import { padAgencyId } from "@hjem/domain/agency/agency-id";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { paths } from "@hjem/domain/paths";
import { activeFilters } from "@hjem/domain/search/active-filters";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { unitsQuery } from "@hjem/finder/project-units-query";
import type { UnitsLine } from "@hjem/home-card/property-card";
import type { PageContext } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";

/**
 * The matching units of each project on a page of results, by id: "3 of 24 homes match", with a link to its page with
 * those marked (D55). Without filters, the number of available ones.
 */
export function matchingUnitsLines(
  page: Pick<PageContext, "i18n" | "language">,
  request: SearchRequest,
  homes: readonly ResultHome[],
): Record<string, UnitsLine> {
  const { i18n } = page;
  const isFiltered = activeFilters(request).some((name) => name !== "geoId");
  const query = unitsQuery(request);
  const lineOf = (home: ResultHome): UnitsLine | null => {
    const { matchingUnits, childPropertyId } = home;
    if (!matchingUnits) return null;
    const { count } = matchingUnits;
    const n = formatNumber(page, count);
    const all = formatNumber(page, Math.max(count, childPropertyId.length));
    const label = isFiltered
      ? t(
          i18n,
        )`${plural(count, { one: `${n} of ${all} homes matches`, other: `${n} of ${all} homes match` })}`
      : t(
          i18n,
        )`${plural(count, { one: `${n} of ${all} homes is for sale`, other: `${n} of ${all} homes are for sale` })}`;
    const address = paths.property.to(padAgencyId(home.agencyId), home.propertyId);
    return { label, href: query === "" ? address : `${address}?${query}` };
  };
  return Object.fromEntries(
    homes.flatMap((home) => {
      const line = lineOf(home);
      return line ? [[home.propertyId, line]] : [];
    }),
  );
}
