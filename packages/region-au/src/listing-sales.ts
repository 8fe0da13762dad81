import type { ListingSales } from "@hjem/domain/listing/listing-package";

/** What publishing costs: placeholders until an operator sets its own by `PRICES_FILE` (D97), tax included. */
export const listingSales: ListingSales = {
  packages: [
    {
      key: "sale",
      listingTypes: ["residential_sale", "leisure_sale"],
      days: 90,
      total: 59_900,
      currency: "AUD",
    },
    {
      key: "rent",
      listingTypes: ["residential_rent", "leisure_rent"],
      days: 30,
      total: 14_900,
      currency: "AUD",
    },
    {
      key: "commercial",
      listingTypes: ["commercial_sale", "commercial_rent"],
      days: 90,
      total: 89_900,
      currency: "AUD",
    },
  ],
  tax: { rate: 10, name: { en: "GST" } },
  methods: ["card"],
};
