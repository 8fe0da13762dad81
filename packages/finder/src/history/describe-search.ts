import { acquisitionOf } from "@hjem/domain/listing/listing-type";
import { kindTerm } from "@hjem/domain/search/listing-kinds";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { reachNames } from "@hjem/saved/nearest-place";
import type { PageContext } from "@hjem/storefront/page-context";
import { agencyNames } from "../active-filters/agency-names.ts";
import { chosenCircle } from "../labels/chosen-circle.ts";
import { chosenFilters } from "../labels/chosen-filters.ts";
import { labelMessages } from "../labels/label-messages.ts";
import { placeNames } from "../labels/place-names.ts";

/**
 * Kind, places, area and filters of a search that comes without a page of its own, separated by middle dots: "For sale ·
 * House · Northcote · 3+ bedrooms" (visual §19).
 */
export async function describeSearch(page: PageContext, request: SearchRequest): Promise<string> {
  const [places, agencies, reaches, facilities] = await Promise.all([
    placeNames(page, request.geoId, request),
    agencyNames(page, request),
    reachNames(page, request),
    request.facilities ? page.facilities() : [],
    page.loadMessages(labelMessages),
  ]);
  const search = {
    request: { ...request, view: "list" as const },
    extras: [],
    removed: [],
    corrected: [],
    reversed: [],
    isForm: false,
  };
  const circle = chosenCircle(page, search);
  // The map frame filters only where no place, polygon or circle does (D68); a circle is named by its nearest place.
  const hasArea = places.length > 0 || circle !== null || request.polygon !== undefined;
  const omitted = ["propertyRadius", ...(hasArea ? ["frame"] : [])];
  const { filters } = chosenFilters(page, search, [], { agencies, facilities, reaches });
  return [
    page.term(
      kindTerm({
        listingType: request.listingType,
        acquisition: acquisitionOf(request.listingType, request.acquisition),
      }),
    ),
    ...places.map(({ name }) => name),
    ...(circle ? [circle.label] : []),
    ...filters.filter(({ key }) => !omitted.includes(key)).map(({ label }) => label),
  ].join(" · ");
}
