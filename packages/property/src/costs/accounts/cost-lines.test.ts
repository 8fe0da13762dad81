import { kroner, listing, listingPrices } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { listingCosts } from "./cost-lines.ts";

test("adds debt and costs to the price of a home for sale and shows the total", () => {
  const { purchase, total } = listingCosts(
    listing({
      prices: listingPrices({
        askingPrice: kroner(4_350_000),
        jointDebt: kroner(312_400),
        addingCost: kroner(9_640),
        totalPrice: kroner(4_672_040),
      }),
    }),
  );
  expect(purchase.map(({ term }) => term)).toEqual([
    "price.askingPrice",
    "price.jointDebt",
    "price.addingCost",
  ]);
  expect(total?.sum.amount).toBe(4_672_040);
});

test("a rental shows what comes on top of rent and bond, which are beside the price", () => {
  const costs = listingCosts(
    listing({
      listingType: "residential_rent",
      prices: listingPrices({
        monthly: kroner(14_500),
        deposit: kroner(43_500),
        sharedCost: kroner(900),
      }),
    }),
  );
  expect(costs.purchase).toEqual([]);
  expect(costs.running.map(({ term }) => term)).toEqual(["price.sharedCost"]);
  expect(costs.total).toBeNull();
});

test("leaves out unknown costs, but shows zero", () => {
  const { running, purchase } = listingCosts(
    listing({
      prices: listingPrices({
        price: kroner(1),
        jointDebt: { amount: null, min: null, max: null, currency: "NOK" },
        sharedCost: kroner(0),
      }),
    }),
  );
  expect(purchase.map(({ term }) => term)).toEqual(["price.askingPrice"]);
  expect(running.map(({ term }) => term)).toEqual(["price.sharedCost"]);
});

test("S7: leaves out charges that the shared costs already include", () => {
  const prices = listingPrices({
    price: kroner(1),
    sharedCost: kroner(4_120),
    annualMunicipalityFees: kroner(9_600),
    annualPropertyTax: kroner(3_600),
  });
  const termsOf = (includedInSharedCost: string) =>
    listingCosts(listing({ prices: { ...prices, includedInSharedCost } })).running.map(
      ({ term }) => term,
    );
  expect(termsOf("Forsikring og kommunale avgifter.")).toEqual([
    "price.sharedCost",
    "price.annualPropertyTax",
  ]);
  expect(termsOf("Forsikring.")).toHaveLength(3);
});
