import { activeFilters, type FilterName } from "@hjem/domain/search/active-filters";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import type { ChosenPlace } from "../place/place-field.tsx";
import { listHref } from "../search/list-search.ts";
import { withoutFilter, withoutFilters, withoutValue } from "../search/without-filter.ts";
import { filterLabel, type Teller } from "./filter-label.ts";

/** A filter that is set, and the search without it. */
export interface ChosenFilter {
  key: string;
  label: string;
  href: string;
  /** True where the filter bar shows it itself, if it has room. */
  isInBar: boolean;
}

/** Every filter of a search, and the search with none. */
export interface ChosenFilters {
  filters: ChosenFilter[];
  clearHref: string;
}

const barFilters: readonly FilterName[] = ["price", "bedroom", "propertyType"];

/** What a search is limited to. Several places are named one by one; a single one stands in the field, with its own cross. */
export function chosenFilters(
  teller: Teller,
  { request, extras }: ParsedSearch,
  places: readonly ChosenPlace[],
): ChosenFilters {
  const named = activeFilters(request).map((name) => ({
    key: name,
    label: filterLabel(teller, request, name),
    href: listHref(withoutFilter(request, name), extras),
    isInBar: barFilters.includes(name),
  }));
  const single = places.length < 2 ? [] : places;
  return {
    filters: [
      ...single.map(({ geoId, name }) => ({
        key: geoId,
        label: name,
        href: listHref(withoutValue(request, "geoId", geoId), extras),
        isInBar: false,
      })),
      ...named.filter(({ label }) => label !== ""),
    ],
    clearHref: listHref(withoutFilters(request), extras),
  };
}
