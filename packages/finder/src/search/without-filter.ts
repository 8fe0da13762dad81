import { activeFilters, type FilterName } from "@hjem/domain/search/active-filters";
import { rangeNames } from "@hjem/domain/search/reversed-ranges";
import { type SearchChoice, fromFirstPage } from "./list-search.ts";

const isRange = (name: string): boolean => rangeNames.some((range) => range === name);

/** The same search without one filter; a range is removed with both ends. */
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

/** The same search without the map frame; the centre of a radius is kept. */
export const withoutFrame = (search: SearchChoice): SearchChoice =>
  fromFirstPage(
    Object.fromEntries(Object.entries(search).filter(([field]) => !frameFields.includes(field))),
  );

/** The same listing type, sorting and view, without any filters. */
export const withoutFilters = (search: SearchChoice): SearchChoice =>
  activeFilters(search).reduce(withoutFilter, fromFirstPage(search));

/** The same search without one value of a list: one of several places or types. */
export function withoutValue(
  search: SearchChoice,
  field: "geoId" | "propertyType" | "energyProfile" | "facilities" | "agencyId",
  value: string,
): SearchChoice {
  const values: readonly string[] = search[field] ?? [];
  return fromFirstPage({ ...search, [field]: values.filter((one) => one !== value) });
}
