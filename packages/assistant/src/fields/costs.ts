import { assumedTerms, monthlyCost } from "@hjem/domain/costs/monthly-cost";
import {
  newHomeDuty,
  purchaseCosts,
  registrationFee,
  transferDuty,
} from "@hjem/domain/costs/purchase-costs";
import { formatPercent, formatNumber } from "@hjem/domain/format/format-number";
import { formatMonthly, formatPrice, formatPriceRange } from "@hjem/domain/format/format-price";
import { isClosed } from "@hjem/domain/listing/availability";
import { chargesBesideSharedCost } from "@hjem/domain/listing/price/shared-cost";
import { sumRange, wholeTotalPrice } from "@hjem/domain/listing/price/total-price";
import { dayIn } from "@hjem/domain/time/zone";
import { type FieldContext, type FieldRows, say, termOf } from "./field-row.ts";
import { askingRange } from "./money.ts";

/** The sale that duties are calculated for; null for a rental, a home off the market and one without a shown price. */
function saleOf(context: FieldContext) {
  const { listing, now } = context;
  const asking = askingRange(context);
  if (!asking || isClosed(listing)) return null;
  const { ownership, condition } = listing.contractDetails;
  const day = dayIn(now, listing.address.timeZone);
  return { asking, condition, ownership, state: listing.address.region, day };
}

function readDuty(context: FieldContext): string | null {
  const sale = saleOf(context);
  if (!sale) return null;
  const { costs } = context.region;
  const at = (price: number) => transferDuty(costs, { ...sale, price });
  const [low, high] = [at(sale.asking.min), at(sale.asking.max)];
  if (!low || !high) return null;
  const ofNew =
    sale.condition === "new" ? newHomeDuty(costs, { ...sale, price: sale.asking.min }) : null;
  if (ofNew) {
    const [min, max] = [formatPrice(context, ofNew.min), formatPrice(context, ofNew.max)];
    return say(context, "value.dutyNew", { min, max });
  }
  const value = formatPriceRange(context, low.amount, high.amount);
  if (low.amount > 0 || !sale.ownership) return say(context, "value.estimate", { value });
  const ownership = termOf(context, `ownership.${sale.ownership}`);
  return say(context, "value.duty", { value, ownership });
}

function readAddingCost(context: FieldContext): string | null {
  const stated = sumRange(context.listing.prices.addingCost);
  if (stated) return formatPriceRange(context, stated.min, stated.max);
  const sale = saleOf(context);
  if (!sale) return null;
  const value = formatPrice(
    context,
    purchaseCosts(context.region.costs, { ...sale, price: sale.asking.min }),
  );
  return say(context, "value.estimate", { value });
}

/** Where no total price is stated, the page adds the costs by rule to the price; a new home's duty is not known. */
function readEstimatedTotal(context: FieldContext) {
  const sale = saleOf(context);
  const { costs } = context.region;
  if (
    !sale ||
    (sale.condition === "new" && newHomeDuty(costs, { ...sale, price: sale.asking.min }))
  )
    return null;
  const { prices } = context.listing;
  const { min, max } = sumRange(prices.jointDebt) ?? { min: 0, max: 0 };
  const feesAt = (price: number) => purchaseCosts(costs, { ...sale, price });
  const stated = sumRange(prices.addingCost);
  return {
    min: sale.asking.min + min + (stated?.min ?? feesAt(sale.asking.min)),
    max: sale.asking.max + max + (stated?.max ?? feesAt(sale.asking.max)),
  };
}

function readTotal(context: FieldContext): string | null {
  const { prices } = context.listing;
  if (!askingRange(context)) return null;
  const { isTotalPriceShown } = context.region.facts;
  const askingPrice = prices.askingPrice ?? prices.price;
  const stated = isTotalPriceShown ? wholeTotalPrice({ ...prices, askingPrice }) : null;
  const total = stated ?? readEstimatedTotal(context);
  const value = total && formatPriceRange(context, total.min, total.max);
  // Elsewhere the term itself says that the costs are estimated.
  return value && isTotalPriceShown && !stated ? say(context, "value.estimate", { value }) : value;
}

function readMonthly(context: FieldContext): string | null {
  const { listing, region } = context;
  const sale = saleOf(context);
  if (!sale || listing.listingType.startsWith("commercial")) return null;
  const { prices, contractDetails } = listing;
  const price = sale.asking.min;
  const fees = sumRange(prices.addingCost)?.min ?? purchaseCosts(region.costs, { ...sale, price });
  const charges = chargesBesideSharedCost(prices);
  const terms = assumedTerms(price + fees, region.assumedLoan);
  const cost = monthlyCost(
    {
      price,
      purchaseCosts: fees,
      sharedCost: sumRange(prices.sharedCost)?.min ?? null,
      sharedCostPeriod: region.sharedCostPeriod,
      annualMunicipalityFees: sumRange(charges.annualMunicipalityFees)?.min ?? null,
      annualPropertyTax: sumRange(charges.annualPropertyTax)?.min ?? null,
      groundRent: sumRange(contractDetails.fixedFee)?.min ?? null,
    },
    terms,
  );
  return say(context, "value.monthly", {
    total: say(context, sale.asking.min < sale.asking.max ? "value.from" : "value.about", {
      value: formatMonthly(context, cost.total),
    }),
    equity: formatPrice(context, cost.equity),
    loan: formatPrice(context, cost.loan),
    rate: formatPercent(context, terms.yearlyRate / 100, 2),
    years: formatNumber(context, terms.years),
  });
}

/** Costs that the market's rules and the product's formulas give. */
export const costRows: FieldRows = {
  totalPrice: {
    label: "price.totalPrice",
    field: "prices.totalPrice",
    anchor: "price",
    read: readTotal,
  },
  addingCost: {
    label: "price.addingCost",
    field: "prices.addingCost",
    anchor: "costs",
    read: readAddingCost,
  },
  transferDuty: {
    label: "price.documentFee",
    field: "costs.transferDuty",
    anchor: "costs",
    read: readDuty,
  },
  registrationFee: {
    label: "price.registrationFee",
    field: "costs.registrationFees",
    anchor: "costs",
    read: (context) => {
      const sale = saleOf(context);
      const fee = sale && registrationFee(context.region.costs, sale.day);
      return fee ? formatPrice(context, fee.amount) : null;
    },
  },
  monthlyCost: {
    label: "label.monthlyCost",
    field: "costs.monthlyCost",
    anchor: "costs",
    read: readMonthly,
  },
};
