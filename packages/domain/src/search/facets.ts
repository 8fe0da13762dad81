import { z } from "zod";
import { availabilities } from "../listing/availability.ts";
import { acquisitionOf } from "../listing/listing-type.ts";
import { namesOf, recordOf } from "../narrow.ts";
import type { Region } from "../region.ts";
import { viewingDays } from "../time/calendar.ts";
import {
  floorChoices,
  floorsOf,
  priceSlider,
  roomChoices,
  type SliderRegion,
  STUDIO,
} from "./filter-choices.ts";
import { boundFilters } from "./filters/bound-filters.ts";
import {
  choiceFilters,
  choosing,
  type CountedChoice,
  isCountedChoice,
  offeredValues,
} from "./filters/choice-filters.ts";
import { flagFilters, type FlagName } from "./filters/flag-filters.ts";
import { offeredOf, setFilters, type SetName } from "./filters/set-filters.ts";
import type { SearchFilter, SearchQuery } from "./search-filter.ts";

const countedBounds = boundFilters.filter((row) => "choices" in row);
type CountedBound = (typeof countedBounds)[number]["name"];
const countedChoices = choiceFilters.filter(isCountedChoice);
// Fields with another position in a response than the others of their kind.
const placed = ["propertyType", "ownerType"] as const;
const isOther = (name: CountedChoice | SetName): boolean => !placed.some((one) => one === name);

/** Filters whose choices are counted. */
export const facetFields = [
  "propertyType",
  "bedroom",
  "bathroom",
  "garage",
  "floors",
  "ownerType",
  "agencyId",
  ...countedChoices.map(({ name }) => name).filter(isOther),
  "availability",
  "facilities",
  ...setFilters.map(({ name }) => name).filter(isOther),
  "viewingDate",
  ...countedBounds.map(({ name }) => name),
  ...flagFilters.map(({ name }) => name),
  "isPublishedToday",
] as const;
export type FacetField = (typeof facetFields)[number];

/** A choice: its name and its filter. */
export interface FacetOption {
  value: string;
  filter: SearchFilter;
}

/** The choices of one filter and the change that clears the filter's own value. */
export interface Facet {
  field: FacetField;
  /** Applied to the search before a choice: empty where choices are combined, as for facilities. */
  without: SearchFilter;
  options: readonly FacetOption[];
}

const named = <Value extends string>(
  values: readonly Value[],
  filter: (value: Value) => SearchFilter,
): FacetOption[] => values.map((value) => ({ value, filter: filter(value) }));

const rooms = (filter: (count: number) => SearchFilter): FacetOption[] =>
  roomChoices
    .filter((choice) => choice !== "any")
    .map((count) => ({ value: String(count), filter: filter(count) }));

const ticked = (field: FlagName | "isPublishedToday"): Omit<Facet, "field"> => ({
  without: { [field]: undefined },
  options: [{ value: "true", filter: { [field]: true } }],
});

const choices = recordOf(
  countedChoices.map((row): [CountedChoice, Omit<Facet, "field">] => [
    row.name,
    {
      without: { [row.name]: undefined },
      options: named(offeredValues(row), (value) => choosing(row, value)),
    },
  ]),
);

const bounds = recordOf(
  countedBounds.map(({ name, choices: offered }): [CountedBound, Omit<Facet, "field">] => [
    name,
    {
      without: { [name]: undefined },
      options: offered.map((bound) => ({ value: String(bound), filter: { [name]: bound } })),
    },
  ]),
);

const sets = recordOf(
  setFilters.map((row): [SetName, Omit<Facet, "field">] => [
    row.name,
    {
      without: { [row.name]: undefined },
      options: named(offeredOf(row), (value) => ({ [row.name]: [value] })),
    },
  ]),
);

const flags = recordOf(flagFilters.map(({ name }) => [name, ticked(name)]));

/**
 * All counted choices by field. The count of a choice is the number of results with the field's own value cleared and
 * this choice applied, all other filters unchanged. `today` is `YYYY-MM-DD`; `agencies` are the ids of the market's
 * advertisers.
 */
