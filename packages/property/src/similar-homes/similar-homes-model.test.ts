import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import { expect, test } from "vitest";
import { similarHomesModel } from "./similar-homes-model.ts";

const [sample] = sampleHomes("no");
const home = (number: number) => {
  if (!sample) throw new Error("There is no sample home");
  return { ...sample, propertyId: `home${String(number).padStart(6, "0")}` };
};
const homes = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => home(from + index));

test("PROP-056, PROP-057: shows at most ten homes per row, none twice", () => {
  const others = similarHomesModel(new Set(), homes(0, 14), homes(5, 14));
  expect(others?.similar).toHaveLength(10);
  expect(others?.recommended.map(({ propertyId }) => propertyId)).toEqual(
    homes(10, 9).map(({ propertyId }) => propertyId),
  );
});

test("leaves the home itself and the units of its project out of both rows", () => {
  const own = new Set([home(1).propertyId, home(2).propertyId]);
  expect(similarHomesModel(own, homes(1, 2), homes(1, 2))).toBeNull();
  expect(similarHomesModel(own, homes(1, 3), [])?.similar).toHaveLength(1);
});

test("a card of the row has one picture", () => {
  expect(similarHomesModel(new Set(), homes(0, 1), [])?.similar[0]?.images).toHaveLength(1);
});
