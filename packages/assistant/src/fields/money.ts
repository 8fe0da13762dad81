import { formatLongDay, formatNumericDay } from "@hjem/domain/format/format-date";
import {
  formatPrice,
  formatPricePerArea,
  formatPriceRange,
  type Period,
  withPeriod,
} from "@hjem/domain/format/format-price";
import { primaryArea } from "@hjem/domain/listing/areas";
import { isRental } from "@hjem/domain/listing/availability";
import type { Money } from "@hjem/domain/listing/money";
import { hasShownPrice, isPriceSecret, salePrice } from "@hjem/domain/listing/price/home-costs";
import { findClosing } from "@hjem/domain/listing/price/shown-price";
import { pricePerArea, sumRange } from "@hjem/domain/listing/price/total-price";
import { rentPeriodOf } from "@hjem/domain/rent-period";
import { saleMethod } from "@hjem/domain/search/filters/sale-method";
import {
  type FieldContext,
  type FieldRow,
  type FieldRows,
  type Recurring,
  say,
  termOf,
} from "./field-row.ts";

const inFull = (context: FieldContext, sum: { min: number; max: number } | null): string | null =>
  sum && formatPriceRange(context, sum.min, sum.max);

/** The asking price where it may be shown: lowest and highest in whole units. */
const askingRange = ({ listing }: FieldContext) =>
  hasShownPrice(listing) && !isRental(listing) ? salePrice(listing) : null;

/** The price, or what the page says of one that is not shown: what searches take it to be. */
function readAsking(context: FieldContext): string | null {
  const { listing } = context;
  const asking = askingRange(context);
  if (asking) return inFull(context, asking);
  const searched = isPriceSecret(listing) ? null : inFull(context, salePrice(listing));
  const key = listing.prices.method === "offers" ? "price.offers" : "price.priceOnRequest";
  return (
    searched && say(context, "value.searchedAs", { price: termOf(context, key), value: searched })
  );
}

/** A sum of the listing, or what it is formatted as. */
const sumRow = (
  name: "jointDebt" | "sharedFund" | "valuation" | "taxValue" | "valuationAsCollateral",
): FieldRow => ({
  label: `price.${name}`,
  field: `prices.${name}`,
  anchor: "costs",
  read: (context) => inFull(context, sumRange(context.listing.prices[name] ?? null)),
});

/** What is paid in each period; homes of a project differ. */
interface Paid {
  sum: { min: number; max: number };
  period: Period;
}

const paidPer = (money: Money | null, period: Period): Paid | null => {
  const sum = sumRange(money);
  return sum && { sum, period };
};

/** What both a row's value and its amount for another period are taken from; a range has its own period alone. */
const recurringRow = (
  row: Pick<FieldRow, "label" | "field" | "anchor">,
  paidIn: (context: FieldContext) => Paid | null,
): FieldRow => ({
  ...row,
  recurs: (context): Recurring | null => {
    const paid = paidIn(context);
    return paid && paid.sum.min === paid.sum.max
      ? { amount: paid.sum.min, period: paid.period }
      : null;
  },
  read: (context) => {
    const paid = paidIn(context);
    return (
      paid &&
      withPeriod(context, formatPriceRange(context, paid.sum.min, paid.sum.max), paid.period)
    );
  },
});

const yearlyRow = (
  name: "annualMunicipalityFees" | "annualPropertyTax" | "rentalIncome",
  label: "price.municipalityFees" | "price.propertyTax" | "price.rentalIncome",
): FieldRow =>
  recurringRow({ label, field: `prices.${name}`, anchor: "costs" }, ({ listing }) =>
    paidPer(listing.prices[name], "year"),
  );

const rentRow = recurringRow(
  { label: "price.monthly", field: "prices.monthly", anchor: "price" },
  ({ region, listing }) =>
    isRental(listing)
      ? paidPer(
          listing.prices.monthly ?? listing.prices.price,
          rentPeriodOf(region, listing.listingType),
        )
      : null,
);

/** The price: of a sold or rented home the one at closing, of a rental the rent. */
function readPrice(context: FieldContext): string | null {
  const { listing } = context;
  const closing = findClosing(listing.status, listing.priceHistory, listing.closedAt);
  if (closing?.price) {
    const key = closing.kind === "sold" ? "price.soldPrice" : "price.rentedPrice";
    return `${termOf(context, key)} ${formatPrice(context, closing.price)}`;
  }
  return isRental(listing) ? rentRow.read(context) : readAsking(context);
}

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
  deposit: {
    label: "price.deposit",
    field: "prices.deposit",
    anchor: "price",
    read: (context) => {
      const sum = sumRange(context.listing.prices.deposit);
      return sum?.max === 0 ? termOf(context, "price.noDeposit") : inFull(context, sum);
    },
  },
  saleDeposit: {
    label: "label.saleDeposit",
    field: "prices.deposit",
    anchor: "costs",
    read: () => null,
  },
  taxValue: sumRow("taxValue"),
  valuationAsCollateral: sumRow("valuationAsCollateral"),
  finalMonthlySharedCost: recurringRow(
    {
      label: "price.finalMonthlySharedCost",
      field: "prices.finalMonthlySharedCost",
      anchor: "costs",
    },
    ({ region, listing }) =>
      paidPer(listing.prices.finalMonthlySharedCost ?? null, region.sharedCostPeriod),
  ),
  sharedCost: recurringRow(
    { label: "price.sharedCost", field: "prices.sharedCost", anchor: "costs" },
    ({ region, listing }) => paidPer(listing.prices.sharedCost, region.sharedCostPeriod),
  ),
  includedInSharedCost: {
    label: "price.includedInSharedCost",
    field: "prices.includedInSharedCost",
    anchor: "costs",
    read: ({ listing }) => listing.prices.includedInSharedCost || null,
  },
  rent: rentRow,
  annualMunicipalityFees: yearlyRow("annualMunicipalityFees", "price.municipalityFees"),
  annualPropertyTax: yearlyRow("annualPropertyTax", "price.propertyTax"),
  rentalIncome: yearlyRow("rentalIncome", "price.rentalIncome"),
  groundRent: recurringRow(
    { label: "price.groundRent", field: "contractDetails.fixedFee", anchor: "costs" },
    ({ listing }) => paidPer(listing.contractDetails.fixedFee, "year"),
  ),
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
      const { listing } = context;
      const rent = isRental(listing) ? (listing.prices.monthly?.amount ?? undefined) : undefined;
      const each = pricePerArea(
        rent ?? askingRange(context)?.min,
        primaryArea(context.listing.details),
      );
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
