import { activeFilters, type FilterName } from "@hjem/domain/search/active-filters";
import { rangeNames } from "@hjem/domain/search/min-max-pairs";
import { type SearchChoice, fromFirstPage } from "./list-search.ts";

const isRange = (name: string): boolean => rangeNames.some((range) => range === name);

/** The same search without one filter; a range goes with both its ends. */
export function withoutFilter(search: SearchChoice, name: FilterName): SearchChoice {
  const fields: readonly string[] = isRange(name)
    ? [`${name}Min`, `${name}Max`]
    : name === "geoId"
      ? [name, "includesSurrounding"]
      : [name];
  const stored = Object.entries(search).filter(([field]) => !fields.includes(field));
  return fromFirstPage(Object.fromEntries(stored));
}

const frameFields = [
  "locationTopLeftLat",
  "locationTopLeftLng",
  "locationBottomRightLat",
  "locationBottomRightLng",
  "zoomLevel",
];

/** The same search wherever the map stands; the middle of a radius stays. */
export const withoutFrame = (search: SearchChoice): SearchChoice =>
  fromFirstPage(
    Object.fromEntries(Object.entries(search).filter(([field]) => !frameFields.includes(field))),
  );

/** The same kind of listing, sorted and shown as before, with no filter at all. */
export const withoutFilters = (search: SearchChoice): SearchChoice =>
  activeFilters(search).reduce(withoutFilter, fromFirstPage(search));

/** The same search without one value of a list: one place of several, one type of several. */
export function withoutValue(
  search: SearchChoice,
  field: "geoId" | "propertyType" | "energyProfile" | "facilities" | "agencyId",
  value: string,
): SearchChoice {
  const values: readonly string[] = search[field] ?? [];
  return fromFirstPage({ ...search, [field]: values.filter((one) => one !== value) });
}
