/** Columns of a payment that was captured for a Norwegian listing by card, without its ids and times. */
export const samplePayment = {
  region: "no",
  package: "sale",
  listing_type: "residential_sale",
  days: 90,
  method: "card",
  gateway: "sandbox",
  state: "captured",
  currency: "NOK",
  net: 279_200,
  tax: 69_800,
  tax_rate: 25,
  total: 349_000,
} as const;
