import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toCamelKeys, toSnakeKeys } from "./case.ts";

test("API-008: sends keys in snake case at any depth", () => {
  expect(
    toSnakeKeys({ priceMin: 1, floors: { min: 2 }, properties: [{ listingType: "buy" }] }),
  ).toEqual({ price_min: 1, floors: { min: 2 }, properties: [{ listing_type: "buy" }] });
});

test("API-010: converts names of query parameters like those of a body", () => {
  const query = new URLSearchParams(
    toSnakeKeys({ isEnabled: "1", page: "2" }) as Record<string, string>,
  );
  expect(query.toString()).toBe("is_enabled=1&page=2");
});

test("API-009: receives keys in camel case at any depth", () => {
  expect(
    toCamelKeys({ data: [{ property_id: "a", info_section: { shared_costs: [{ a_b: 1 }] } }] }),
  ).toEqual({ data: [{ propertyId: "a", infoSection: { sharedCosts: [{ aB: 1 }] } }] });
});

test("API-011: leaves values, files and forms unchanged", () => {
  const form = new FormData();
  const file = new Blob(["x"]);
  const day = new Date(0);
  expect(toSnakeKeys(form)).toBe(form);
  const converted = toSnakeKeys({ someFile: file, sentAt: day, viewAs: "newHomes", isOn: null });
  expect(converted).toEqual({ some_file: file, sent_at: day, view_as: "newHomes", is_on: null });
  expect((converted as { some_file: Blob }).some_file).toBe(file);
  expect([toSnakeKeys("newHomes"), toSnakeKeys(1), toSnakeKeys(undefined)]).toEqual([
    "newHomes",
    1,
    undefined,
  ]);
});

test("API-012: keeps keys that are data, and converts what is below them", () => {
  expect(toCamelKeys({ error: { fields: { price_min: "…" } } })).toEqual({
    error: { fields: { price_min: "…" } },
  });
  expect(
    toSnakeKeys({ byRoom: { livingRoom: { imageUrl: "/a" } } }, { dataKeyed: ["byRoom"] }),
  ).toEqual({ by_room: { livingRoom: { image_url: "/a" } } });
  expect(
    toCamelKeys({ by_room: { living_room: { image_url: "/a" } } }, { dataKeyed: ["byRoom"] }),
  ).toEqual({ byRoom: { living_room: { imageUrl: "/a" } } });
});

test("API-046: keeps the brackets of bracketed arrays", () => {
  expect(toSnakeKeys({ "availability[]": "all", "propertyType[]": "house" })).toEqual({
    "availability[]": "all",
    "property_type[]": "house",
  });
  expect(toCamelKeys({ "property_type[]": "house" })).toEqual({ "propertyType[]": "house" });
});

test("a key named __proto__ is an ordinary key", () => {
  const hostile: unknown = JSON.parse('{"__proto__":{"is_admin":true},"constructor":{"a_b":1}}');
  const converted = toCamelKeys(hostile) as Record<string, unknown>;
  expect(Object.getPrototypeOf(converted)).toBe(Object.prototype);
  expect(Object.hasOwn(converted, "__proto__")).toBe(true);
  expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
});

test("a deeply nested body does not overflow the stack", () => {
  const deep: unknown = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
  expect(() => toCamelKeys(deep)).not.toThrow();
});

test("our names survive a round trip", () => {
  const name = fc.stringMatching(/^[a-z][a-z]{1,7}([A-Z][a-z]{1,7}){0,3}$/);
  fc.assert(
    fc.property(
      fc.dictionary(name, fc.oneof(fc.integer(), fc.dictionary(name, fc.string()))),
      (map) => {
        expect(toCamelKeys(toSnakeKeys(map, { dataKeyed: [] }), { dataKeyed: [] })).toEqual(map);
      },
    ),
  );
});
