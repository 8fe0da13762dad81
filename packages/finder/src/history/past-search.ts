import type { PastSearch } from "@hjem/saved/search-history";
import type { PageContext } from "@hjem/storefront/page-context";
import type { ChosenCircle } from "../labels/chosen-circle.ts";
import type { ChosenFilters } from "../labels/chosen-filters.ts";

/**
 * The title and filters of a search for the search history, "Homes for sale in Trondheim · 2+ bedrooms". Null for a
 * search without filters, which every menu has, and for homes chosen by their ids, such as the new ones of a saved search.
 */
export function pastSearch(
  { language }: Pick<PageContext, "language">,
  search: { href: string; title: string; circle: ChosenCircle | null; hasPlaces: boolean },
  { filters }: ChosenFilters,
): PastSearch | null {
  const { href, title, circle, hasPlaces } = search;
  if (filters.some(({ key }) => key === "propertyId")) return null;
  // Places are in the title; a circle is shown by its nearest place.
  const labels = filters
    .filter(({ key }) => !key.includes(":") && key !== "propertyRadius")
    .map(({ label }) => label);
  if (labels.length === 0 && !circle && !hasPlaces) return null;
  const words = [title, ...(circle ? [circle.label] : []), ...labels].join(" · ");
  return { href, words, language: language.code };
}
