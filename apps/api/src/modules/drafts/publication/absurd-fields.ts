import type { Draft } from "@hjem/domain/draft/draft";
import { WHOLE_MONEY_MAX } from "@hjem/domain/listing/money-limits";
import { namesOf } from "@hjem/domain/narrow";
import type { Region } from "@hjem/domain/region";
import { dayIn, zoneOf } from "@hjem/domain/time/zone";
import { readPhone } from "../../leads/form-checks.ts";

/** Years that a home under construction may lie ahead. */
const YEARS_AHEAD_MAX = 10;
/** Square metres; less is a slip. */
const AREA_MIN = 1;

const areaPaths = {
  usageArea: "property_detail.usage_area",
  primaryRoom: "property_detail.primary_room",
  internalArea: "property_detail.internal_area",
  externalArea: "property_detail.external_area",
  plotArea: "property_detail.plot_area",
  propertyArea: "property_detail.property_area",
} as const;

/**
 * Fields of a complete draft that no home has, by their names on the wire (LIST-104): a sum beyond all prices, an area
 * below a square metre, a year far ahead, no telephone that can be called and no address either. `now` in milliseconds.
 */
export function absurdFields(
  { propertyDetail, priceAndDate, contacts, location }: Draft,
  region: Region,
  now: number,
): string[] {
  const { askingPrice, askingPriceMax, jointDebt, addingCost } = priceAndDate;
  const sum =
    Math.max(askingPrice ?? 0, askingPriceMax ?? 0) + (jointDebt ?? 0) + (addingCost ?? 0);
  const year = Number(dayIn(now, zoneOf(region, location.region ?? undefined)).slice(0, 4));
  const isAhead = (stated: number | null | undefined) =>
    typeof stated === "number" && stated > year + YEARS_AHEAD_MAX;
  const isReached =
    Boolean(contacts.email) ||
    (contacts.phones ?? []).some((phone) => readPhone(phone, region.dialCode) !== null);
  return [
    ...namesOf(areaPaths).flatMap((area) => {
      const value = propertyDetail[area]?.value ?? 0;
      return value > 0 && value < AREA_MIN ? [areaPaths[area]] : [];
    }),
    ...(isAhead(propertyDetail.constructionYear) ? ["property_detail.construction_year"] : []),
    ...(isAhead(propertyDetail.renovationYear) ? ["property_detail.renovation_year"] : []),
    ...(sum > WHOLE_MONEY_MAX ? ["price_and_date.asking_price"] : []),
    ...(isReached ? [] : ["contacts.phones"]),
  ];
}
