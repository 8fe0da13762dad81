import {
  newHomeDuty,
  registrationFee,
  transferDuty,
  type RegionCosts,
} from "@hjem/domain/costs/purchase-costs";
import { formatPrice, formatPriceRange } from "@hjem/domain/format/format-price";
import type { Listing } from "@hjem/domain/listing/listing";
import { isClosed } from "@hjem/domain/listing/listing-state";
import { sumRange } from "@hjem/domain/listing/price/total-price";
import { dayIn } from "@hjem/domain/time/zone";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { type Line, line } from "../section/line.ts";
import { isPriceSecret } from "./cost-lines.ts";

/** What comes on top of the price of a purchase, and how it is made up. */
export interface PurchaseLines {
  lines: Line[];
  /** Whole units, for the lowest price; null where neither the seller nor the region's rules state it. */
  sum: number | null;
  /** The same for the highest price. */
  highestSum: number | null;
  /** True where the product works it out, not the seller. */
  isEstimate: boolean;
  /** Whose rates the figures follow; empty where only the seller states them. */
  source: string;
  /** Year from which those rates hold. */
  year: string;
  /** The sum with the least duty that a new home may pay; null where it pays as any other. */
  leastSum: number | null;
}

const nothing: PurchaseLines = {
  lines: [],
  sum: null,
  highestSum: null,
  isEstimate: false,
  source: "",
  year: "",
  leastSum: null,
};

/**
 * Duty and fees of a home for sale (market N8, A13). The seller's own sum is taken apart where the region's rules come to
 * the same; where they do not, it stands alone, because the seller knows what the rules do not. Without one the rules
 * estimate it, of a range from its lowest to its highest price. Of a home that is gone nothing is estimated any more (D54).
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
  const alone = {
    ...nothing,
    lines: stated === null ? [] : line(term("price.addingCost"), formatPrice(page, stated)),
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
    source: new Intl.ListFormat(page.language.tag).format(
      new Set([duty.source, ...(fee ? [fee.source] : [])]),
    ),
    year: duty.validFrom.slice(0, 4),
    leastSum: ofNew && sum - ofNew.max + ofNew.min,
  };
}
