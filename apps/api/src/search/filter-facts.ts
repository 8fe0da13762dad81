import type { Listing } from "@hjem/domain/listing/listing";
import {
  type Choice,
  choiceFilters,
  type ChoiceValues,
  chosenValues,
} from "@hjem/domain/search/filters/choice-filters";
import type { ChoiceFilter, SetFilter } from "@hjem/domain/search/filters/filter-row";
import { flagFilters } from "@hjem/domain/search/filters/flag-filters";
import {
  setFilters,
  type SetRow,
  type SetValues,
  wantedValues,
} from "@hjem/domain/search/filters/set-filters";
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

/** The bit of a value of a set in its column: its place in the row's list, from 0. */
const bitOf = ({ fact }: Pick<SetFilter, "fact">, value: string): number =>
  fact.values.indexOf(value);

/** The bits that a search filters by, any of them; none without that filter. */
export const requestedBits = (row: SetRow, filter: Partial<SetValues>): number[] => {
  const { fact }: SetFilter = row;
  return wantedValues(row, filter).map((value) => bitOf({ fact }, value));
};

/** Some bits as one number. */
export const maskOf = (bits: readonly number[]): number =>
  bits.reduce((mask, bit) => mask | (1 << bit), 0);

/** Values at a path of a listing; `[*]` means each item of a list. */
export const allStated = (listing: Listing, path: string): unknown[] =>
  path.split(".").reduce<unknown[]>(
    (parts, step) => {
      const key = step.replace("[*]", "");
      return parts.flatMap((part) =>
        typeof part === "object" && part !== null ? Reflect.get(part, key) : [],
      );
    },
    [listing],
  );

/** Value at a path of a listing; null where it states nothing. */
const stated = (listing: Listing, path: string): unknown => allStated(listing, path)[0] ?? null;

const maskStated = (listing: Listing, { fact }: SetFilter): number =>
  maskOf(
    allStated(listing, fact.path)
      .map((value) => bitOf({ fact }, String(value)))
      .filter((bit) => bit !== -1),
  );

/** The columns of the filters by choice, by set and of the flags, out of a listing. */
export const filterFacts = (listing: Listing): FilterColumns =>
  Object.fromEntries([
    ...choiceFilters.map((row) => {
      const { path, column, of }: ChoiceFilter["fact"] = row.fact;
      const isStated = of === undefined || of.includes(listing.listingType);
      const value = isStated ? stated(listing, path) : null;
      return [column, typeof value === "string" ? codeOf(row, value) : null];
    }),
    ...setFilters.map((row) => [row.fact.column, maskStated(listing, row)]),
    ...flagFilters.map(({ path, column }) => [column, stated(listing, path)]),
  ]) as FilterColumns;
