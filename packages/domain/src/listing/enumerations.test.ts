import { expect, test } from "vitest";
import { availabilityChoices } from "../search/filter-choices.ts";
import { availabilities, availabilityFilters } from "./availability.ts";
import * as enumerations from "./enumerations.ts";
import { acquisitions, searchListingTypes } from "./listing-type.ts";
import { Property } from "./property.ts";

const firstTypes =
  "all house land apartment townhouse warehouse retirement single_dwelling twin_dwelling under_construction leisure others";
const secondTypes =
  "garage dorm flat grocery_shop hotel_accommodation workshop office mall farm production_industry combination storage_logistic";
const thirdTypes =
  "garage_parking education_events apartment_building canteen room_in_shared_apartment cabin plot";

test.each([
  [
    "SRCH-073, SRCH-074, SRCH-075",
    enumerations.propertyTypes,
    `${firstTypes} ${secondTypes} ${thirdTypes}`,
  ],
  ["SRCH-078", searchListingTypes, "buy rent residential commercial new_homes leisure"],
  ["SRCH-079", acquisitions, "buy rent sale"],
  ["SRCH-014", enumerations.views, "list grid map"],
  ["SRCH-084", enumerations.conditions, "new used"],
  ["SRCH-085", enumerations.ownerTypes, "user api"],
  ["SRCH-087", enumerations.energyLabels, "a b c d e f g"],
  ["SRCH-088", enumerations.heatingGrades, "yellow light_green green orange red"],
  ["SRCH-089", enumerations.furnishings, "all fully partly none"],
  ["SRCH-090", enumerations.ownerships, "stock share freehold cooperative other"],
  ["SRCH-091", enumerations.locationTypes, "inland mountain coast"],
  ["SRCH-093", availabilityFilters, "all available future sold rented unavailable"],
  [
    "SRCH-095",
    enumerations.sortFields,
    "relevance created_at publish_date price primary_room total_price price_per_primary usage_area fairest",
  ],
  ["SRCH-096", enumerations.orders, "asc desc"],
] as const)("%s: %j has exactly these values", (_ids, known, values) => {
  expect(known).toEqual(values.split(" "));
});

test("SRCH-075: there are 31 distinct property types", () => {
  expect(new Set(enumerations.propertyTypes).size).toBe(31);
});

test("SRCH-092: a listing is available, sold, rented, unavailable or `future` (coming soon)", () => {
  expect(availabilities.toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
    "available",
    "future",
    "rented",
    "sold",
    "unavailable",
  ]);
});

test("SRCH-094: the menu offers three availabilities; URL and API accept all six", () => {
  expect(availabilityChoices).toEqual({
    buy: ["available", "sold", "future"],
    rent: ["available", "rented", "future"],
  });
  expect(availabilityFilters).toHaveLength(6);
});

test("SRCH-073, SRCH-093: `all` is a filter value only, not a value of a listing", () => {
  const { propertyType, availability } = Property.shape;
  expect(propertyType.safeParse(["all"]).success).toBe(false);
  expect(availability.safeParse("all").success).toBe(false);
});

test("PROP-034: the room photo categories are the six of the specification", () => {
  expect(enumerations.photoCategories).toEqual([
    "any",
    "bedroom",
    "bathroom",
    "kitchen",
    "exterior",
    "floorplan",
  ]);
});

test("PROP-033, D103: picture kinds are the photo categories, the gallery tabs, garage and other", () => {
  const requested = [...enumerations.photoCategories, ...enumerations.galleryTabs];
  const kinds = requested.filter((kind) => kind !== "any" && kind !== "all");
  expect(new Set(enumerations.pictureKinds)).toEqual(new Set([...kinds, "garage", "other"]));
});
