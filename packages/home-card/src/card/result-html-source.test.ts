import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { expect, test } from "vitest";
import { resultHtmlSource } from "./lazy-property-card.ts";

test("SRCH-188: the server shares no HTML of a result between searches by other days of viewings", () => {
  const property = norwegianHome();
  expect(resultHtmlSource({ property })).toBe(property);
  expect(resultHtmlSource({ property, viewingDays: [] })).toBe(property);
  expect(resultHtmlSource({ property, viewingDays: ["2026-12-05"] })).toBeNull();
  expect(resultHtmlSource({ property, said: ["new"] })).toBeNull();
});
