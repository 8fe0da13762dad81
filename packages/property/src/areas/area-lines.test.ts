import { listingDetails } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { areaParts, areaSums } from "./area-lines.ts";

test("shows internal area first, and no primary room", () => {
  const details = listingDetails({
    internalArea: { min: 148, max: 148 },
    primaryRoom: { min: 140, max: 140 },
    externalArea: { min: 22, max: 22 },
  });
  expect(areaParts(details).map(({ term }) => term)).toEqual(["area.internal", "area.external"]);
});

test("shows primary room for an older listing without internal area", () => {
  const details = listingDetails({ primaryRoom: { min: 140, max: 140 } });
  expect(areaParts(details).map(({ term }) => term)).toEqual(["area.primaryRoom"]);
});

test("leaves out a total that equals its only part", () => {
  const area = { min: 56, max: 56 };
  const balconyArea = { min: 8, max: 8 };
  const sums = (...given: Parameters<typeof listingDetails>) =>
    areaSums(listingDetails(...given)).map(({ term }) => term);
  expect(sums({ internalArea: area, usageArea: area })).toEqual([]);
  expect(sums({ internalArea: area, usageArea: area, balconyArea })).toEqual(["area.usageArea"]);
  expect(sums({ usageArea: area })).toEqual(["area.usageArea"]);
});

test("leaves out zero areas, and names the land of a house as its plot", () => {
  const details = listingDetails({
    terraceArea: { min: 0, max: 0 },
    landSize: { min: 742, max: 742 },
  });
  expect(areaParts(details)).toEqual([]);
  expect(areaSums(details)).toEqual([{ term: "area.plotArea", area: { min: 742, max: 742 } }]);
});
