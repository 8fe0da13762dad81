import { isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Money } from "@hjem/domain/listing/money";
import { hasShownPrice, statedTotal } from "@hjem/domain/listing/price/home-costs";
import { chargesBesideSharedCost } from "@hjem/domain/listing/price/shared-cost";
import { sumRange } from "@hjem/domain/listing/price/total-price";
import type { TermKey } from "@hjem/domain/terms";

/** Period of a recurring cost; the region defines that of its shared costs. */
export type CostPeriod = "shared";

/** One cost: its term and amount. */
export interface CostLine {
  term: TermKey;
  sum: Money;
  period?: CostPeriod;
}

/** The costs of a listing; unknown ones are left out (spec §2, visual §9). */
export interface ListingCosts {
  /** One-time costs: to buy, price first; or for a tenant. */
  purchase: readonly CostLine[];
  /** Total of the purchase costs; null if unknown, or with a single cost. */
  total: CostLine | null;
  /** Recurring costs, each with its own period. */
  running: readonly CostLine[];
  /** For information only, not part of any total. */
  other: readonly CostLine[];
}

const line = (term: TermKey, sum: Money | null, period?: CostPeriod): CostLine[] =>
  sum && sumRange(sum) ? [{ term, sum, ...(period && { period }) }] : [];

/** The asking price of a home for sale, which may be in either field of a listing. */
const askingPrice = ({ askingPrice: asking, price }: Listing["prices"]) => asking ?? price;

function totalLine(prices: Listing["prices"], parts: readonly CostLine[]): CostLine | null {
  const total = statedTotal({ prices });
  const currency = parts[0]?.sum.currency;
  const amount = total?.min === total?.max ? (total?.min ?? null) : null;
  const sum = total && currency ? { ...total, amount, currency } : null;
  return line("price.totalPrice", sum)[0] ?? null;
}

/** The costs of a listing. A price without a figure (auction, on request) is left out. */
export function listingCosts({
  listingType,
  prices,
  contractDetails,
}: Pick<Listing, "listingType" | "prices" | "contractDetails">): ListingCosts {
  const charges = chargesBesideSharedCost(prices);
  const yearly = [
    ...line("price.annualMunicipalityFees", charges.annualMunicipalityFees),
    ...line("price.annualPropertyTax", charges.annualPropertyTax),
    ...line("detail.fixedFee", contractDetails.fixedFee),
  ];
  const shared = line("price.sharedCost", prices.sharedCost, "shared");
  const other = [
    ...line("price.finalMonthlySharedCost", prices.finalMonthlySharedCost ?? null, "shared"),
    ...line("price.sharedFund", prices.sharedFund),
    ...line("price.valuation", prices.valuation),
    ...line("price.valuationAsCollateral", prices.valuationAsCollateral ?? null),
    ...line("price.taxValue", prices.taxValue ?? null),
    ...line("price.rentalIncome", prices.rentalIncome),
  ];
  if (isRental({ listingType })) {
    return {
      // Rent and deposit are beside the price.
      purchase: [],
      total: null,
      running: [...shared, ...yearly],
      other,
    };
  }
  const isShown = hasShownPrice({ prices });
  const purchase = [
    ...(isShown ? line("price.askingPrice", askingPrice(prices)) : []),
    ...line("price.jointDebt", prices.jointDebt),
    ...line("price.addingCost", prices.addingCost),
  ];
  return {
    purchase,
    total: totalLine(prices, purchase),
    running: [...shared, ...yearly],
    other,
  };
}
