import { expect, test } from "vitest";
import { draftListingTypes } from "../listing/listing-type.ts";
import { allDraftFields } from "../publishing/all-fields.ts";
import { toCamel } from "../wire/case.ts";
import { LandRegistry, PriceAndDate, PropertyDetail } from "./draft-detail.ts";
import { fieldPatch, fieldValue } from "./draft-field.ts";
import { draftFieldPaths, draftFieldSections, type FieldsOf } from "./draft-fields.ts";

const everything = { unusedFields: [] };
/** What Norway leaves out of the fifth tab. */
const norway = {
  unusedFields: [
    "price_and_date.price_method",
    "price_and_date.asking_price_max",
    "price_and_date.auction_date",
    "price_and_date.search_price",
  ],
} as const;
const pathsOf = (draft: FieldsOf) => [...draftFieldPaths(everything, draft)];
const amountsOf = (listingType: FieldsOf["listingType"]) =>
  draftFieldSections(norway, { listingType }, "price")
    .flatMap(({ fields }) => fields)
    .filter(({ control }) => control === "money")
    .map(({ path }) => path.replace("price_and_date.", ""));

test("every field of the forms is a field of the draft on the wire", () => {
  const parts: Record<string, object> = {
    property_detail: PropertyDetail.shape,
    price_and_date: PriceAndDate.shape,
    land_registry: LandRegistry.shape,
  };
  const unknown = allDraftFields.filter(({ path }) => {
    const [part = "", key = "", inner] = path.split(".");
    const shape = parts[inner === undefined ? part : key] ?? {};
    return !Object.hasOwn(shape, toCamel(inner ?? key));
  });
  expect(unknown).toEqual([]);
  expect(new Set(allDraftFields.map(({ path }) => path)).size).toBe(allDraftFields.length);
});

test("LIST-043..071: every field of the draft is on a form, except what the server sets", () => {
  const paths = new Set<string>(allDraftFields.map(({ path }) => path));
  const offered = (part: string, shape: object) =>
    Object.keys(shape).filter(
      (key) =>
        !paths.has(`${part}.${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
    );
  expect(offered("property_detail", PropertyDetail.shape)).toEqual(["ownerType", "landRegistry"]);
  expect(offered("price_and_date", PriceAndDate.shape)).toEqual([]);
  expect(offered("property_detail.land_registry", LandRegistry.shape)).toEqual([
    "subLocalityNickname",
  ]);
});

test.each([
  [
    "LIST-051",
    "property_detail.furnished",
    ["residential_rent", "commercial_rent", "leisure_rent"],
  ],
  ["LIST-051", "property_detail.is_pet_allowed", ["residential_rent", "leisure_rent"]],
  ["LIST-052, LIST-101", "property_detail.gross_area", ["commercial_sale", "commercial_rent"]],
  ["LIST-053", "property_detail.rental_income", ["commercial_sale"]],
  ["LIST-054", "property_detail.location_type", ["leisure_sale"]],
  ["LIST-103", "property_detail.beds", ["leisure_sale", "leisure_rent"]],
  ["LIST-064", "price_and_date.annual_municipality_fees", ["residential_sale"]],
  ["LIST-065", "price_and_date.annual_property_tax", ["residential_sale", "leisure_sale"]],
  ["LIST-072", "price_and_date.available_from", [...draftListingTypes]],
  ["LIST-072", "price_and_date.rental_to", ["residential_rent", "commercial_rent", "leisure_rent"]],
] as const)("%s: %s is asked for %s", (_, path, listingTypes) => {
  const asked = draftListingTypes.filter((listingType) => pathsOf({ listingType }).includes(path));
  expect(asked).toEqual(listingTypes);
});

test("LIST-061, LIST-062, LIST-066..069: the amounts of each listing type in Norway", () => {
  expect(amountsOf("commercial_sale")).toEqual([
    "asking_price",
    "valuation",
    "valuation_as_collateral",
  ]);
  expect(amountsOf("residential_rent")).toEqual(["monthly", "deposit"]);
  expect(amountsOf("leisure_rent")).toEqual(["monthly", "deposit"]);
  expect(amountsOf("commercial_rent")).toEqual(["monthly"]);
  expect(amountsOf("residential_sale")).toHaveLength(12);
  expect(amountsOf("leisure_sale")).toHaveLength(11);
});

test("LIST-058, LIST-059: a home is furnished, partly furnished or not, never all of these", () => {
  expect(allDraftFields.find(({ path }) => path.endsWith("furnished"))?.choices).toEqual([
    "fully",
    "partly",
    "none",
  ]);
});

test("a plot has no rooms, a room for rent no plot, and a house no floor", () => {
  const sale = { listingType: "residential_sale" } as const;
  const plot = pathsOf({ ...sale, propertyDetail: { propertyTypes: ["plot"] } });
  expect(plot).toContain("property_detail.plot_area");
  expect(plot).not.toContain("property_detail.bedrooms");
  expect(plot).not.toContain("property_detail.energy_profile");
  const room = pathsOf({
    listingType: "residential_rent",
    propertyDetail: { propertyTypes: ["room_in_shared_apartment"] },
  });
  expect(room).not.toContain("property_detail.plot_area");
  const house = pathsOf({ ...sale, propertyDetail: { propertyTypes: ["single_dwelling"] } });
  expect(house).not.toContain("property_detail.floor_located");
});

test("LIST-045: a freehold has no housing association, and owned land no ground rent", () => {
  const sale = { listingType: "residential_sale" } as const;
  const association = "property_detail.land_registry.housing_association_name";
  expect(pathsOf({ ...sale, propertyDetail: { ownership: "cooperative" } })).toContain(association);
  expect(pathsOf({ ...sale, propertyDetail: { ownership: "freehold" } })).not.toContain(
    association,
  );
  const owned = pathsOf({ ...sale, propertyDetail: { isLandOwnedBySeller: true } });
  expect(owned).not.toContain("property_detail.fixed_fee");
});

test("D91: the method decides which prices are asked for", () => {
  const paths = (priceMethod: "guide" | "auction" | "contact_agent" | "fixed") =>
    pathsOf({ listingType: "residential_sale", priceAndDate: { priceMethod } });
  expect(paths("guide")).toContain("price_and_date.asking_price_max");
  expect(paths("fixed")).not.toContain("price_and_date.asking_price_max");
  expect(paths("auction")).toContain("price_and_date.auction_date");
  expect(paths("contact_agent")).toContain("price_and_date.search_price");
  expect(paths("contact_agent")).not.toContain("price_and_date.asking_price");
});

test("a field's value is read and changed by its path", () => {
  const patch = fieldPatch("property_detail.land_registry.farm_number", "212");
  expect(patch).toEqual({ propertyDetail: { landRegistry: { farmNumber: "212" } } });
  expect(
    fieldValue(
      { propertyDetail: { landRegistry: { farmNumber: "212" } } },
      "property_detail.land_registry.farm_number",
    ),
  ).toBe("212");
});
