import { formatShortPrice, formatShortPriceRange } from "@hjem/domain/format/format-price";
import { SAVED_SEARCH_NAME_MAX_LENGTH } from "@hjem/domain/saved/saved-rules";
import { activeFilters, type FilterName } from "@hjem/domain/search/active-filters";
import { boxFields } from "@hjem/domain/search/filter-check";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { circleDistance } from "@hjem/finder/chosen-circle";
import { filterLabel } from "@hjem/finder/filter-label";
import type { ChosenPlace } from "@hjem/finder/place-names";
import type { Translator } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import { availabilityState } from "../title/availability-state.ts";
import { placesPhrase, searchedKind } from "../title/search-title.ts";

/** Filters that are named in full; more are counted. */
const NAMED_FILTERS = 3;
/** Listing types whose homes are called by their type and bedrooms alone: "3+ bedrooms". */
const homeTypes: readonly SearchRequest["listingType"][] = ["buy", "rent", "residential"];
/** Filters with a place of their own in the sentence. */
const inSentence: readonly FilterName[] = [
  "price",
  "bedroom",
  "propertyType",
  "geoId",
  "includesSurrounding",
  "polygon",
  "propertyRadius",
];

/** A label inside of a sentence: "Balcony" is "balcony", "BRA-i" and "A" stay. */
const inside = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Apartment with 3+ bedrooms", "3+ bedrooms for rent", "Holiday homes for sale with 3+ bedrooms". */
function homesPhrase(translator: Translator, request: SearchRequest): string {
  const { i18n } = translator;
  const label = (name: FilterName) =>
    activeFilters(request).includes(name) ? filterLabel(translator, request, name) : "";
  const [types, bedrooms] = [label("propertyType"), label("bedroom")];
  const homes = homeTypes.includes(request.listingType) ? types : searchedKind(translator, request);
  if (homes === "" && bedrooms === "") return searchedKind(translator, request);
  const rooms = inside(bedrooms);
  const phrase = homes && bedrooms ? t(i18n)`${homes} with ${rooms}` : homes || bedrooms;
  const isRent = homeTypes.includes(request.listingType) && availabilityState(request) === "rent";
  return isRent ? t(i18n)`${phrase} for rent` : phrase;
}

/** "in Trondheim", "in a drawn area", "within 2 km of a point". */
function areaPhrase(
  translator: Translator,
  request: SearchRequest,
  places: readonly ChosenPlace[],
): string {
  const { i18n } = translator;
  if (places.length > 0) return placesPhrase(translator, places);
  if (request.polygon) return t(i18n)`in a drawn area`;
  if (request.mapCentroid && request.propertyRadius) {
    const distance = circleDistance(translator, request.propertyRadius);
    return t(i18n)`within ${distance} of a point`;
  }
  const hasFrame = boxFields.every((field) => request[field] !== undefined);
  return hasFrame && !request.geoId?.length ? t(i18n)`in part of the map` : "";
}

/** "under $1.5m", "over 3 mill.", "4–7 mill.". */
function pricePhrase(
  translator: Translator,
  { priceMin = 0, priceMax = 0 }: Pick<SearchRequest, "priceMin" | "priceMax">,
): string {
  const { i18n } = translator;
  if (priceMin && priceMax) return formatShortPriceRange(translator, priceMin, priceMax);
  const price = formatShortPrice(translator, priceMin || priceMax);
  if (priceMax) return t(i18n)`under ${price}`;
  return priceMin ? t(i18n)`over ${price}` : "";
}

/**
 * A search in words, as the name that is proposed when it is saved: "3+ bedrooms in Fitzroy under $1.5m, balcony". At
 * most 100 characters: filters that do not fit are counted. `places` are those of `geoId` with their names.
 */
export function searchName(
  translator: Translator,
  request: SearchRequest,
  places: readonly ChosenPlace[],
): string {
  const sentence = capitalized(
    [
      homesPhrase(translator, request),
      areaPhrase(translator, request, places),
      pricePhrase(translator, request),
    ]
      .filter(Boolean)
      .join(" "),
  );
  const isHome = homeTypes.includes(request.listingType);
  const labels = activeFilters(request)
    .filter((name) => !inSentence.includes(name) || (name === "propertyType" && !isHome))
    .map((name) => inside(filterLabel(translator, request, name)))
    .filter(Boolean);
  for (let named = Math.min(NAMED_FILTERS, labels.length); named >= 0; named -= 1) {
    const more = labels.length - named;
    const counted =
      more > 0
        ? [t(translator.i18n)`${plural(more, { one: "# more filter", other: "# more filters" })}`]
        : [];
    const name = [sentence, ...labels.slice(0, named), ...counted].join(", ");
    if (name.length <= SAVED_SEARCH_NAME_MAX_LENGTH) return name;
  }
  return sentence.slice(0, SAVED_SEARCH_NAME_MAX_LENGTH).trimEnd();
}
