import { energyProfile } from "./energy-profile.ts";
import type { ChoiceFilter } from "./filter-row.ts";
import { furnished } from "./furnished.ts";
import { locationTypes } from "./location-types.ts";
import { ownerType, soldBy } from "./owner-type.ts";
import { ownership } from "./ownership.ts";
import { propertyCondition } from "./property-condition.ts";
import { saleMethod } from "./sale-method.ts";

/**
 * The filters by one of a few values that a listing has, in the order of the address. What is added here is read by both
 * engines, the address, the form, the counts and the labels (docs/adding-a-filter.md).
 */
export const choiceFilters = [
  energyProfile,
  propertyCondition,
  furnished,
  locationTypes,
  ownership,
  saleMethod,
  ownerType,
  soldBy,
] as const;
/** A row of them. */
export type Choice = (typeof choiceFilters)[number];
/** The name of such a filter. */
export type ChoiceName = Choice["name"];
type CountedRow = Exclude<Choice, { isCounted: false }>;
/** The name of one whose choices are counted. */
export type CountedChoice = CountedRow["name"];

/** Whether the choices of a row are counted. */
export const isCountedChoice = (row: Choice): row is CountedRow =>
  !("isCounted" in row) || row.isCounted;

/** What a search holds of each: a list, or the one value. */
export type ChoiceValues = {
  [Row in Choice as Row["name"]]: Row["isSeveral"] extends true
    ? Row["values"][number][]
    : Row["values"][number];
};

/** The fields of a search that set one value of such a filter. */
export const choosing = ({ name, isSeveral }: Choice, value: string): Partial<ChoiceValues> => ({
  [name]: isSeveral ? [value] : value,
});

/** The values that a search filters by, each as it is offered; none where it is unset or set to all. */
export function chosenValues(row: Choice, filter: Partial<ChoiceValues>): readonly string[] {
  const requested = filter[row.name];
  const values: readonly string[] = requested === undefined ? [] : [requested].flat();
  const { sameAs = {} }: ChoiceFilter = row;
  return values.includes("all") ? [] : [...new Set(values.map((value) => sameAs[value] ?? value))];
}

/** The values that there are to choose from: each thing once, and none that restricts nothing. */
export function offeredValues<Row extends Choice>(row: Row): readonly Row["values"][number][] {
  const { sameAs = {} }: ChoiceFilter = row;
  return row.values.filter((value) => value !== "all" && !(value in sameAs));
}
