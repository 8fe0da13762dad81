import { formatNumber } from "@hjem/domain/format/format-number";
import type { PropertyType } from "@hjem/domain/listing/enumerations";
import { activeFilters } from "@hjem/domain/search/active-filters";
import { swapRange } from "@hjem/domain/search/min-max-pairs";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { filterLabel, type Teller } from "../active-filters/filter-label.ts";
import type { ChosenNear } from "../place/chosen-near.ts";
import type { ChosenPlace, PlaceFieldProps } from "../place/place-field.tsx";
import { hiddenFields, listHref } from "../search/list-search.ts";
import { withoutFilter } from "../search/without-filter.ts";

/** One filter of the bar: what it asks, and what was chosen; the latter is empty where nothing was. */
export interface BarFilter {
  name: string;
  chosen: string;
}

/** A kind of home that can be ticked. */
export interface TypeOption {
  value: PropertyType;
  label: string;
  isChosen: boolean;
}

/** The filter bar over one search, told in full; the browser shows it without knowing how an address is read (D42). */
export interface FilterBarModel {
  /** Changes with every search: the fields follow it. */
  key: string;
  places: readonly ChosenPlace[];
  /** The circle that the place field shows. @default null */
  near?: ChosenNear | null;
  scope: PlaceFieldProps["scope"];
  clearPlacesHref: string;
  hidden: [name: string, value: string][];
  price: BarFilter & { min: string; max: string; unit: string; swapHref: string | null };
  bedrooms: BarFilter & { value: string };
  types: BarFilter & { groups: TypeOption[][] };
  /** How many filters lie behind the button on phones. */
  folded: number;
}

/** Fields of the form; everything else that the search holds travels hidden. */
const OWN_FIELDS = ["geoId", "priceMin", "priceMax", "bedroomMin", "propertyType"];

/** Kinds that this market has for what is looked for; chosen ones that it lacks stay, so that they can be undone. */
function typeGroups({ region, term }: Teller, { request }: ParsedSearch): TypeOption[][] {
  const chosen: readonly PropertyType[] = request.propertyType ?? [];
  const groups: (readonly PropertyType[])[] = region.propertyTypeGroups
    .filter(({ listingTypes }) => listingTypes.includes(request.listingType))
    .map(({ types }) => types);
  const strangers = chosen.filter((type) => !groups.some((types) => types.includes(type)));
  const option = (value: PropertyType) => ({
    value,
    label: term(`type.${value}`),
    isChosen: chosen.includes(value),
  });
  return [...groups, strangers]
    .filter(({ length }) => length > 0)
    .map((types) => types.map(option));
}

/** Tells the bar of a search; `priceWord` is the page's own word for the price. */
export function filterBarModel(
  teller: Teller,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
  priceWord: string,
): FilterBarModel {
  const { term } = teller;
  const { request, extras, reversed } = search;
  const { priceMin, priceMax, listingType, acquisition, propertyType = [] } = request;
  const figure = (value: number | undefined) =>
    value === undefined ? "" : formatNumber(teller, value);
  const [type] = propertyType;
  const more = propertyType.length > 1 ? ` +${propertyType.length - 1}` : "";
  return {
    key: listHref(request, extras),
    places,
    scope: { listingType, acquisition },
    clearPlacesHref: listHref(withoutFilter(request, "geoId"), extras),
    hidden: hiddenFields(search, OWN_FIELDS),
    price: {
      name: priceWord,
      chosen: filterLabel(teller, request, "price"),
      min: figure(priceMin),
      max: figure(priceMax),
      unit: teller.region.currency.symbol,
      swapHref: reversed.includes("price") ? listHref(swapRange(request, "price"), extras) : null,
    },
    bedrooms: {
      name: term("detail.bedrooms"),
      chosen:
        request.bedroomMin === undefined && request.bedroomMax === undefined
          ? ""
          : filterLabel(teller, request, "bedroom"),
      value: String(request.bedroomMin ?? ""),
    },
    types: {
      name: term("detail.propertyType"),
      chosen: type ? `${term(`type.${type}`)}${more}` : "",
      groups: typeGroups(teller, search),
    },
    folded: activeFilters(request).filter((name) => name !== "geoId").length,
  };
}
