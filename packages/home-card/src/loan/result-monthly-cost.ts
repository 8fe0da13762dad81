import { assumedTerms, type LoanTerms, monthlyCost } from "@hjem/domain/costs/monthly-cost";
import { isPriceShown } from "@hjem/domain/listing/price/shown-price";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import type { RegionBasics } from "@hjem/domain/region";

/**
 * Monthly cost of a result in whole units, on the given terms or else the region's assumed ones; the same as on the
 * home's own page. Null for rentals and homes off the market (D54), for commercial property, and where price or
 * purchase costs are unknown.
 */
export function resultMonthlyCost(
  property: ResultHome,
  { assumedLoan, sharedCostPeriod }: Pick<RegionBasics, "assumedLoan" | "sharedCostPeriod">,
  own: LoanTerms | null,
): number | null {
  const { listingType, priceMethod, addingCost, askingPrice, availability } = property;
  const price = askingPrice ?? property.price;
  const isOpen = availability === "available" || availability === "future";
  const isHome = listingType.endsWith("_sale") && !listingType.startsWith("commercial");
  const isShown = isPriceShown({ priceMethod, hasAskingPrice: askingPrice !== null });
  if (!isHome || !isOpen || !isShown || price === null || addingCost === null) return null;
  const source = { ...property, price, purchaseCosts: addingCost, sharedCostPeriod };
  return monthlyCost(source, own ?? assumedTerms(price + addingCost, assumedLoan)).total;
}
