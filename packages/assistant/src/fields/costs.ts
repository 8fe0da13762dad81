import { monthlyCost } from "@hjem/domain/costs/monthly-cost";
import { formatNumber, formatPercent } from "@hjem/domain/format/format-number";
import { formatMonthly, formatPrice, formatPriceRange } from "@hjem/domain/format/format-price";
import { isRental } from "@hjem/domain/listing/availability";
import {
  estimatedTotal,
  hasShownPrice,
  monthlyBasisOf,
  purchaseCostsOf,
  statedTotal,
} from "@hjem/domain/listing/price/home-costs";
import type { OwnTerms } from "../understand/own-terms.ts";
import { type FieldContext, type FieldRows, say, termOf } from "./field-row.ts";

/** Duty and fees as the page has them. */
const costsOf = ({ region, listing, now }: FieldContext) =>
  purchaseCostsOf(region.costs, listing, now);

function readDuty(context: FieldContext): string | null {
  const { ruled } = costsOf(context);
  if (!ruled) return null;
  const { duty, ofNew } = ruled;
  if (ofNew) {
    const [min, max] = [formatPrice(context, ofNew.min), formatPrice(context, ofNew.max)];
    return say(context, "value.dutyNew", { min, max });
  }
  const { ownership: kind } = context.listing.contractDetails;
  const value = formatPriceRange(context, duty.min, duty.max);
  if (duty.min > 0 || !kind) return say(context, "value.estimate", { value });
  return say(context, "value.duty", { value, ownership: termOf(context, `ownership.${kind}`) });
}

function readAddingCost(context: FieldContext): string | null {
  const { sum, isEstimate } = costsOf(context);
  if (!sum || isRental(context.listing)) return null;
  const value = formatPriceRange(context, sum.min, sum.max);
  return isEstimate ? say(context, "value.estimate", { value }) : value;
}

/** As the page states it: of the advertiser where the market has such a price, else with the costs by rule. */
function readTotal(context: FieldContext): string | null {
  const { listing, region } = context;
  if (isRental(listing)) return null;
  const { isTotalPriceShown } = region.facts;
  const costs = costsOf(context);
  const stated = statedTotal(listing);
  const total = stated ?? estimatedTotal(listing, costs);
  if (!total) return null;
  const value = formatPriceRange(context, total.min, total.max);
  if (stated) return value;
  const ofNew = costs.ruled?.ofNew;
  if (ofNew) {
    const min = formatPrice(context, total.min - ofNew.max + ofNew.min);
    return say(context, "value.totalNew", { min, max: formatPrice(context, total.min) });
  }
  if (!hasShownPrice(listing)) return say(context, "value.totalSearched", { value });
  // Elsewhere the term itself says that the costs are estimated.
  return isTotalPriceShown ? say(context, "value.estimate", { value }) : value;
}

/** The monthly cost on the market's terms, as the page states it before a visitor enters their own. */
function monthlyOf(context: FieldContext) {
  const { listing, region } = context;
  const basis = monthlyBasisOf(region, listing, costsOf(context).sum?.min ?? null);
  return basis && { ...basis, cost: monthlyCost(basis.source, basis.assumed) };
}

/** The monthly cost on the market's terms, or on those that a visitor supposes; null where the page states none either. */
export function readMonthly(context: FieldContext, own: OwnTerms = {}): string | null {
  const basis = monthlyOf(context);
  if (!basis) return null;
  const { source, isLowest } = basis;
  const price = source.price + (source.purchaseCosts ?? 0);
  const equity =
    own.equity ??
    (own.loan === undefined ? undefined : Math.max(0, price - own.loan)) ??
    (own.equityPercent === undefined
      ? basis.assumed.equity
      : Math.round((price * own.equityPercent) / 100));
  const assumed = {
    equity,
    yearlyRate: own.yearlyRate ?? basis.assumed.yearlyRate,
    years: own.years ?? basis.assumed.years,
  };
  const cost = monthlyCost(source, assumed);
  return say(context, "value.monthly", {
    total: say(context, isLowest ? "value.from" : "value.about", {
      value: formatMonthly(context, cost.total),
    }),
    equity: formatPrice(context, cost.equity),
    loan: formatPrice(context, cost.loan),
    rate: formatPercent(context, assumed.yearlyRate / 100, 2),
    years: formatNumber(context, assumed.years),
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
      const fee = costsOf(context).ruled?.fee ?? null;
      return fee === null ? null : formatPrice(context, fee);
    },
  },
  monthlyCost: {
    label: "label.monthlyCost",
    field: "costs.monthlyCost",
    anchor: "costs",
    read: (context) => readMonthly(context),
    recurs: (context) => {
      const monthly = monthlyOf(context);
      return monthly && { amount: monthly.cost.total, period: "month" };
    },
  },
};
