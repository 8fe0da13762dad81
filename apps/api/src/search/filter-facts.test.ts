import { choiceFilters } from "@hjem/domain/search/filters/choice-filters";
import { setFilters } from "@hjem/domain/search/filters/set-filters";
import { expect, test } from "vitest";
import { conditionCodes } from "./column-codes.ts";

/** What stands in databases: a value that is taken away or put between others would give listings another meaning. */
const stored: Readonly<Record<string, string>> = {
  energy: "a b c d e f g",
  condition: "new used",
  furnished: "fully partly none",
  location_type: "inland mountain coast",
  sale_method: "fixed guide auction offers contact_agent",
  ownership: "stock share freehold cooperative other",
  owner_type: "user api",
};
const storedBits: Readonly<Record<string, string>> = {
  property_types:
    "house land apartment townhouse warehouse retirement single_dwelling twin_dwelling under_construction leisure others garage dorm flat grocery_shop hotel_accommodation workshop office mall farm production_industry combination storage_logistic garage_parking education_events apartment_building canteen room_in_shared_apartment cabin plot",
  photo_kinds: "bedroom bathroom kitchen living_room dining_room exterior garage floorplan",
};

test.each(Object.entries(stored))("the codes of %s still mean %s", (column, values) => {
  const row = choiceFilters.find(({ fact }) => fact.column === column);
  expect(row?.fact.values.slice(0, values.split(" ").length)).toEqual(values.split(" "));
});

test.each(Object.entries(storedBits))("the bits of %s still mean %s", (column, values) => {
  const row = setFilters.find(({ fact }) => fact.column === column);
  expect(row?.fact.values.slice(0, values.split(" ").length)).toEqual(values.split(" "));
  expect(row?.fact.values.length).toBeLessThanOrEqual(31);
});

test("new and used are coded alike where they have a meaning of their own", () => {
  const { values = [] } =
    choiceFilters.find(({ name }) => name === "propertyCondition")?.fact ?? {};
  expect(values.map((value, index) => [value, index + 1])).toEqual(Object.entries(conditionCodes));
});
