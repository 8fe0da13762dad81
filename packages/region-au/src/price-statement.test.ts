import { noPrices } from "@hjem/domain/listing/empty-details";
import type { PriceMethod } from "@hjem/domain/listing/enumerations";
import type { Listing } from "@hjem/domain/listing/listing";
import { priceStatementRuleOf } from "@hjem/domain/publishing/price-statement";
import { expect, test } from "vitest";
import { regionAu } from "./region.ts";

const price = { amount: 900_000, min: null, max: null, currency: "AUD" } as const;

const isWithheld = (
  method: PriceMethod,
  {
    state = "QLD",
    listingType = "residential_sale",
    amount = price,
  }: {
    state?: string;
    listingType?: Listing["listingType"];
    amount?: Listing["prices"]["price"];
  } = {},
): boolean =>
  priceStatementRuleOf(
    {
      listingType,
      address: { region: state } as Listing["address"],
      prices: { ...noPrices, method, price: amount, askingPrice: amount },
    },
    regionAu,
  ) !== undefined;

test.each([
  ["an auction, whatever its guide", isWithheld("auction"), true],
  ["offers", isWithheld("offers"), true],
  ["a price on request", isWithheld("contact_agent"), true],
  ["no price at all", isWithheld("fixed", { amount: null }), true],
  ["the state by its name", isWithheld("auction", { state: "Queensland" }), true],
  ["a holiday home", isWithheld("auction", { listingType: "leisure_sale" }), true],
  ["a fixed price", isWithheld("fixed"), false],
  ["a price guide of a private sale", isWithheld("guide"), false],
  ["another state", isWithheld("auction", { state: "NSW" }), false],
  ["business premises", isWithheld("auction", { listingType: "commercial_sale" }), false],
  ["a rental", isWithheld("fixed", { listingType: "residential_rent", amount: null }), false],
])("D125: amounts of a home in Queensland are withheld for %s: %s", (_, withheld, expected) => {
  expect(withheld).toBe(expected);
});

test("D125: the statement names its source", () => {
  const rule = regionAu.publishing.rules.find((row) => row.rule === "price_statement");
  expect(rule?.statement).toMatch(/^This property is being sold by auction or without a price/);
  expect(rule?.source.url).toMatch(/^https:\/\/www\.legislation\.qld\.gov\.au\//);
});
