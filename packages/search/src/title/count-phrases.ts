import type { I18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import type { AvailabilityState } from "./availability-state.ts";

/** Number of homes, by their status (D54); `n` is the formatted `total`. */
export function countedHomes(
  i18n: I18n,
  state: AvailabilityState,
  total: number,
  n: string,
): string {
  switch (state) {
    case "sale":
      return t(i18n)`${plural(total, { one: `${n} home for sale`, other: `${n} homes for sale` })}`;
    case "rent":
      return t(i18n)`${plural(total, { one: `${n} home for rent`, other: `${n} homes for rent` })}`;
    case "sold":
      return t(i18n)`${plural(total, { one: `${n} sold home`, other: `${n} sold homes` })}`;
    case "leased":
      return t(i18n)`${plural(total, { one: `${n} leased home`, other: `${n} leased homes` })}`;
    case "coming":
      return t(
        i18n,
      )`${plural(total, { one: `${n} home coming soon`, other: `${n} homes coming soon` })}`;
    default:
      return t(i18n)`${plural(total, { one: `${n} home`, other: `${n} homes` })}`;
  }
}

/** Number of holiday homes. */
export function countedHolidayHomes(
  i18n: I18n,
  state: AvailabilityState,
  total: number,
  n: string,
): string {
  switch (state) {
    case "sale":
      return t(
        i18n,
      )`${plural(total, { one: `${n} holiday home for sale`, other: `${n} holiday homes for sale` })}`;
    case "rent":
      return t(
        i18n,
      )`${plural(total, { one: `${n} holiday home for rent`, other: `${n} holiday homes for rent` })}`;
    case "sold":
      return t(
        i18n,
      )`${plural(total, { one: `${n} sold holiday home`, other: `${n} sold holiday homes` })}`;
    case "leased":
      return t(
        i18n,
      )`${plural(total, { one: `${n} leased holiday home`, other: `${n} leased holiday homes` })}`;
    case "coming":
      return t(
        i18n,
      )`${plural(total, { one: `${n} holiday home coming soon`, other: `${n} holiday homes coming soon` })}`;
    default:
      return t(i18n)`${plural(total, { one: `${n} holiday home`, other: `${n} holiday homes` })}`;
  }
}

/** Number of commercial properties. */
export function countedPremises(
  i18n: I18n,
  state: AvailabilityState,
  total: number,
  n: string,
): string {
  switch (state) {
    case "sale":
      return t(
        i18n,
      )`${plural(total, { one: `${n} commercial property for sale`, other: `${n} commercial properties for sale` })}`;
    case "rent":
      return t(
        i18n,
      )`${plural(total, { one: `${n} commercial property for lease`, other: `${n} commercial properties for lease` })}`;
    case "sold":
      return t(
        i18n,
      )`${plural(total, { one: `${n} sold commercial property`, other: `${n} sold commercial properties` })}`;
    case "leased":
      return t(
        i18n,
      )`${plural(total, { one: `${n} leased commercial property`, other: `${n} leased commercial properties` })}`;
    case "coming":
      return t(
        i18n,
      )`${plural(total, { one: `${n} commercial property coming soon`, other: `${n} commercial properties coming soon` })}`;
    default:
      return t(
        i18n,
      )`${plural(total, { one: `${n} commercial property`, other: `${n} commercial properties` })}`;
  }
}
