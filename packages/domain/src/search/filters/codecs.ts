import { padAgencyId } from "../../agency/agency-id.ts";
import { KEYWORDS_MAX_LENGTH } from "../../limits.ts";
import { recordOf, recordOfRows } from "../../narrow.ts";
import { isDay } from "../../time/calendar.ts";
import { withoutSingleAny } from "../active-filters.ts";
import {
  decimal,
  type FieldCodec,
  line,
  oneOf,
  several,
  single,
  someOf,
  ticked,
  integer,
} from "../field-codec.ts";
import { readId, readMonth } from "../read-value.ts";
import { agencyFilters, type AgencyValues } from "./agency-filters.ts";
import { boundFilters, type BoundValues } from "./bound-filters.ts";
import { choiceFilters, type ChoiceName, type ChoiceValues } from "./choice-filters.ts";
import type { BoundUnit, RangeUnit, SetFilter } from "./filter-row.ts";
import { flagFilters, type FlagName } from "./flag-filters.ts";
import { isFutureYear, unitMaximum } from "./numeric-bounds.ts";
import { prefixFilters, type BeginningName } from "./prefix-filters.ts";
import { isMaximum, rangeFilters, type RangeName } from "./range-filters.ts";
import { setFilters, type SetValues } from "./set-filters.ts";

const units: Readonly<Record<RangeUnit, FieldCodec<number>>> = {
  amount: integer(unitMaximum.amount),
  count: integer(unitMaximum.count),
  area: decimal(unitMaximum.area),
  /** Zero to the current year (spec §5). */
  year: single((value, today) => {
    if (/^0+$/.test(value)) return null;
    return /^\d{1,4}$/.test(value) && !isFutureYear(Number(value), today)
      ? Number(value)
      : undefined;
  }),
};

type Codecs<Values> = { readonly [Field in keyof Values]: FieldCodec<Values[Field]> };

/** URL format of both ends of each range. */
export const rangeCodecs: Codecs<Record<`${RangeName}${"Min" | "Max"}`, number>> = recordOf(
  rangeFilters.flatMap(({ name, unit }) =>
    (["Min", "Max"] as const).map(
      (end) =>
        [
          `${name}${end}` as const,
          end === "Max" && isMaximum(name, 0) ? integer(unitMaximum.count, true) : units[unit],
        ] as const,
    ),
  ),
);

/** URL format of each choice filter. */
export const choiceCodecs = recordOfRows<Codecs<Required<Pick<ChoiceValues, ChoiceName>>>>(
  choiceFilters.map(({ name, values, isSeveral }) => [
    name,
    (isSeveral ? someOf : oneOf)<string>(values),
  ]),
);

/** URL format of each checkbox filter. */
export const flagCodecs: Codecs<Record<FlagName, boolean>> = recordOf(
  flagFilters.map(({ name }) => [name, ticked]),
);

const setCodec = ({ values, unrestricted }: SetFilter): FieldCodec<string[]> => {
  const some = someOf(values);
  if (unrestricted === "all") return some;
  const nothing = { value: undefined, isCorrected: false };
  return {
    read: (texts, today) =>
      texts.every((text) => text === "any") ? nothing : some.read(texts, today),
    write: (value) => some.write([...(withoutSingleAny(value) ?? [])]),
  };
};

/** URL format of each set filter. */
export const setCodecs = recordOfRows<Codecs<SetValues>>(
  setFilters.map((row) => [row.name, setCodec(row)]),
);

const boundUnits: Readonly<Record<BoundUnit, FieldCodec<number> | FieldCodec<string>>> = {
  metres: integer(5_000),
  month: single(readMonth),
  day: single((value) => (isDay(value) ? value : undefined)),
};

/** URL format of each filter by a maximum or minimum. */
export const boundCodecs = recordOfRows<Codecs<BoundValues>>(
  boundFilters.map(({ name, unit }) => [name, boundUnits[unit]]),
);

const agencyId = (value: string) => readId(value, padAgencyId);

/** URL format of each agency filter. */
export const agencyCodecs = recordOfRows<Codecs<AgencyValues>>(
  agencyFilters.map(({ name, isSeveral }) => [
    name,
    isSeveral ? several(agencyId, 100) : single(agencyId),
  ]),
);

/** URL format of each filter by word prefixes. */
export const prefixCodecs: Codecs<Record<BeginningName, string>> = recordOf(
  prefixFilters.map(({ name }) => [name, line(KEYWORDS_MAX_LENGTH)]),
);
