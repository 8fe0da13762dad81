import {
  newHomeDuty,
  registrationFee,
  transferDuty,
  type RegionCosts,
} from "@hjem/domain/costs/purchase-costs";
import { formatPrice, formatPriceRange } from "@hjem/domain/format/format-price";
import { isClosed } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { sumRange } from "@hjem/domain/listing/price/total-price";
import { dayIn } from "@hjem/domain/time/zone";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { type Line, line } from "../section/line.ts";
import { isPriceSecret } from "./cost-lines.ts";

/** The purchase costs of a home, and their parts. */
export interface PurchaseLines {
  lines: Line[];
  /** Whole units, for the lowest price; null if neither the seller nor the region's rules give it. */
  sum: number | null;
  /** The same for the highest price. */
  highestSum: number | null;
  /** True if it is our estimate, not the seller's figure. */
  isEstimate: boolean;
  /** True where the seller has left the costs to be calculated. */
  isCalculated: boolean;
  /** Source of the rates; empty if only the seller states them. */
  source: string;
  /** Year from which those rates apply. */
  year: string;
  /** The total with the minimum duty of a new home; null if it pays as any other. */
  leastSum: number | null;
}

const nothing: PurchaseLines = {
  lines: [],
  sum: null,
  highestSum: null,
  isEstimate: false,
  isCalculated: false,
  source: "",
  year: "",
  leastSum: null,
};

/**
 * Duty and fees of a home for sale (market N8, A13). The seller's own total is split into its parts if the region's
 * rules give the same; otherwise it is shown as one amount, because the seller may know more than the rules. Without
 * one the rules estimate it, for a range from its lowest to its highest price. Nothing is estimated for a home off
 * the market (D54).
 */
export function purchaseLines(
  page: DatedTranslator,
  costs: RegionCosts,
  listing: Listing,
): PurchaseLines {
  const { i18n, term } = page;
  const { prices, address, contractDetails } = listing;
  const { ownership, condition } = contractDetails;
  const stated = sumRange(prices.addingCost)?.min ?? null;
  const asking = sumRange(prices.askingPrice ?? prices.price);
  const isCalculated = prices.isAddingCostCalculated === true;
  const ofSum = (label: string) => (isCalculated ? t(i18n)`${label}, calculated` : label);
  const alone = {
    ...nothing,
    isCalculated,
    lines: stated === null ? [] : line(ofSum(term("price.addingCost")), formatPrice(page, stated)),
    sum: stated,
    highestSum: sumRange(prices.addingCost)?.max ?? null,
  };
  if (!asking || isClosed(listing) || isPriceSecret(listing)) return alone;

  const day = dayIn(page.now, address.timeZone);
  const sale = { ownership, state: address.region, day };
  const dutyOf = (price: number) => transferDuty(costs, { price, ...sale });
  const ofNew = condition === "new" ? newHomeDuty(costs, { price: asking.min, ...sale }) : null;
  const duty = dutyOf(asking.min);
  const highestDuty = dutyOf(asking.max);
  const fee = registrationFee(costs, day);
  if (!duty || !highestDuty) return alone;
  const sum = duty.amount + (fee?.amount ?? 0);
  const isEstimate = stated === null;
  if (!isEstimate && stated !== sum) return alone;
  const about = (label: string) => (isEstimate ? t(i18n)`${label}, estimate` : label);
  return {
    lines: [
      ...(duty.amount > 0
        ? line(
            about(term("price.documentFee")),
            formatPriceRange(page, duty.amount, highestDuty.amount),
          )
        : []),
      ...(fee ? line(about(term("price.registrationFee")), formatPrice(page, fee.amount)) : []),
    ],
    sum,
    highestSum: highestDuty.amount + (fee?.amount ?? 0),
    isEstimate,
    isCalculated,
    source: new Intl.ListFormat(page.language.tag).format(
      new Set([duty.source, ...(fee ? [fee.source] : [])]),
    ),
    year: duty.validFrom.slice(0, 4),
    leastSum: ofNew && sum - ofNew.max + ofNew.min,
  };
}
