import { TRANSPORT_RADIUS_M } from "../limits.ts";
import type { AvailabilityFilter } from "../listing/enumerations.ts";
import type { OfferAcquisition } from "../listing/listing-type.ts";
import type { RegionBasics, SliderRange } from "../region.ts";
import type { SearchFilter } from "./search-filter.ts";

/** Rooms, bathrooms and garages: any or at least so many (spec §5). */
export const roomChoices = ["any", 1, 2, 3, 4, 5] as const;
/** Storeys: any, not the ground floor, one of six, or above them (spec §5). */
export const floorChoices = ["any", "notFirst", 1, 2, 3, 4, 5, 6, "above"] as const;
/** Metres to the nearest stop (spec §9). */
export const transportRadiusChoices = ["any", ...TRANSPORT_RADIUS_M] as const;
/**
 * What the search page offers: homes for sale are sold in the end, homes to let are let (SRCH-093). The address and the
 * API take every availability (SRCH-094).
 */
export const availabilityChoices = {
  buy: ["available", "sold", "future"],
  rent: ["available", "rented", "future"],
} as const satisfies Record<OfferAcquisition, readonly AvailabilityFilter[]>;

/** The storeys that a choice includes; undefined for any (SRCH-158). */
export const floorsOf = (choice: (typeof floorChoices)[number]): SearchFilter["floors"] => {
  if (choice === "any") return undefined;
  if (choice === "notFirst") return { min: 2 };
  return choice === "above" ? { min: 7 } : { min: choice, max: choice };
};

/** The choice that stands for these storeys; undefined where the menu has none. */
export const floorChoiceOf = (
  floors: SearchFilter["floors"],
): (typeof floorChoices)[number] | undefined =>
  floorChoices.find((choice) => {
    const requested = floorsOf(choice);
    return requested?.min === floors?.min && requested?.max === floors?.max;
  });

/** What search means by an availability that is not set: only what can be had now (D17); `all` means every one. */
export const effectiveAvailability = (
  availability: SearchFilter["availability"],
): readonly Exclude<AvailabilityFilter, "all">[] | "all" => {
  if (!availability || availability.length === 0) return ["available"];
  const named = availability.filter((value) => value !== "all");
  return named.length < availability.length ? "all" : named;
};

/** The slider of the price: sums for buying, the region's rent by its period for renting (SRCH-166). */
export const priceSlider = (
  region: Pick<RegionBasics, "sliders" | "rentPeriod">,
  acquisition: OfferAcquisition,
): SliderRange => {
  if (acquisition === "buy") return region.sliders.buyPrice;
  return region.rentPeriod === "week" ? region.sliders.rentPrice : region.sliders.monthlyRent;
};

/** The upper end of a slider as a filter: its odd last unit means no limit (SRCH-161). */
export const sliderMax = (value: number, slider: SliderRange): number | undefined =>
  value >= slider.max ? undefined : value;

/** The lower end of a slider as a filter: its start restricts nothing. */
export const sliderMin = (value: number, slider: SliderRange): number | undefined =>
  value <= slider.min ? undefined : value;

/**
 * The ends of a slider as the fields under it say them; undefined restricts nothing. Thumbs rest on whole steps, so the last
 * one, just below the odd unit, is the end of the track and means no limit (SRCH-161).
 */
export const sliderEnds = (
  [low, high]: readonly [low: number, high: number],
  slider: SliderRange,
): readonly [min: number | undefined, max: number | undefined] => [
  sliderMin(low, slider),
  high + slider.step > slider.max ? undefined : sliderMax(high, slider),
];
