import { transferDuty } from "@hjem/domain/costs/purchase-costs";
import { phoneLink } from "@hjem/domain/format/format-phone";
import type { PropertyType } from "@hjem/domain/listing/enumerations";
import { localTermKey } from "@hjem/domain/local-term";
import { fieldTextOf } from "@hjem/domain/publishing/draft-texts";
import { rentPeriodOf } from "@hjem/domain/rent-period";
import type { TermKey } from "@hjem/domain/terms";
import { testRegion } from "@hjem/domain/testing/region-rules";
import { regionOffset } from "@hjem/domain/time/instant";
import { placeZoneOf, zonesOf } from "@hjem/domain/time/place-zone";
import mdi from "@iconify-json/mdi/icons.json" with { type: "json" };
import { expect, test } from "vitest";
import { regionAuBasics } from "./basics.ts";
import { regionAu as region } from "./region.ts";

test("FND-002, FND-006: Australia is the fallback and has English only", () => {
  expect([region.id, region.isFallback, region.defaultLanguage]).toEqual(["au", true, "en"]);
  expect(region.languages.map(({ code, tag }) => [code, tag])).toEqual([["en", "en-AU"]]);
});

test("D2, FND-012, FND-013, FND-018: money is AUD with $ in front, with the key usd", () => {
  expect(region.currency).toEqual({ code: "AUD", key: "usd", symbol: "$", position: "before" });
});

test("FND-020, FND-022: the dial code is +61", () => {
  expect(region.dialCode).toBe("+61");
});

test.each([
  ["+61412345678", "0412 345 678", "tel:+61412345678"],
  ["+61391570006", "(03) 9157 0006", "tel:+61391570006"],
  ["0391570006", "(03) 9157 0006", "tel:+61391570006"],
  ["+611300913181", "1300 913 181", "tel:1300913181"],
  ["+611800913181", "1800 913 181", "tel:1800913181"],
  ["+61131213", "13 12 13", "tel:131213"],
  ["+4799900001", "+4799900001", "tel:+4799900001"],
])("LEAD-014: %s is shown as %s and calls %s", (phone, text, href) => {
  expect(phoneLink(region, phone)).toEqual({ text, href });
});

test("FND-024: the fixed offset is +11:00", () => {
  expect(regionOffset(region)).toBe("+11:00");
});

test("D3: every state and territory has its time zone", () => {
  expect(Object.keys(region.timeZones.byState)).toEqual([
    "ACT",
    "NSW",
    "NT",
    "QLD",
    "SA",
    "TAS",
    "VIC",
    "WA",
  ]);
  expect(region.timeZones.byState["WA"]).toBe("Australia/Perth");
});

test.each([
  ["NSW", "2880", "Broken Hill", "Australia/Broken_Hill"],
  ["NSW", "2898", "Lord Howe Island", "Australia/Lord_Howe"],
  ["NSW", "2899", "Norfolk Island", "Pacific/Norfolk"],
  ["WA", "6443", "EUCLA", "Australia/Eucla"],
  ["WA", "6443", "Norseman", "Australia/Perth"],
  ["WA", "6798", "Christmas Island", "Indian/Christmas"],
  ["WA", "6799", "West Island", "Indian/Cocos"],
  ["NSW", "2000", "Sydney", "Australia/Sydney"],
])("D129: %s %s %s has the zone %s", (state, postCode, suburb, zone) => {
  expect(placeZoneOf(region, { region: state, postCode, suburb })).toBe(zone);
  expect(zonesOf(region)).toContain(zone);
});

test("FND-026, FND-027, FND-028: the map opens over Australia", () => {
  const { center, zoom } = region.map;
  expect(center.lat).toBeGreaterThan(-43.7);
  expect(center.lat).toBeLessThan(-10.6);
  expect(center.lng).toBeGreaterThan(113);
  expect(center.lng).toBeLessThan(153.7);
  expect(zoom).toBe(4);
});

test("FND-029: the home carousel has a ratio of 3:4", () => {
  expect(region.homeCarouselRatio).toBe(75);
});

test("FND-066, FND-067, D64: propertyId is blocked in analytics, and only pages with a secret in their address are internal", () => {
  expect(region.pageBlocking).toContain("propertyId");
  expect(region.internalPages).toEqual([
    "favourites:/invitation/:token",
    "favourites:/shared/:token",
    "account:/unsubscribe/:token",
    "account:/confirm-contact/:token",
    "account:/enquiry/:token",
    "account:/published-question/:token",
  ]);
});

test("specification §1: sign-in is by Google, Apple and Facebook", () => {
  expect(region.signInProviders).toEqual(["google", "apple", "facebook"]);
});

test("SRCH-159, SRCH-162, SRCH-163, SRCH-164, SRCH-165, SRCH-167: the sliders", () => {
  expect(region.sliders).toEqual({
    buyPrice: { min: 0, max: 15_000_001, step: 25_000 },
    rentPrice: { min: 0, max: 3_001, step: 10 },
    monthlyRent: { min: 0, max: 30_001, step: 500 },
    primaryRoom: { min: 0, max: 20_001, step: 1 },
  });
  expect(region.rentRangeSteps).toEqual([300, 500, 1_000]);
});

test("D30: rents of homes are per week, of business premises per year", () => {
  expect(rentPeriodOf(region, "residential_rent")).toBe("week");
  expect(rentPeriodOf(region, "leisure_rent")).toBe("week");
  expect(rentPeriodOf(region, "rent")).toBe("week");
  expect(rentPeriodOf(region, "commercial")).toBe("year");
  expect(rentPeriodOf(region, "commercial_rent")).toBe("year");
});

