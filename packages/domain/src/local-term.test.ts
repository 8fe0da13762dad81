import { expect, test } from "vitest";
import { localTermKey, type LocalTerm } from "./local-term.ts";

const localTerms: readonly LocalTerm[] = [
  { term: "price.sharedCost", states: ["VIC"], use: "price.ownersCorporationFees" },
  { term: "ownership.freehold", propertyTypes: ["apartment"], use: "ownership.strata" },
];
const home = { state: "VIC", propertyTypes: ["apartment"] as const };

test("a term is said by the state and the kind of the home, and one way where the market knows no other", () => {
  const keyOf = (...[key, given]: [Parameters<typeof localTermKey>[1], Partial<typeof home>?]) =>
    localTermKey({ localTerms }, key, { ...home, ...given });
  expect(keyOf("price.sharedCost")).toBe("price.ownersCorporationFees");
  expect(keyOf("price.sharedCost", { state: "NSW" })).toBe("price.sharedCost");
  expect(keyOf("ownership.freehold")).toBe("ownership.strata");
  expect(keyOf("price.monthly")).toBe("price.monthly");
  expect(localTermKey({}, "price.sharedCost", home)).toBe("price.sharedCost");
});
