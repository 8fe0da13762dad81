import { regionLanguage } from "@hjem/domain/language";
import type { MapProperty } from "@hjem/domain/search/map-answer";
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
  priceMax: 1_480_000,
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
const words = { ...au, term: (key: string) => key, ask: "Ask" };

test("a pin says its price shortly, as its market does", () => {
  expect(pinPrice(au, home)).toBe("$1.35m – 1.48m");
  const price = { ...home, price: 6_490_000, priceMax: 6_490_000, priceMethod: "fixed" as const };
  expect(pinPrice(no, price)?.replaceAll("\u00a0", " ")).toBe("6,49 mill.");
  expect(pinPrice(au, { ...home, listingType: "residential_rent", price: 650 })).toBe("$650");
});

test("a home whose agent is asked for the price never shows the one under which it is found", () => {
  for (const priceMethod of ["contact_agent", "offers"] as const) {
    expect(pinsOf([{ ...home, priceMethod }], new Set(), words).markers[0]?.label).toBe("Ask");
  }
  expect(pinsOf([{ ...home, price: null }], new Set(), words).markers[0]?.label).toBe("Ask");
});

test("a pin leads to its home and knows whether it was opened before", () => {
  const { markers } = pinsOf([home], new Set([home.propertyId]), words);
  expect(markers[0]).toMatchObject({ state: "viewed", href: "/property/000622/818pt2xgs2" });
  expect(pinsOf([home], new Set(), words).markers[0]?.state).toBe("new");
});

test("SRCH-092: a home that is sold says so to those who do not see its card", () => {
  const { markers } = pinsOf([{ ...home, availability: "sold" }], new Set(), words);
  expect(markers[0]?.accessibleName).toBe("Brick cottage near the park, status.sold");
});

test("SRCH-207: a circle brings its frame and its count", () => {
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
    new Set(),
    words,
  );
  expect(markers).toEqual([]);
  expect(clusters).toEqual([
    { lat: 1, lng: 2, count: 12, bounds: { north: 2, west: 1, south: 0, east: 3 } },
  ]);
});