test("D30: the wizard asks for the rent of premises per year, of homes per week", () => {
  const unitFor = (listingType: "commercial_rent" | "residential_rent" | null) =>
    fieldTextOf(region.draftTexts.en!, "price_and_date.monthly", listingType)?.unit;
  expect(unitFor("commercial_rent")).toBe("$ per year");
  expect(unitFor("residential_rent")).toBe("$ per week");
  expect(unitFor(null)).toBe("$ per week");
});

test("market A11: terms that Australia does not use are empty", () => {
  const emptyTerms = Object.entries(region.terms.en ?? {}).filter(([, word]) => word === "");
  expect(emptyTerms.map(([key]) => key)).toEqual([
    "heating.yellow",
    "heating.light_green",
    "heating.green",
    "heating.orange",
    "heating.red",
    "price.jointDebt",
    "price.sharedFund",
    "price.finalMonthlySharedCost",
    "price.valuationAsCollateral",
    "price.taxValue",
    "detail.heatingGrade",
    "detail.insurance",
    "detail.isFixedPoint",
    "detail.hasSecurityOrder",
  ]);
});

test("a single price is called price and a range guide, and floors start at the ground floor", () => {
  const terms = region.terms.en;
  expect(terms?.["price.askingPrice"]).toBe("Price");
  expect(terms?.["price.askingPriceRange"]).toBe("Price guide");
  expect(terms?.["price.perArea"]).toBe("Price per m² (internal)");
  expect(terms?.["detail.groundFloor"]).toBe("Ground floor");
});

test("shared costs and title have the terms of the state and the property type", () => {
  const said = (key: TermKey, state: string, type: PropertyType) =>
    region.terms.en?.[localTermKey(region, key, { state, propertyTypes: [type] })];
  expect(said("price.sharedCost", "VIC", "apartment")).toBe("Owners corporation fees");
  expect(said("price.sharedCost", "QLD", "apartment")).toBe("Body corporate fees");
  expect(said("price.sharedCost", "NSW", "apartment")).toBe("Strata levies");
  expect(said("ownership.freehold", "NSW", "apartment")).toBe("Strata title");
  expect(said("ownership.freehold", "NSW", "single_dwelling")).toBe("Torrens title");
});

test("market A13: calculates the duty on a home by the state's scale", () => {
  const dutyIn = (state: string, price: number) =>
    transferDuty(region.costs, { state, price, ownership: "freehold", day: "2026-11-21" })?.amount;
  expect(dutyIn("NSW", 1_240_000)).toBe(50_212);
  expect(dutyIn("VIC", 1_000_000)).toBe(55_000);
  expect(dutyIn("QLD", 1_000_000)).toBe(38_025);
  expect(dutyIn("SA", 500_000)).toBe(21_330);
  expect(dutyIn("WA", 725_000)).toBe(28_453);
  expect(dutyIn("NT", 525_000)).toBe(25_988);
  expect(dutyIn("NT", 1_000_000)).toBe(49_500);
  expect(dutyIn("TAS", 2_000)).toBe(50);
  expect(region.costs.transferDuty.every(({ isEstimate }) => isEstimate)).toBe(true);
});

const icons = new Set([...Object.keys(mdi.icons), ...Object.keys(mdi.aliases)]);

test("SRCH-179, SRCH-180: the lower-case words of a place name, and the spelling of a state", () => {
  expect(region.placeNames).toEqual({
    lowerCaseWords: ["and", "of", "on", "the", "upon"],
    isStateUpperCase: true,
  });
});

testRegion(region, icons);

test("SRCH-081, SRCH-083: offers Australian property types, each once", () => {
  const offered = region.propertyTypeGroups.flatMap(({ types }) => types);
  expect(offered).toEqual(expect.arrayContaining(["land", "retirement", "warehouse"]));
  const foreign: readonly string[] = ["plot", "storage_logistic", "house"];
  expect(offered.filter((type) => foreign.includes(type))).toEqual([]);
  for (const { types } of region.propertyTypeGroups) expect(new Set(types).size).toBe(types.length);
});

test("the region includes its basics", () => {
  expect(region).toMatchObject(regionAuBasics);
});

test("LIST-037, LIST-038, D93: Australian draft lists have retirement homes and their own land types", () => {
  const homes = ["single_dwelling", "apartment", "townhouse", "twin_dwelling", "retirement"];
  const leisure = ["cabin", "single_dwelling", "apartment", "townhouse", "farm", "others"];
  const lists = region.draftPropertyTypes;
  expect(lists.residential_sale).toEqual([...homes, "plot", "farm", "garage_parking", "others"]);
  expect(lists.residential_rent).toEqual([
    ...homes,
    "garage_parking",
    "others",
    "dorm",
    "room_in_shared_apartment",
  ]);
  expect(lists.leisure_sale).toEqual(leisure);
  expect(lists.leisure_rent).toEqual(leisure);
});

test("LIST-032..034: business premises for lease have 13 types, those for sale mixed use too", () => {
  const ten =
    "grocery_shop hotel_accommodation workshop office mall farm production_industry storage_logistic others garage_parking";
  const lease = [...ten.split(" "), "education_events", "apartment_building", "canteen"];
  expect(region.draftPropertyTypes.commercial_rent).toEqual(lease);
  expect(region.draftPropertyTypes.commercial_sale).toEqual([...lease, "combination"]);
});

test("everyday words are names of the market's own facilities, each once for a facility", () => {
  const { facilityWords = [] } = region.vocabulary;
  const keys = new Set(region.facilities.map(({ key }) => key));
  expect(facilityWords.filter(({ facility }) => !keys.has(facility))).toEqual([]);
  const named = facilityWords.flatMap(({ facility, words }) =>
    words.map((word) => `${facility}: ${word}`),
  );
  expect(new Set(named).size).toBe(named.length);
  expect(named.length).toBeGreaterThanOrEqual(100);
});
