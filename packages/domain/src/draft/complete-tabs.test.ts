import { expect, test } from "vitest";
import { draftTabStates, type DraftProgress, isComplete, requiredFields } from "./complete-tabs.ts";

const rules = { publishing: { unusedFields: [] }, hasStates: false };
const empty: DraftProgress = {
  listingType: null,
  location: {},
  images: [],
  propertyDetail: {},
  priceAndDate: {},
  contacts: {},
};
const whole: DraftProgress = {
  listingType: "residential_sale",
  location: {
    suburb: "Oslo",
    postCode: "0184",
    coordinates: { lat: 59.91, lng: 10.76 },
  },
  images: [{ state: "processing" }],
  propertyDetail: { propertyTypes: ["apartment"], title: "Lys toroms med balkong" },
  priceAndDate: { askingPrice: 4_500_000 },
  contacts: { name: "Kari Nordmann", phones: ["+4799900001"] },
};

test("LIST-011, D92: an empty draft lacks something on every tab", () => {
  const tabs = draftTabStates(empty, rules);
  expect(Object.values(tabs).map(({ complete }) => complete)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(tabs.type.missing).toEqual(["listing_type"]);
  expect(tabs.photos.missing).toEqual(["images"]);
  expect(tabs.location.missing).toEqual([
    "location.suburb",
    "location.post_code",
    "location.coordinates",
  ]);
});

test("LIST-011: with a type, a photo, a place, a title, a price and a contact it is complete", () => {
  expect(isComplete(draftTabStates(whole, rules))).toBe(true);
});

test("a photo that failed is none", () => {
  const tabs = draftTabStates({ ...whole, images: [{ state: "failed" }] }, rules);
  expect(tabs.photos).toEqual({ complete: false, missing: ["images"] });
});

test.each([["Kort"], ["x".repeat(81)], ["         a       "]])(
  "LIST-104: %j is no title",
  (title) => {
    const propertyDetail = { ...whole.propertyDetail, title };
    const tabs = draftTabStates({ ...whole, propertyDetail }, rules);
    expect(tabs.details.missing).toEqual(["property_detail.title"]);
  },
);

test("LIST-101: business premises need a gross area from and to", () => {
  const commercial = { ...whole, listingType: "commercial_sale" } as const;
  const missing = (grossArea: NonNullable<DraftProgress["propertyDetail"]["grossArea"]>) =>
    draftTabStates({ ...commercial, propertyDetail: { ...whole.propertyDetail, grossArea } }, rules)
      .details.missing;
  expect(missing({ min: 100 })).toEqual(["property_detail.gross_area"]);
  expect(missing({ min: 200, max: 100 })).toEqual(["property_detail.gross_area"]);
  expect(missing({ min: 100, max: 200 })).toEqual([]);
});

test("a rental needs its rent, a sale its price, and one without a stated price its search price", () => {
  const missing = (draft: Partial<DraftProgress>) =>
    draftTabStates({ ...whole, priceAndDate: {}, ...draft }, rules).price.missing;
  expect(missing({})).toEqual(["price_and_date.asking_price"]);
  expect(missing({ listingType: "residential_rent" })).toEqual(["price_and_date.monthly"]);
  expect(missing({ priceAndDate: { priceMethod: "contact_agent" } })).toEqual([
    "price_and_date.search_price",
  ]);
  expect(missing({ priceAndDate: { priceMethod: "auction", searchPrice: 900_000 } })).toEqual([]);
  expect(missing({ priceAndDate: { askingPrice: 0 } })).toEqual(["price_and_date.asking_price"]);
});

test("LIST-042: who answers has a name, and a telephone or an email", () => {
  const missing = (contacts: DraftProgress["contacts"]) =>
    draftTabStates({ ...whole, contacts }, rules).price.missing;
  expect(missing({ name: " ", phones: [] })).toEqual(["contacts.name", "contacts.phones"]);
  expect(missing({ name: "Kari", email: "kari@example.com" })).toEqual([]);
});

test("where addresses have states, the state is needed", () => {
  const { missing } = draftTabStates(whole, { ...rules, hasStates: true }).location;
  expect(missing).toEqual(["location.region"]);
});

test("LIST-011: what a draft cannot do without is one list from the first field on; filled in, a field stays on it", () => {
  const pathsOf = (draft: DraftProgress) =>
    Object.values(requiredFields(draft, rules)).flatMap((fields) => fields.map(({ path }) => path));
  const chosen: DraftProgress = { ...empty, listingType: "residential_sale" };
  expect(pathsOf(chosen)).toEqual(pathsOf(whole));
  expect(requiredFields(whole, rules).price.map(({ isDone }) => isDone)).toEqual([
    true,
    true,
    true,
  ]);
});
