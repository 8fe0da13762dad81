import { z } from "zod";
import { KEYWORDS_MAX_LENGTH } from "../../limits.ts";
import { CalendarDay } from "../../listing/listing-dates.ts";
import { recordOf, recordOfRows } from "../../narrow.ts";
import { agencyFilters, type AgencyValues } from "./agency-filters.ts";
import { boundFilters, type BoundValues } from "./bound-filters.ts";
import { choiceFilters, type ChoiceName, type ChoiceValues } from "./choice-filters.ts";
import type { BoundUnit, RangeUnit } from "./filter-row.ts";
import { flagFilters } from "./flag-filters.ts";
import { unitMaximum } from "./numeric-bounds.ts";
import { prefixFilters } from "./prefix-filters.ts";
import { rangeFilters, type RangeName } from "./range-filters.ts";
import { setFilters, type SetValues } from "./set-filters.ts";

type Optional<Value> = z.ZodOptional<z.ZodType<Value>>;
type Schemas<Values> = { [Name in keyof Values]-?: Optional<Values[Name]> };

const units: Readonly<Record<RangeUnit, Optional<number>>> = {
  amount: z.int().min(0).max(unitMaximum.amount).optional(),
  count: z.int().min(0).max(unitMaximum.count).optional(),
  area: z.number().min(0).max(unitMaximum.area).optional(),
  year: z.int().min(0).max(unitMaximum.year).optional(),
};

/** Both ends of each range, as in a request. */
export const rangeSchemas: Record<`${RangeName}${"Min" | "Max"}`, Optional<number>> = recordOf(
  rangeFilters.flatMap(({ name, unit }) =>
    (["Min", "Max"] as const).map((end) => [`${name}${end}` as const, units[unit]] as const),
  ),
);

/** Each choice filter: a list of values, or one. */
export const choiceSchemas = recordOfRows<Schemas<Pick<ChoiceValues, ChoiceName>>>(
  choiceFilters.map(({ name, values, isSeveral }) => {
    const value = z.enum(values);
    return [name, (isSeveral ? z.array(value).max(values.length) : value).optional()];
  }),
);

/** Each set filter: a list of values. */
export const setSchemas = recordOfRows<Schemas<SetValues>>(
  setFilters.map(({ name, values }) => [
    name,
    z.array(z.enum(values)).max(values.length).optional(),
  ]),
);

/** Each checkbox filter. */
export const flagSchemas = recordOf(flagFilters.map(({ name }) => [name, z.boolean().optional()]));

const boundUnits: Readonly<Record<BoundUnit, z.ZodType<string | number>>> = {
  metres: z.int().min(0).max(5_000),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  day: CalendarDay,
};

/** Each filter by a maximum or minimum. */
export const boundSchemas = recordOfRows<Schemas<BoundValues>>(
  boundFilters.map(({ name, unit }) => [name, boundUnits[unit].optional()]),
);

const agencyId = z.string().max(40);

/** Each agency filter: a list of ids, or one. */
export const agencySchemas = recordOfRows<Schemas<AgencyValues>>(
  agencyFilters.map(({ name, isSeveral }) => [
    name,
    (isSeveral ? z.array(agencyId).max(100) : agencyId).optional(),
  ]),
);

/** Each filter by word prefixes. */
export const prefixSchemas = recordOf(
  prefixFilters.map(({ name }) => [name, z.string().max(KEYWORDS_MAX_LENGTH).optional()]),
);
