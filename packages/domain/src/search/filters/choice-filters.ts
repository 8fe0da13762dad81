import { energyProfile } from "./energy-profile.ts";
import type { ChoiceFilter } from "./filter-row.ts";
import { furnished } from "./furnished.ts";
import { locationTypes } from "./location-types.ts";
import { ownerType, soldBy } from "./owner-type.ts";
import { ownership } from "./ownership.ts";
import { propertyCondition } from "./property-condition.ts";
import { saleMethod } from "./sale-method.ts";

/**
 * Filters by one of a few values of a listing, in URL order. A new row is used by both engines, the URL, the form,
 * the counts and the labels (docs/adding-a-filter.md).
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
/** A row of this table. */
export type Choice = (typeof choiceFilters)[number];
/** The name of such a filter. */
export type ChoiceName = Choice["name"];
type CountedRow = Exclude<Choice, { isCounted: false }>;
/** The name of a filter whose choices are counted. */
export type CountedChoice = CountedRow["name"];

/** Whether the choices of a row are counted. */
export const isCountedChoice = (row: Choice): row is CountedRow =>
  !("isCounted" in row) || row.isCounted;

/** Value in a search: a list, or one value. */
export type ChoiceValues = {
  [Row in Choice as Row["name"]]: Row["isSeveral"] extends true
    ? Row["values"][number][]
    : Row["values"][number];
};

/** The fields of a search that set one value of such a filter. */
export const choosing = ({ name, isSeveral }: Choice, value: string): Partial<ChoiceValues> => ({
  [name]: isSeveral ? [value] : value,
});

/** The values of a search; none where it is unset or `all`. */
export function chosenValues(row: Choice, filter: Partial<ChoiceValues>): readonly string[] {
  const requested = filter[row.name];
  // Thousands of saved searches are read at once, and most set none of these.
  if (requested === undefined) return [];
  const values: readonly string[] = [requested].flat();
  const { sameAs = {} }: ChoiceFilter = row;
  return values.includes("all") ? [] : [...new Set(values.map((value) => sameAs[value] ?? value))];
}

/** The values to choose from: without synonyms, and without values that do not restrict. */
export function offeredValues<Row extends Choice>(row: Row): readonly Row["values"][number][] {
  const { sameAs = {} }: ChoiceFilter = row;
  return row.values.filter((value) => value !== "all" && !(value in sameAs));
}
