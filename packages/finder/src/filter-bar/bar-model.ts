import { formatDay } from "@hjem/domain/format/format-date";
import { formatNumber } from "@hjem/domain/format/format-number";
import { TODAY } from "@hjem/domain/limits";
import type { PropertyType } from "@hjem/domain/listing/enumerations";
import { activeFilters } from "@hjem/domain/search/active-filters";
import { STUDIO } from "@hjem/domain/search/filter-choices";
import { swapRange } from "@hjem/domain/search/reversed-ranges";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { availableFromMonths, resolveDay, viewingDays } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { ChosenCircle } from "../labels/chosen-circle.ts";
import { hasMonthsInBar } from "../labels/chosen-filters.ts";
import { filterLabel } from "../labels/filter-label.ts";
import type { ChosenPlace } from "../labels/place-names.ts";
import { type KindLink, offerLinks } from "../listing-type/listing-type-of-page.ts";
import type { PlaceFieldProps } from "../place/place-field.tsx";
import { filtersHref, hiddenFields, listHref } from "../search/list-search.ts";
import { withoutFilter } from "../search/without-filter.ts";

/** One filter of the bar: its label and its value; the value is empty where it is not set. */
export interface BarFilter {
  name: string;
  chosen: string;
}

/** View of the filter bar of one search, formatted; the browser renders it without parsing URLs (D42). */
export interface FilterBarModel {
  /** Changes with every search, to reset the fields. */
  key: string;
  places: readonly ChosenPlace[];
  /** The circle shown in the place field. @default null */
  circle?: ChosenCircle | null;
  scope: PlaceFieldProps["scope"] & Pick<SearchRequest, "listingType">;
  /** The same search for sale and for rent, where the listing type has both. */
  offers: KindLink[];
  clearPlacesHref: string;
  hidden: [name: string, value: string][];
  price: BarFilter & { min: string; max: string; swapHref: string | null };
  /** `null` for commercial property, which has no bedrooms. */
  bedrooms: (BarFilter & { value: string; options: { value: string; label: string }[] }) | null;
  types: BarFilter & { selected: readonly PropertyType[] };
  /**
   * Days as `YYYY-MM-DD`, or the word for today. Of rentals the months from which they are available, which tenants ask
   * for first.
   */
  viewings: BarFilter & { days: string[]; selected: readonly string[]; isOfMonths?: true };
  /** URL of all filters, and how many are set (SRCH-139). */
  all: { href: string; count: number };
}

/** Fields of the form; everything else that the search holds travels hidden. */
const OWN_FIELDS = ["geoId", "priceMin", "priceMax", "bedroomMin", "propertyType"];

/** Any, a studio, and minimums (spec §5). */
const bedroomChoices = ({ i18n, term }: DatedTranslator) => [
  { value: "", label: t(i18n)`Any` },
  { value: STUDIO, label: term("detail.studio") },
  ...["1", "2", "3", "4", "5"].map((value) => ({ value, label: `${value}+` })),
];

/** Number of days in the bar; the drawer has the rest of the thirty. */
const BAR_DAYS = 7;

/** The week from today; selected days beyond it stay, so that they can be removed. */
function viewingsModel(
  translator: DatedTranslator,
  { request }: ParsedSearch,
): FilterBarModel["viewings"] {
  const { viewingDate: chosen = [] } = request;
  const today = dayIn(translator.now, translator.region.timeZones.default);
  const week = viewingDays(today)
    .slice(0, BAR_DAYS)
    .map((day) => (day === today && chosen.includes(TODAY) ? TODAY : day));
  const days = [...new Set([...week, ...chosen])];
  const first = days.find((day) => chosen.includes(day));
  const more = chosen.length > 1 ? ` +${chosen.length - 1}` : "";
  return {
    name: translator.term("date.inspection"),
    chosen: first ? `${formatDay(translator, resolveDay(first, today))}${more}` : "",
    days,
    selected: chosen,
  };
}

/** The months from which a rental is available; one beyond them stays, so that it can be removed. */
function monthsModel(
  translator: DatedTranslator,
  { request }: ParsedSearch,
): FilterBarModel["viewings"] {
  const { availableFrom } = request;
  const today = dayIn(translator.now, translator.region.timeZones.default);
  const selected = availableFrom ? [availableFrom] : [];
  return {
    name: translator.term("date.availableFrom"),
    chosen: availableFrom ? filterLabel(translator, request, "availableFrom") : "",
    days: [...new Set([...availableFromMonths(today), ...selected])],
    selected,
    isOfMonths: true,
  };
}

/** Builds the bar of a search; `priceWord` is the page's own term for the price. */
export function filterBarModel(
  translator: DatedTranslator,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
  priceWord: string,
): FilterBarModel {
  const { term } = translator;
  const { request, extras, reversed } = search;
  const { priceMin, priceMax, listingType, acquisition, propertyType = [] } = request;
  const figure = (value: number | undefined) =>
    value === undefined ? "" : formatNumber(translator, value);
  const isPremises = listingType === "commercial";
  const hasBedrooms = request.bedroomMin !== undefined || request.bedroomMax !== undefined;
  const isStudio = request.bedroomMax === 0;
  const [type] = propertyType;
  const more = propertyType.length > 1 ? ` +${propertyType.length - 1}` : "";
  const isOfMonths = hasMonthsInBar(request);
  const own = isOfMonths ? [...OWN_FIELDS, "availableFrom"] : [...OWN_FIELDS, "viewingDate"];
  return {
    key: listHref(request, extras),
    places,
    scope: { listingType, acquisition },
    offers: offerLinks(translator, search),
    clearPlacesHref: listHref(withoutFilter(request, "geoId"), extras),
    hidden: hiddenFields(search, isStudio ? [...own, "bedroomMax"] : own),
    price: {
      name: priceWord,
      chosen: filterLabel(translator, request, "price"),
      min: figure(priceMin),
      max: figure(priceMax),
      swapHref: reversed.includes("price") ? listHref(swapRange(request, "price"), extras) : null,
    },
    bedrooms:
      isPremises && !hasBedrooms
        ? null
        : {
            name: term("detail.bedrooms"),
            chosen: hasBedrooms ? filterLabel(translator, request, "bedroom") : "",
            value: isStudio ? STUDIO : String(request.bedroomMin ?? ""),
            options: bedroomChoices(translator),
          },
    types: {
      name: term(isPremises ? "detail.premisesType" : "detail.propertyType"),
      chosen: type ? `${term(`type.${type}`)}${more}` : "",
      selected: propertyType,
    },
    viewings: isOfMonths ? monthsModel(translator, search) : viewingsModel(translator, search),
    all: {
      href: filtersHref(request, extras),
      count: activeFilters(request).filter((name) => name !== "geoId").length,
    },
  };
}
