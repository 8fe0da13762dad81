import { expect, test } from "vitest";
import { placeKind } from "./place-kind.ts";

test("land, parking and commercial property are not homes; a farm and a cabin are", () => {
  const kindOf = (type: "plot" | "garage_parking" | "farm" | "cabin") =>
    placeKind({ listingType: "residential_sale", propertyTypes: [type] });
  expect([kindOf("plot"), kindOf("garage_parking"), kindOf("farm"), kindOf("cabin")]).toEqual([
    "land",
    "parking",
    "home",
    "home",
  ]);
  expect(placeKind({ listingType: "commercial_rent", propertyTypes: ["plot"] })).toBe("premises");
});
