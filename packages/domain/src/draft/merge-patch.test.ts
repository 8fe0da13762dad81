import { expect, test } from "vitest";
import type { DraftContent } from "./draft-field.ts";
import { draftTotalPrice } from "./draft-total-price.ts";
import { mergeDraft, mergePatch } from "./merge-patch.ts";

// RFC 7396, appendix A.
test.each([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("D89: %j merged with %j is %j", (target, patch, merged) => {
  expect(mergePatch(target, patch)).toEqual(merged);
});

test("a member called __proto__ is data", () => {
  const merged = mergePatch({}, JSON.parse('{"__proto__": {"isAdmin": true}}'));
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
});

const draft: DraftContent = {
  listingType: "residential_sale",
  location: { suburb: "Oslo" },
  propertyDetail: { title: "Toroms på Grünerløkka", bedrooms: 1 },
  priceAndDate: {},
  contacts: {},
};

test("LIST-107: a change keeps what it does not name, and null empties a field", () => {
  const changed = mergeDraft(draft, { propertyDetail: { bedrooms: null, bathrooms: 1 } });
  expect(changed.propertyDetail).toEqual({ title: "Toroms på Grünerløkka", bathrooms: 1 });
  expect(changed.location).toBe(draft.location);
});

test("LIST-050: the nickname of the place is the land register's too", () => {
  const named = mergeDraft(draft, { location: { subLocalityNickname: "Løkka" } });
  expect(named.propertyDetail.landRegistry).toEqual({ subLocalityNickname: "Løkka" });
  const unnamed = mergeDraft(named, { location: { subLocalityNickname: null } });
  expect(unnamed.propertyDetail.landRegistry).toEqual({});
});

test("LIST-061, D90: the total is price, joint debt and costs, unless the price includes the costs", () => {
  const price = { askingPrice: 4_000_000, jointDebt: 250_000, addingCost: 101_090 };
  expect(draftTotalPrice(price)).toBe(4_351_090);
  expect(draftTotalPrice({ ...price, costIncluded: true })).toBe(4_250_000);
  expect(draftTotalPrice({ jointDebt: 250_000 })).toBeNull();
});
