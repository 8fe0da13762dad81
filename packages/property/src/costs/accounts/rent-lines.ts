import { formatPerPeriod, formatRentPerArea } from "@hjem/domain/format/format-price";
import { primaryArea } from "@hjem/domain/listing/areas";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Money } from "@hjem/domain/listing/money";
import { placeKind } from "@hjem/domain/listing/place-kind";
import { sumRange } from "@hjem/domain/listing/price/total-price";
import { type RentPeriod, rentPeriodOf } from "@hjem/domain/rent-period";
import type { Translator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { type Line, line } from "../../section/line.ts";
import { moneyText } from "./cost-accounts.ts";

/** Months of a year. */
const MONTHS = 12;
/** How many periods of a rent a year has. */
const periodsOfYear: Readonly<Record<RentPeriod, number>> = { week: 52, month: MONTHS, year: 1 };

/** What a tenant pays as security: none is said in the market's words. */
const depositText = (page: Translator, deposit: Money | null): string =>
  sumRange(deposit)?.max === 0 ? page.term("price.noDeposit") : moneyText(page, deposit);

/** Premises are compared by their rent of a year per square metre; empty for others, and for a range of areas. */
function perAreaText(page: Translator, listing: Listing, yearly: number): string {
  const { details, objectType } = listing;
  const area = details.usageArea ?? primaryArea(details) ?? details.grossArea;
  const isOne = objectType === "property" && area && area.min === area.max && area.max > 0;
  return isOne && placeKind(listing) === "premises"
    ? formatRentPerArea(page, Math.round(yearly / area.max))
    : "";
}

/**
 * Lines below a rent: that of a week or year as a monthly sum, since wages and loans are monthly (market A4), that of
 * premises per square metre, and the security.
 */
export function rentLines(page: Translator, listing: Listing): Line[] {
  const { listingType, prices } = listing;
  const rent = sumRange(prices.monthly ?? prices.price);
  const period = rentPeriodOf(page.region, listingType);
  const yearly = rent && rent.min === rent.max ? rent.min * periodsOfYear[period] : null;
  const month = Math.round((yearly ?? 0) / MONTHS);
  return [
    ...line(
      t(page.i18n)`Equivalent to`,
      period === "month" || yearly === null ? "" : formatPerPeriod(page, month, "month"),
    ),
    ...line(t(page.i18n)`Rent per m²`, yearly === null ? "" : perAreaText(page, listing, yearly)),
    ...line(page.term("price.deposit"), depositText(page, prices.deposit)),
  ];
}
