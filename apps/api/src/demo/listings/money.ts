import type { ListingPrices } from "@hjem/domain/listing/listing-details";
import type { Money } from "@hjem/domain/listing/money";

type Currency = Money["currency"];

/** A single sum in whole units; null stays null. */
export const sumOf = (amount: number | null, currency: Currency): Money | null =>
  amount === null ? null : { amount: Math.round(amount), min: null, max: null, currency };

/** A range of sums in whole units. */
export const rangeOf = (min: number, max: number, currency: Currency): Money => ({
  amount: null,
  min: Math.round(min),
  max: Math.round(max),
  currency,
});

/** Prices of a listing that tells nothing yet. */
export const noPrices: ListingPrices = {
  price: null,
  askingPrice: null,
  totalPrice: null,
  jointDebt: null,
  addingCost: null,
  sharedCost: null,
  includedInSharedCost: "",
  sharedFund: null,
  monthly: null,
  deposit: null,
  valuation: null,
  annualMunicipalityFees: null,
  annualPropertyTax: null,
  rentalIncome: null,
  method: "fixed",
  auctionDate: null,
};
