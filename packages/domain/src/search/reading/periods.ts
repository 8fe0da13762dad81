import type { SearchListingType } from "../../listing/listing-type.ts";
import { type RentRegion, rentPeriodOf } from "../../rent-period.ts";

/** How often in a year each period of a recurring amount is paid. */
export const perYear = { week: 52, fortnight: 26, month: 12, quarter: 4, year: 1 } as const;
/** A period that people state an amount in. */
export type StatedPeriod = keyof typeof perYear;
export const statedPeriods = ["week", "fortnight", "month", "quarter", "year"] as const;

/** What an amount of a stated period is multiplied by, to be one of the market's period. */
export const rentFactor = (
  period: StatedPeriod | null,
  region: RentRegion,
  listingType: SearchListingType,
): number => (period ? perYear[period] / perYear[rentPeriodOf(region, listingType)] : 1);
