import { regionAuBasics } from "@hjem/region-au/basics";
import { regionNoBasics } from "@hjem/region-no/basics";
import { expect, test } from "vitest";
import { pageParameters } from "./page-parameters.ts";

test("FND-066, FND-068: in Australia analytics receives no property id", () => {
  expect(`${pageParameters("?propertyId=p1&page=2", regionAuBasics)}`).toBe("page=2");
});

test("FND-066: in Norway no parameter is blocked", () => {
  expect(`${pageParameters("?propertyId=p1&page=2", regionNoBasics)}`).toBe("propertyId=p1&page=2");
});

test("a repeated parameter keeps both values", () => {
  expect(`${pageParameters("?a=1&a=2", regionAuBasics)}`).toBe("a=1&a=2");
});

test("FND-067: the Norwegian property page is internal, the Australian is not", () => {
  expect(regionNoBasics.internalPages).toContain("property.detail");
  expect(regionAuBasics.internalPages).not.toContain("property.detail");
});
