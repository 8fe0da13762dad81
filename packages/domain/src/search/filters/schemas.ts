import { z } from "zod";
import { KEYWORDS_MAX_LENGTH } from "../../limits.ts";
import { CalendarDay } from "../../listing/listing-dates.ts";
import { agencyFilters, type AgencyValues } from "./agency-filters.ts";
import { boundFilters, type BoundName, type BoundValues } from "./bound-filters.ts";
import { choiceFilters, type ChoiceName, type ChoiceValues } from "./choice-filters.ts";
import type { BoundUnit, RangeUnit } from "./filter-row.ts";
import { flagFilters, type FlagName } from "./flag-filters.ts";
import { unitMaximum } from "./numeric-bounds.ts";
import { prefixFilters, type BeginningName } from "./prefix-filters.ts";
import { rangeFilters, type RangeName } from "./range-filters.ts";
import { setFilters, type SetName, type SetValues } from "./set-filters.ts";

type Optional<Value> = z.ZodOptional<z.ZodType<Value>>;

const units: Readonly<Record<RangeUnit, Optional<number>>> = {
  amount: z.int().min(0).max(unitMaximum.amount).optional(),
  count: z.int().min(0).max(unitMaximum.count).optional(),
  area: z.number().min(0).max(unitMaximum.area).optional(),
  year: z.int().min(0).max(unitMaximum.year).optional(),
};

/** Both ends of each range, as in a request. */
export const rangeSchemas = Object.fromEntries(
  rangeFilters.flatMap(({ name, unit }) =>
    ["Min", "Max"].map((end) => [`${name}${end}`, units[unit]]),
  ),
) as Record<`${RangeName}${"Min" | "Max"}`, Optional<number>>;

/** Each choice filter: a list of values, or one. */
export const choiceSchemas = Object.fromEntries(
  choiceFilters.map(({ name, values, isSeveral }) => {
    const value = z.enum(values);
    return [name, (isSeveral ? z.array(value).max(values.length) : value).optional()];
  }),
) as unknown as { [Name in ChoiceName]: Optional<ChoiceValues[Name]> };

/** Each set filter: a list of values. */
export const setSchemas = Object.fromEntries(
  setFilters.map(({ name, values }) => [
    name,
    z.array(z.enum(values)).max(values.length).optional(),
  ]),
) as unknown as { [Name in SetName]: Optional<SetValues[Name]> };

/** Each checkbox filter. */
export const flagSchemas = Object.fromEntries(
  flagFilters.map(({ name }) => [name, z.boolean().optional()]),
) as Record<FlagName, z.ZodOptional<z.ZodBoolean>>;

const boundUnits: Readonly<Record<BoundUnit, z.ZodType<string | number>>> = {
  metres: z.int().min(0).max(5_000),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  day: CalendarDay,
};

/** Each filter by a maximum or minimum. */
export const boundSchemas = Object.fromEntries(
  boundFilters.map(({ name, unit }) => [name, boundUnits[unit].optional()]),
) as unknown as { [Name in BoundName]: Optional<BoundValues[Name]> };

const agencyId = z.string().max(40);

/** Each agency filter: a list of ids, or one. */
export const agencySchemas = Object.fromEntries(
  agencyFilters.map(({ name, isSeveral }) => [
    name,
    (isSeveral ? z.array(agencyId).max(100) : agencyId).optional(),
  ]),
) as unknown as { [Name in keyof AgencyValues]: Optional<AgencyValues[Name]> };

/** Each filter by word prefixes. */
export const prefixSchemas = Object.fromEntries(
  prefixFilters.map(({ name }) => [name, z.string().max(KEYWORDS_MAX_LENGTH).optional()]),
) as Record<BeginningName, z.ZodOptional<z.ZodString>>;
