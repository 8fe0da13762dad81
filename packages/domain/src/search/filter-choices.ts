import { TRANSPORT_RADIUS_M } from "../limits.ts";
import type { AvailabilityFilter } from "../listing/availability.ts";
import type {
  DraftListingType,
  OfferAcquisition,
  SearchListingType,
} from "../listing/listing-type.ts";
import type { RegionBasics, SliderRange } from "../region.ts";
import { commercialRentOf } from "../rent-period.ts";
import type { SearchFilter } from "./search-filter.ts";

/** Rooms, bathrooms and garages: any or a minimum (spec §5). */
export const roomChoices = ["any", 1, 2, 3, 4, 5] as const;
/** The minimum of bedrooms that a form sends for none: the search has a maximum of zero instead. */
export const STUDIO = "studio";

/** Floors: any, not the ground floor, one of six, or above them (spec §5). */
export const floorChoices = ["any", "notFirst", 1, 2, 3, 4, 5, 6, "above"] as const;
/** Metres to the nearest stop (spec §9). */
export const transportRadiusChoices = ["any", ...TRANSPORT_RADIUS_M] as const;
/**
 * Choices of availability: homes for sale end as sold, rentals as rented (SRCH-093). The URL and the API accept every
 * availability (SRCH-094).
 */
export const availabilityChoices = {
  buy: ["available", "sold", "future"],
  rent: ["available", "rented", "future"],
} as const satisfies Record<OfferAcquisition, readonly AvailabilityFilter[]>;

/** The floors that a choice includes; undefined for any (SRCH-158). */
export const floorsOf = (choice: (typeof floorChoices)[number]): SearchFilter["floors"] => {
  if (choice === "any") return undefined;
  if (choice === "notFirst") return { min: 2 };
  return choice === "above" ? { min: 7 } : { min: choice, max: choice };
};

/** The choice for these floors; undefined where the menu has none. */
export const floorChoiceOf = (
  floors: SearchFilter["floors"],
): (typeof floorChoices)[number] | undefined =>
  floorChoices.find((choice) => {
    const requested = floorsOf(choice);
    return requested?.min === floors?.min && requested?.max === floors?.max;
  });

/** What an unset availability means: available only (D17); `all` means every one. */
export const effectiveAvailability = (
  availability: SearchFilter["availability"],
): readonly Exclude<AvailabilityFilter, "all">[] | "all" => {
  if (!availability || availability.length === 0) return ["available"];
  const named = availability.filter((value) => value !== "all");
  return named.length < availability.length ? "all" : named;
};

/** What of a market decides the slider of a price. */
export type SliderRegion = Pick<RegionBasics, "sliders" | "rentPeriod" | "commercialRent">;

/**
 * The slider of the price: sale prices for buying, for renting the rent per `rentPeriodOf` the listing type, in which
 * the numbers of the filter are too (SRCH-166, D30).
 */
export const priceSlider = (
  region: SliderRegion,
  listingType: SearchListingType | DraftListingType,
  acquisition: OfferAcquisition,
): SliderRange => {
  if (acquisition === "buy") return region.sliders.buyPrice;
  const { rentPrice, monthlyRent } = region.sliders;
  return (
    commercialRentOf(region, listingType)?.slider ??
    (region.rentPeriod === "week" ? rentPrice : monthlyRent)
  );
};

/** The upper end of a slider as a filter: its last unit means no limit (SRCH-161). */
export const sliderMax = (value: number, slider: SliderRange): number | undefined =>
  value >= slider.max ? undefined : value;

/** The lower end of a slider as a filter: its start does not restrict. */
export const sliderMin = (value: number, slider: SliderRange): number | undefined =>
  value <= slider.min ? undefined : value;

/**
 * The ends of a slider as values of the fields below it; undefined does not restrict. Thumbs stop at whole steps, so
 * the last one, just below the last unit, is the end of the track and means no limit (SRCH-161).
 */
export const sliderEnds = (
  [low, high]: readonly [low: number, high: number],
  slider: SliderRange,
): readonly [min: number | undefined, max: number | undefined] => [
  sliderMin(low, slider),
  high + slider.step > slider.max ? undefined : sliderMax(high, slider),
];
