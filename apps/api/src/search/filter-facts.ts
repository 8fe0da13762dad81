import type { Listing } from "@hjem/domain/listing/listing";
import {
  type Choice,
  choiceFilters,
  type ChoiceValues,
  chosenValues,
} from "@hjem/domain/search/filters/choices";
import type { ChoiceFilter } from "@hjem/domain/search/filters/filter-row";
import { flagFilters } from "@hjem/domain/search/filters/flags";
import type { FilterColumns } from "../db/filter-columns.ts";

/** The number by which a value is stored: its place in the row's list, from 1. */
const codeOf = ({ fact }: ChoiceFilter, value: string): number => fact.values.indexOf(value) + 1;

/** The codes that a search filters by; none without that filter. */
export const requestedCodes = (row: Choice, filter: Partial<ChoiceValues>): number[] => {
  const { means }: ChoiceFilter = row;
  return chosenValues(row, filter).flatMap((value) =>
    (means?.[value] ?? [value]).map((stated) => codeOf(row, stated)),
  );
};

/** What stands at a path of a listing; null where it states nothing. */
const stated = (listing: Listing, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (part, key) =>
        typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined,
      listing,
    ) ?? null;

/** The columns of the filters by choice and of the flags, out of a listing. */
export const filterFacts = (listing: Listing): FilterColumns =>
  Object.fromEntries([
    ...choiceFilters.map((row) => {
      const { path, column, of }: ChoiceFilter["fact"] = row.fact;
      const isStated = of === undefined || of.includes(listing.listingType);
      const value = isStated ? stated(listing, path) : null;
      return [column, typeof value === "string" ? codeOf(row, value) : null];
    }),
    ...flagFilters.map(({ path, column }) => [column, stated(listing, path)]),
  ]) as FilterColumns;
