import type { RegionCosts } from "@hjem/domain/costs/purchase-costs";
import { formatPrice, formatPriceRange } from "@hjem/domain/format/format-price";
import type { Listing } from "@hjem/domain/listing/listing";
import { type PurchaseCosts, purchaseCostsOf } from "@hjem/domain/listing/price/home-costs";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { type Line, line } from "../../section/line.ts";

/** The purchase costs of a home, and their parts. */
export interface PurchaseLines {
  lines: Line[];
  /** What they come to. */
  costs: PurchaseCosts;
  /** Source of the rates; empty if only the seller states them. */
  source: string;
  /** Year from which those rates apply. */
  year: string;
  /** The total with the minimum duty of a new home; null if it pays as any other. */
  leastSum: number | null;
}

/**
 * Duty and fees of a home for sale (market N8, A13). The seller's own total is split into its parts if the region's
 * rules give the same; otherwise it is shown as one amount, because the seller may know more than the rules. Without
 * one the rules estimate it, for a range from its lowest to its highest price. Nothing is estimated for a home off
 * the market (D54).
 */
export function purchaseLines(
  page: DatedTranslator,
  rules: RegionCosts,
  listing: Listing,
): PurchaseLines {
  const { i18n, term } = page;
  const isCalculated = listing.prices.isAddingCostCalculated === true;
  const costs = purchaseCostsOf(rules, listing, page.now);
  const { sum, ruled, isSplit, isEstimate } = costs;
  if (!ruled || !isSplit) {
    const label = term("price.addingCost");
    return {
      lines: sum
        ? line(isCalculated ? t(i18n)`${label}, calculated` : label, formatPrice(page, sum.min))
        : [],
      costs,
      source: "",
      year: "",
      leastSum: null,
    };
  }
  const { duty, fee, ofNew, sources, validFrom } = ruled;
  const about = (label: string) => (isEstimate ? t(i18n)`${label}, estimate` : label);
  return {
    lines: [
      ...(duty.min > 0
        ? line(about(term("price.documentFee")), formatPriceRange(page, duty.min, duty.max))
        : []),
      ...(fee === null ? [] : line(about(term("price.registrationFee")), formatPrice(page, fee))),
    ],
    costs,
    source: new Intl.ListFormat(page.language.tag).format(sources),
    year: validFrom.slice(0, 4),
    leastSum: ofNew && ruled.sum.min - ofNew.max + ofNew.min,
  };
}
