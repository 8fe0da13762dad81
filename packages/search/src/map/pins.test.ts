import { regionLanguage } from "@hjem/domain/language";
import type { MapProperty } from "@hjem/domain/search/map-response";
import { regionNoBasics } from "@hjem/region-no/basics";
import { expect, test } from "vitest";
import { pinPrice, pinsOf } from "./pins.ts";

const home: MapProperty = {
  kind: "property",
  lat: -37.8,
  lng: 145,
  propertyId: "818pt2xgs2",
  agencyId: "622",
  listingType: "residential_sale",
  availability: "available",
  title: "Brick cottage near the park",
  displayName: "Northcote",
  price: 1_350_000,
  priceMin: 1_350_000,
  priceMax: 1_480_000,
  askingPrice: 1_350_000,
  closingPrice: null,
  priceCurrency: "AUD",
  priceMethod: "guide",
  auctionDate: null,
  image: null,
};
const dollars = { code: "AUD", key: "usd", symbol: "$", position: "before" } as const;
const au = {
  region: { ...regionNoBasics, currency: dollars },
  language: regionLanguage(regionNoBasics, "en"),
};
const no = { region: regionNoBasics, language: regionLanguage(regionNoBasics, "no") };
const noMarks = { saved: new Set<string>(), viewed: new Set<string>() };
const words = { ...au, term: (key: string) => key, onRequest: "Ask" };

test("a pin shows a short price in the market's format", () => {
  expect(pinPrice(words, home)).toBe("$1.35m – 1.48m");
  const amount = { price: 6_490_000, priceMin: 6_490_000, priceMax: 6_490_000 };
  const price = { ...home, ...amount, priceMethod: "fixed" as const };
  expect(pinPrice({ ...words, ...no }, price).replaceAll("\u00a0", " ")).toBe("6,49 mill.");
  const rent = { price: 650, priceMin: 650, priceMax: 650 };
  expect(pinPrice(words, { ...home, ...rent, listingType: "residential_rent" })).toBe("$650");
});

test.each([
  ["contact_agent", "Ask"],
  ["offers", "price.offers"],
] as const)("a home for sale by %s never shows its search price", (priceMethod, label) => {
  expect(pinsOf([{ ...home, priceMethod }], noMarks, words).markers[0]?.label).toBe(label);
  const none = { price: null, priceMin: null, priceMax: null };
  const unpriced = { ...home, ...none, priceMethod };
  expect(pinsOf([unpriced], noMarks, words).markers[0]?.label).toBe(label);
});

test("an auction shows a price only with a guide, as on the card", () => {
  const auction = { ...home, priceMethod: "auction" as const };
  expect(pinPrice(words, auction)).toBe("$1.35m – 1.48m");
  expect(pinPrice(words, { ...auction, askingPrice: null })).toBe("price.auction");
});

test("D54: a sold home shows its sale price, or that it is sold", () => {
  const sold = { ...home, availability: "sold" as const };
  expect(pinPrice(words, { ...sold, closingPrice: 1_510_000 })).toBe("$1.51m");
  const withheld = { ...sold, askingPrice: null, priceMethod: "contact_agent" as const };
  expect(pinPrice(words, withheld)).toBe("status.sold");
});

test("a pin links to its home and marks a viewed one", () => {
  const { markers } = pinsOf([home], { ...noMarks, viewed: new Set([home.propertyId]) }, words);
  expect(markers[0]).toMatchObject({ state: "viewed", href: "/property/000622/818pt2xgs2" });
  expect(pinsOf([home], noMarks, words).markers[0]?.state).toBe("new");
});

test("FAV-044: a pin of a saved home has a heart, also where it was viewed", () => {
  const ids = new Set([home.propertyId]);
  const { markers } = pinsOf([home], { saved: ids, viewed: ids }, words);
  expect(markers[0]?.state).toBe("saved");
});

test("SRCH-092: the accessible name of a pin includes that the home is sold", () => {
  const { markers } = pinsOf([{ ...home, availability: "sold" }], noMarks, words);
  expect(markers[0]?.accessibleName).toBe("Brick cottage near the park, status.sold");
});

test("SRCH-207: a cluster has its bounds and count", () => {
  const { clusters, markers } = pinsOf(
    [
      {
        kind: "cluster",
        lat: 1,
        lng: 2,
        count: 12,
        bounds: { topLeft: { lat: 2, lng: 1 }, bottomRight: { lat: 0, lng: 3 } },
      },
    ],
    noMarks,
    words,
  );
  expect(markers).toEqual([]);
  expect(clusters).toEqual([
    { lat: 1, lng: 2, count: 12, bounds: { north: 2, west: 1, south: 0, east: 3 } },
  ]);
});