export const facetsOf = (
  region: Pick<Region, "facilities">,
  today: string,
  agencies: readonly string[] = [],
): Facet[] => {
  const facets: Record<FacetField, Omit<Facet, "field">> = {
    bedroom: {
      without: { bedroomMin: undefined, bedroomMax: undefined },
      options: [
        { value: STUDIO, filter: { bedroomMax: 0 } },
        ...rooms((count) => ({ bedroomMin: count })),
      ],
    },
    bathroom: {
      without: { bathroomMin: undefined, bathroomMax: undefined },
      options: rooms((count) => ({ bathroomMin: count })),
    },
    garage: {
      without: { garageMin: undefined, garageMax: undefined },
      options: rooms((count) => ({ garageMin: count })),
    },
    floors: {
      without: { floors: undefined },
      options: floorChoices
        .filter((choice) => choice !== "any")
        .map((choice) => ({ value: String(choice), filter: { floors: floorsOf(choice) } })),
    },
    agencyId: {
      without: { agencyId: undefined },
      options: named(agencies, (id) => ({ agencyId: [id] })),
    },
    ...choices,
    ...sets,
    availability: {
      without: { availability: ["all"] },
      options: named(availabilities, (value) => ({ availability: [value] })),
    },
    facilities: {
      without: {},
      options: region.facilities.map(({ key }) => ({ value: key, filter: { facilities: [key] } })),
    },
    viewingDate: {
      without: { viewingDate: undefined },
      options: named(viewingDays(today), (day) => ({ viewingDate: [day] })),
    },
    ...bounds,
    ...flags,
    isPublishedToday: ticked("isPublishedToday"),
  };
  return facetFields.map((field) => ({ field, ...facets[field] }));
};

/**
 * Whether clearing the field's own value changes a search at all; fields for which it does not share their counts.
 */
export const isChosenIn = (request: SearchFilter, { without }: Pick<Facet, "without">): boolean =>
  without.availability !== undefined || namesOf(without).some((key) => request[key] !== undefined);

/** Maximum number of bars in the price histogram. */
const BARS_MAX = 50;

/** Scale of the price histogram: along the slider of its region and acquisition. */
export interface HistogramScale {
  /** Lower end of the first bar. */
  min: number;
  /** Width of a bar: a multiple of the slider's step. */
  width: number;
  /** Number of bars; the last one includes everything above it. */
  bars: number;
  /** Applied to the search: the price does not restrict itself. */
  without: SearchFilter;
}

/** The scale of a search's histogram, at most 50 bars. A rent is filtered as price or as monthly rent. */
export const histogramScale = (
  region: SliderRegion,
  { listingType, acquisition }: Pick<SearchQuery, "listingType" | "acquisition">,
): HistogramScale => {
  const offer = acquisitionOf(listingType, acquisition);
  const { min, max, step } = priceSlider(region, listingType, offer);
  const steps = Math.max(1, Math.floor((max - min) / step));
  const width = step * Math.ceil(steps / BARS_MAX);
  return {
    min,
    width,
    bars: Math.max(1, Math.ceil((max - 1 - min) / width)),
    without: {
      priceMin: undefined,
      priceMax: undefined,
      ...(offer === "rent" && { monthlyRentMin: undefined, monthlyRentMax: undefined }),
    },
  };
};

const count = z.int().nonnegative();

/**
 * Homes by their lowest price: bar `i` starts at `min + i * width`, the last one has no upper end; homes without a
 * price are in none.
 */
export const PriceHistogram = z.object({
  min: z.int().nonnegative(),
  width: z.int().positive(),
  counts: z.array(count),
});
export type PriceHistogram = z.infer<typeof PriceHistogram>;

/**
 * Exact counts of every choice of every field, in the order of `facetsOf`; of agencies those with listings, by id.
 */
export const FacetCounts = z.record(
  z.enum(facetFields),
  z.array(z.object({ value: z.string(), count })),
);
export type FacetCounts = z.infer<typeof FacetCounts>;

/** The counted agencies with listings, in the order of their ids. */
export const foundAgencies = (counts: FacetCounts["agencyId"]): FacetCounts["agencyId"] =>
  counts
    .filter((agency) => agency.count > 0)
    .toSorted((one, other) => Number(one.value) - Number(other.value));

/** Response of `POST /api/v2/property/facets`: the count of each choice, and the prices, for a search. */
export const FacetResponse = z.object({
  data: z.object({ total: count, facets: FacetCounts, histogram: PriceHistogram }),
});
export type FacetResponse = z.infer<typeof FacetResponse>;
