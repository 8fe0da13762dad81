import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { AvailabilityState } from "./availability-state.ts";

/** Kinds of homes that have phrases of their own. */
export type CountedKind = "homes" | "holidayHomes" | "premises";

type Phrases = Record<AvailabilityState, MessageDescriptor>;

const phrases: Readonly<Record<CountedKind, (total: number, n: string) => Phrases>> = {
  homes: (total, n) => ({
    sale: msg`${plural(total, { one: `${n} home for sale`, other: `${n} homes for sale` })}`,
    rent: msg`${plural(total, { one: `${n} home for rent`, other: `${n} homes for rent` })}`,
    sold: msg`${plural(total, { one: `${n} sold home`, other: `${n} sold homes` })}`,
    leased: msg`${plural(total, { one: `${n} leased home`, other: `${n} leased homes` })}`,
    coming: msg`${plural(total, { one: `${n} home coming soon`, other: `${n} homes coming soon` })}`,
    any: msg`${plural(total, { one: `${n} home`, other: `${n} homes` })}`,
  }),
  holidayHomes: (total, n) => ({
    sale: msg`${plural(total, { one: `${n} holiday home for sale`, other: `${n} holiday homes for sale` })}`,
    rent: msg`${plural(total, { one: `${n} holiday home for rent`, other: `${n} holiday homes for rent` })}`,
    sold: msg`${plural(total, { one: `${n} sold holiday home`, other: `${n} sold holiday homes` })}`,
    leased: msg`${plural(total, { one: `${n} leased holiday home`, other: `${n} leased holiday homes` })}`,
    coming: msg`${plural(total, { one: `${n} holiday home coming soon`, other: `${n} holiday homes coming soon` })}`,
    any: msg`${plural(total, { one: `${n} holiday home`, other: `${n} holiday homes` })}`,
  }),
  premises: (total, n) => ({
    sale: msg`${plural(total, { one: `${n} commercial property for sale`, other: `${n} commercial properties for sale` })}`,
    rent: msg`${plural(total, { one: `${n} commercial property for lease`, other: `${n} commercial properties for lease` })}`,
    sold: msg`${plural(total, { one: `${n} sold commercial property`, other: `${n} sold commercial properties` })}`,
    leased: msg`${plural(total, { one: `${n} leased commercial property`, other: `${n} leased commercial properties` })}`,
    coming: msg`${plural(total, { one: `${n} commercial property coming soon`, other: `${n} commercial properties coming soon` })}`,
    any: msg`${plural(total, { one: `${n} commercial property`, other: `${n} commercial properties` })}`,
  }),
};

/** Number of homes of a kind, by their status (D54); `n` is the formatted `total`. */
export const countPhrase = (
  i18n: I18n,
  kind: CountedKind,
  state: AvailabilityState,
  total: number,
  n: string,
): string => i18n._(phrases[kind](total, n)[state]);
