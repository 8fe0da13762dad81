import { listingDetails } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { areaParts, areaSums } from "./area-lines.ts";

test("a home with internal area leads with it and says nothing of primary rooms", () => {
  const details = listingDetails({
    internalArea: { min: 148, max: 148 },
    primaryRoom: { min: 140, max: 140 },
    externalArea: { min: 22, max: 22 },
  });
  expect(areaParts(details).map(({ term }) => term)).toEqual(["area.internal", "area.external"]);
});

test("an older listing without internal area says its primary rooms instead", () => {
  const details = listingDetails({ primaryRoom: { min: 140, max: 140 } });
  expect(areaParts(details).map(({ term }) => term)).toEqual(["area.primaryRoom"]);
});

test("areas of nought are left out, and the plot stands for the land", () => {
  const details = listingDetails({
    terraceArea: { min: 0, max: 0 },
    landSize: { min: 742, max: 742 },
  });
  expect(areaParts(details)).toEqual([]);
  expect(areaSums(details)).toEqual([{ term: "area.plotArea", area: { min: 742, max: 742 } }]);
});
