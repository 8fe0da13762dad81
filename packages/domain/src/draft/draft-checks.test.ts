import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { draftListingTypes, type DraftListingType } from "../listing/listing-type.ts";
import { draftTabStates } from "./complete-tabs.ts";
import { checkDraft, type DraftFailure, withDetailKeys } from "./draft-checks.ts";
import { PriceAndDate, PropertyDetail } from "./draft-detail.ts";

const detail = {
  title: "Lys toroms med balkong",
  propertyTypes: ["apartment"],
  landRegistry: { farmNumber: "212", shareNumber: null },
  usageArea: { value: 54, unit: "m2" },
  primaryRoom: null,
  constructionYear: null,
  bedrooms: null,
  beds: null,
  qualityStandard: null,
  grossArea: { min: 100, max: 200 },
};
const pathsOf = (
  listingType: DraftListingType,
  propertyDetail: unknown,
  priceAndDate: unknown = {},
) => {
  const failures: DraftFailure[] = [];
  checkDraft({ listingType, propertyDetail, priceAndDate }, (failure) => failures.push(failure));
  return failures.flatMap(({ issues }) => issues.map(({ path }) => path));
};
const without = (key: keyof typeof detail) =>
  Object.fromEntries(Object.entries(detail).filter(([name]) => name !== key));

test.each(draftListingTypes)("a whole detail fits %s", (listingType) => {
  expect(pathsOf(listingType, detail)).toEqual([]);
});

test.each(draftListingTypes)(
  "LIST-091, LIST-095, LIST-096: %s needs a title, and the keys of year and bedrooms",
  (type) => {
    expect(pathsOf(type, { ...detail, title: "" })).toEqual(["property_detail.title"]);
    expect(pathsOf(type, without("constructionYear"))).toEqual([
      "property_detail.construction_year",
    ]);
    expect(pathsOf(type, without("bedrooms"))).toEqual(["property_detail.bedrooms"]);
    expect(pathsOf(type, { ...detail, bedrooms: 2, constructionYear: 1998 })).toEqual([]);
  },
);

test("LIST-092: numbers of the land register are texts or null", () => {
  const registry = (farmNumber: unknown) =>
    pathsOf("residential_sale", { ...detail, landRegistry: { farmNumber } });
  expect(registry(null)).toEqual([]);
  expect(registry("12")).toEqual([]);
  expect(registry(12)).toEqual(["property_detail.land_registry.farm_number"]);
});

test("LIST-093, LIST-094: areas have a value and a unit", () => {
  for (const key of ["usageArea", "primaryRoom"]) {
    expect(pathsOf("residential_sale", { ...detail, [key]: { value: 54 } })).toHaveLength(1);
    expect(pathsOf("residential_sale", { ...detail, [key]: { value: 54, unit: "m2" } })).toEqual(
      [],
    );
  }
});

test("LIST-097, LIST-098, LIST-100, LIST-103: a residential sale and holiday homes have the key beds", () => {
  const failing = draftListingTypes.filter((type) => pathsOf(type, without("beds")).length > 0);
  expect(failing).toEqual(["residential_sale", "leisure_sale", "leisure_rent"]);
});

test("LIST-099, LIST-103: holiday homes have the key of their standard", () => {
  const lacking = without("qualityStandard");
  const failing = draftListingTypes.filter((type) => pathsOf(type, lacking).length > 0);
  expect(failing).toEqual(["leisure_sale", "leisure_rent"]);
});

test("LIST-101: business premises need a gross area from and to", () => {
  const gross = (grossArea: unknown) => pathsOf("commercial_rent", { ...detail, grossArea });
  expect(gross({ min: 100 })).toEqual(["property_detail.gross_area.max"]);
  expect(gross({ max: 100 })).toEqual(["property_detail.gross_area.min"]);
  expect(gross({ min: 300, max: 100 })).toEqual(["property_detail.gross_area"]);
  expect(pathsOf("residential_sale", { ...detail, grossArea: null })).toEqual([]);
});

test.each([
  ["residential_sale", "askingPrice"],
  ["leisure_sale", "jointDebt"],
  ["residential_rent", "monthly"],
  ["commercial_rent", "monthly"],
] as const)("LIST-102: in %s, %s is a number or null", (listingType, key) => {
  expect(pathsOf(listingType, detail, { [key]: null })).toEqual([]);
  expect(pathsOf(listingType, detail, { [key]: 12_000 })).toEqual([]);
  expect(pathsOf(listingType, detail, { [key]: "12 000" })).not.toEqual([]);
});

test("LIST-105: the handler is called once, with what failed", () => {
  const onFailure = vi.fn();
  const draft = { listingType: "residential_sale", priceAndDate: {} } as const;
  expect(checkDraft({ ...draft, propertyDetail: detail }, onFailure)).toBe(true);
  expect(onFailure).not.toHaveBeenCalled();
  expect(checkDraft({ ...draft, propertyDetail: { ...detail, title: "x" } }, onFailure)).toBe(
    false,
  );
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({
    listingType: "residential_sale",
    issues: [expect.objectContaining({ path: "property_detail.title" })],
  });
});

test("LIST-087: a draft whose tabs are complete fits the schema of its type", () => {
  const someDetail = fc.record(
    {
      title: fc.string({ maxLength: 90 }),
      propertyTypes: fc.constantFrom([], ["apartment" as const]),
      bedrooms: fc.option(fc.nat(9)),
      beds: fc.option(fc.nat(9)),
      usageArea: fc.option(fc.record({ value: fc.nat(200), unit: fc.constant("m2" as const) })),
      grossArea: fc.option(fc.record({ min: fc.option(fc.nat(9)), max: fc.option(fc.nat(9)) })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom(...draftListingTypes), someDetail, (listingType, stored) => {
      const propertyDetail = PropertyDetail.parse(stored);
      const priceAndDate = PriceAndDate.parse({});
      const { type, details } = draftTabStates(
        { listingType, location: {}, images: [], propertyDetail, priceAndDate, contacts: {} },
        { publishing: { unusedFields: [] }, hasStates: false },
      );
      const isFit = checkDraft(
        { listingType, propertyDetail: withDetailKeys(listingType, propertyDetail), priceAndDate },
        () => undefined,
      );
      expect(type.complete && details.complete).toBe(isFit);
    }),
  );
});
