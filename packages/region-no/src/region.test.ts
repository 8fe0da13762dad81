import { testRegion } from "@hjem/domain/testing/region-rules";
import { regionOffset } from "@hjem/domain/time/instant";
import mdi from "@iconify-json/mdi/icons.json" with { type: "json" };
import { expect, test } from "vitest";
import { regionNoBasics } from "./basics.ts";
import { regionNo as region } from "./region.ts";

test("FND-001, FND-008: the default language of Norway is Norwegian", () => {
  expect([region.id, region.defaultLanguage]).toEqual(["no", "no"]);
});

test("FND-007: its languages are Norwegian and English", () => {
  expect(region.languages.map(({ code }) => code)).toEqual(["no", "en"]);
  expect(region.languages.map(({ tag }) => tag)).toEqual(["nb-NO", "en-GB"]);
});

test("FND-011, FND-012, FND-019: money is NOK with kr after the number", () => {
  expect(region.currency).toEqual({ code: "NOK", key: "nor", symbol: "kr", position: "after" });
});

test("FND-021, FND-022: the dial code is +47", () => {
  expect(region.dialCode).toBe("+47");
});

test("FND-023: the fixed offset is +02:00", () => {
  expect(regionOffset(region)).toBe("+02:00");
});

test("FND-026, FND-027, FND-028: the map opens over Norway", () => {
  const { center, zoom } = region.map;
  expect(center.lat).toBeGreaterThan(57.9);
  expect(center.lat).toBeLessThan(71.2);
  expect(center.lng).toBeGreaterThan(4.5);
  expect(center.lng).toBeLessThan(31.1);
  expect(zoom).toBe(5);
});

test("FND-030: the home carousel has a ratio of 2:3", () => {
  expect(region.homeCarouselRatio).toBe(66.66);
});

test("FND-058: the agency fallback is 287955", () => {
  expect(region.agencyIdFallback).toBe("287955");
});

test("FND-066, FND-067, D64: the property page and pages with a secret in their address are internal, and no page is blocked", () => {
  expect(region.internalPages).toEqual([
    "property.detail",
    "favourites:/invitation/:token",
    "favourites:/shared/:token",
    "account:/unsubscribe/:token",
    "account:/confirm-contact/:token",
    "account:/enquiry/:token",
    "account:/published-question/:token",
  ]);
  expect(region.pageBlocking).toEqual([]);
});

test("specification §1: sign-in is by Vipps and Facebook", () => {
  expect(region.signInProviders).toEqual(["vipps", "facebook"]);
});

test("SRCH-160, SRCH-162, SRCH-163, SRCH-164, SRCH-165, SRCH-167: the sliders", () => {
  expect(region.sliders).toEqual({
    buyPrice: { min: 0, max: 20_000_001, step: 50_000 },
    rentPrice: { min: 0, max: 3_001, step: 10 },
    monthlyRent: { min: 0, max: 30_001, step: 500 },
    primaryRoom: { min: 0, max: 20_001, step: 1 },
  });
  expect(region.rentRangeSteps).toEqual([300, 500, 1_000]);
});

test.each([
  ["location.inland", "I innlandet"],
  ["detail.isPartialRentalAllowed", "Utleiedel"],
  ["detail.yearOfFixedAgreement", "Festekontrakten utløper"],
  ["condition.new", "Nybygg"],
  ["condition.used", "Bruktbolig"],
  ["listing.new_homes", "Nye boliger"],
  ["listing.leisure", "Fritidsbolig"],
] as const)("the term for %s is the one that portals use", (key, word) => {
  expect(region.terms.no?.[key]).toBe(word);
});

test("English keeps the Norwegian term where newspapers use it", () => {
  expect(region.terms.en?.["price.jointDebt"]).toBe("Shared debt (fellesgjeld)");
  expect(region.terms.no?.["price.jointDebt"]).toBe("Fellesgjeld");
  expect(region.terms.en?.["price.askingPrice"]).toBe("Asking price (prisantydning)");
  expect(region.terms.en?.["detail.hasSecurityOrder"]).toBe(
    "Cover for other owners' unpaid shared costs",
  );
});

test("Norway has every term except those of Australian states", () => {
  for (const terms of [region.terms.no, region.terms.en]) {
    const emptyTerms = Object.entries(terms ?? {}).filter(([, word]) => word === "");
    expect(emptyTerms.map(([key]) => key)).toEqual([
      "ownership.strata",
      "price.ownersCorporationFees",
      "price.bodyCorporateFees",
    ]);
  }
});

const icons = new Set([...Object.keys(mdi.icons), ...Object.keys(mdi.aliases)]);

test("SRCH-179, SRCH-180: the lower-case words of a place name, and the spelling of a state", () => {
  expect(region.placeNames).toEqual({
    lowerCaseWords: ["og", "i", "på", "ved", "av"],
    isStateUpperCase: false,
  });
});

testRegion(region, icons);

test("SRCH-081, SRCH-083: offers Norwegian property types, each once", () => {
  const offered = region.propertyTypeGroups.flatMap(({ types }) => types);
  expect(offered).toEqual(expect.arrayContaining(["plot", "garage_parking", "cabin"]));
  const foreign: readonly string[] = ["land", "retirement", "warehouse", "house"];
  expect(offered.filter((type) => foreign.includes(type))).toEqual([]);
  for (const { types } of region.propertyTypeGroups) expect(new Set(types).size).toBe(types.length);
});

test("the region includes its basics", () => {
  expect(region).toMatchObject(regionNoBasics);
});

test("LIST-027..030, LIST-035..037: the specification's types of each Norwegian draft list", () => {
  const homes = ["single_dwelling", "apartment", "townhouse", "twin_dwelling"];
  const lists = region.draftPropertyTypes;
  const rent = [...homes, "garage_parking", "others", "room_in_shared_apartment", "dorm"];
  expect(lists.residential_sale).toEqual([...homes, "garage_parking", "others"]);
  expect(lists.residential_rent).toEqual(rent);
  expect(lists.leisure_rent).toEqual(rent);
  expect(lists.leisure_sale).toEqual([...homes, "cabin", "farm", "others"]);
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
