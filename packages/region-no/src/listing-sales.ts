import type { ListingSales } from "@hjem/domain/listing/listing-package";

/** What publishing costs: placeholders until an operator sets its own by `PRICES_FILE` (D97), tax included. */
export const listingSales: ListingSales = {
  packages: [
    {
      key: "sale",
      listingTypes: ["residential_sale", "leisure_sale"],
      days: 90,
      total: 349_000,
      currency: "NOK",
    },
    {
      key: "rent",
      listingTypes: ["residential_rent", "leisure_rent"],
      days: 30,
      total: 99_000,
      currency: "NOK",
    },
    {
      key: "commercial",
      listingTypes: ["commercial_sale", "commercial_rent"],
      days: 90,
      total: 499_000,
      currency: "NOK",
    },
  ],
  tax: { rate: 25, name: { no: "mva.", en: "VAT" } },
  methods: ["card", "mobile"],
};
