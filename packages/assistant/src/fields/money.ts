import { formatLongDay, formatNumericDay } from "@hjem/domain/format/format-date";
import {
  formatPerPeriod,
  formatPriceRange,
  formatRent,
  formatSharedCost,
} from "@hjem/domain/format/format-price";
import { formatPricePerArea } from "@hjem/domain/format/format-price";
import { formatPrice } from "@hjem/domain/format/format-price";
import { primaryArea } from "@hjem/domain/listing/areas";
import { isRental } from "@hjem/domain/listing/availability";
import type { Money } from "@hjem/domain/listing/money";
import { findClosing, isPriceShown } from "@hjem/domain/listing/price/shown-price";
import { pricePerArea, sumRange } from "@hjem/domain/listing/price/total-price";
import { saleMethod } from "@hjem/domain/search/filters/sale-method";
import { type FieldContext, type FieldRow, type FieldRows, say, termOf } from "./field-row.ts";

/** The asking price where it may be shown: lowest and highest in whole units. */
export function askingRange({ listing }: FieldContext): { min: number; max: number } | null {
  const { prices } = listing;
  const { method: priceMethod, askingPrice } = prices;
  const isShown = isPriceShown({ priceMethod, hasAskingPrice: askingPrice !== null });
  return isShown && !isRental(listing) ? sumRange(askingPrice ?? prices.price) : null;
}

const inFull = (context: FieldContext, sum: { min: number; max: number } | null): string | null =>
  sum && formatPriceRange(context, sum.min, sum.max);

/** A sum of the listing, or what it is formatted as. */
const sumRow = (name: "jointDebt" | "sharedFund" | "valuation" | "deposit"): FieldRow => ({
  label: `price.${name}`,
  field: `prices.${name}`,
  anchor: "costs",
  read: (context) => inFull(context, sumRange(context.listing.prices[name])),
});

const recurring = (
  context: FieldContext,
  money: Money | null,
  format: (amount: number) => string,
): string | null => {
  const sum = sumRange(money);
  return sum && format(sum.min);
};

const yearlyRow = (
  name: "annualMunicipalityFees" | "annualPropertyTax" | "rentalIncome",
  label: "price.municipalityFees" | "price.propertyTax" | "price.rentalIncome",
): FieldRow => ({
  label,
  field: `prices.${name}`,
  anchor: "costs",
  read: (context) =>
    recurring(context, context.listing.prices[name], (amount) =>
      formatPerPeriod(context, amount, "year"),
    ),
});

/** The price: of a sold or rented home the one at closing, of a rental the rent. */
function readPrice(context: FieldContext): string | null {
  const { listing } = context;
  const closing = findClosing(listing.status, listing.priceHistory, listing.closedAt);
  if (closing?.price) {
    const key = closing.kind === "sold" ? "price.soldPrice" : "price.rentedPrice";
    return `${termOf(context, key)} ${formatPrice(context, closing.price)}`;
  }
  return isRental(listing) ? readRent(context) : inFull(context, askingRange(context));
}

const readRent = (context: FieldContext): string | null => {
  const { prices, listingType } = context.listing;
  return isRental({ listingType })
    ? recurring(context, prices.monthly ?? prices.price, (amount) =>
        formatRent(context, amount, listingType),
      )
    : null;
};

function readMethod(context: FieldContext): string | null {
  const { listing, region } = context;
  if (region.facts.hasSaleMethods !== true || isRental(listing)) return null;
  const { method } = listing.prices;
  const isPrivate = saleMethod.means.private_treaty.some((each) => each === method);
  const name = isPrivate ? "private_treaty" : saleMethod.values.find((each) => each === method);
  return name ? termOf(context, `saleMethod.${name}`) : null;
}

function readHistory(context: FieldContext): string | null {
  const { earlierPrices = [], priceHistory } = context.listing;
  const steps = [...earlierPrices, ...priceHistory];
  if (steps.length === 0) return null;
  return steps
    .map(({ action, date, price }) =>
      say(context, `history.${action}`, {
        date: formatNumericDay(context, date),
        price: price === null ? say(context, "history.noPrice") : formatPrice(context, price),
      }),
    )
    .join("; ");
}

/** Prices and costs that the listing states. */
export const moneyRows: FieldRows = {
  askingPrice: {
    label: "price.askingPrice",
    field: "prices.askingPrice",
    anchor: "price",
    read: readPrice,
  },
  jointDebt: sumRow("jointDebt"),
  sharedFund: sumRow("sharedFund"),
  valuation: sumRow("valuation"),
  deposit: sumRow("deposit"),
  sharedCost: {
    label: "price.sharedCost",
    field: "prices.sharedCost",
    anchor: "costs",
    read: (context) =>
      recurring(context, context.listing.prices.sharedCost, (amount) =>
        formatSharedCost(context, amount),
      ),
  },
  includedInSharedCost: {
    label: "price.includedInSharedCost",
    field: "prices.includedInSharedCost",
    anchor: "costs",
    read: ({ listing }) => listing.prices.includedInSharedCost || null,
  },
  rent: { label: "price.monthly", field: "prices.monthly", anchor: "price", read: readRent },
  annualMunicipalityFees: yearlyRow("annualMunicipalityFees", "price.municipalityFees"),
  annualPropertyTax: yearlyRow("annualPropertyTax", "price.propertyTax"),
  rentalIncome: yearlyRow("rentalIncome", "price.rentalIncome"),
  groundRent: {
    label: "price.groundRent",
    field: "contractDetails.fixedFee",
    anchor: "costs",
    read: (context) =>
      recurring(context, context.listing.contractDetails.fixedFee, (amount) =>
        formatPerPeriod(context, amount, "year"),
      ),
  },
  saleMethod: {
    label: "detail.saleMethod",
    field: "prices.method",
    anchor: "price",
    read: readMethod,
  },
  auctionDate: {
    label: "date.auction",
    field: "prices.auctionDate",
    anchor: "price",
    read: (context) => {
      const { auctionDate } = context.listing.prices;
      return auctionDate && formatLongDay(context, auctionDate);
    },
  },
  pricePerArea: {
    label: "price.perArea",
    field: "prices.pricePerArea",
    anchor: "price",
    read: (context) => {
      const each = pricePerArea(askingRange(context)?.min, primaryArea(context.listing.details));
      return each === null ? null : formatPricePerArea(context, each);
    },
  },
  priceHistory: {
    label: "label.priceHistory",
    field: "priceHistory",
    anchor: "price-history",
    read: readHistory,
  },
};
