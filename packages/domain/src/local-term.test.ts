import { expect, test } from "vitest";
import { localTermKey, type LocalTerm } from "./local-term.ts";

const localTerms: readonly LocalTerm[] = [
  { term: "price.sharedCost", states: ["VIC"], use: "price.ownersCorporationFees" },
  { term: "ownership.freehold", propertyTypes: ["apartment"], use: "ownership.strata" },
];
const home = { state: "VIC", propertyTypes: ["apartment"] as const };

test("uses the term of the home's state and type, and the market's standard term otherwise", () => {
  const keyOf = (...[key, given]: [Parameters<typeof localTermKey>[1], Partial<typeof home>?]) =>
    localTermKey({ localTerms }, key, { ...home, ...given });
  expect(keyOf("price.sharedCost")).toBe("price.ownersCorporationFees");
  expect(keyOf("price.sharedCost", { state: "NSW" })).toBe("price.sharedCost");
  expect(keyOf("ownership.freehold")).toBe("ownership.strata");
  expect(keyOf("price.monthly")).toBe("price.monthly");
  expect(localTermKey({}, "price.sharedCost", home)).toBe("price.sharedCost");
});
