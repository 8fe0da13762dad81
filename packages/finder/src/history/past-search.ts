import type { PageContext } from "@hjem/storefront/page-context";
import type { ChosenFilters } from "../active-filters/chosen-filters.ts";
import type { ChosenNear } from "../chosen/chosen-near.ts";
import type { PastSearch } from "./search-history.ts";

/**
 * A search in words as this device may keep it: title and filters, "Homes for sale in Trondheim · 2+ bedrooms". Null where
 * nothing was chosen: that search stands in every menu.
 */
export function pastSearch(
  { language }: Pick<PageContext, "language">,
  search: { href: string; title: string; near: ChosenNear | null; hasPlaces: boolean },
  { filters }: ChosenFilters,
): PastSearch | null {
  const { href, title, near, hasPlaces } = search;
  // Places are in the title; a circle is shown with its centre.
  const labels = filters
    .filter(({ key }) => !key.includes(":") && key !== "propertyRadius")
    .map(({ label }) => label);
  if (labels.length === 0 && !near && !hasPlaces) return null;
  const words = [title, ...(near ? [near.label] : []), ...labels].join(" · ");
  return { href, words, language: language.code };
}
