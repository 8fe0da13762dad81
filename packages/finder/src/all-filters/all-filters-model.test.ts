import { regionAuBasics } from "@hjem/region-au/basics";
import * as tableAu from "@hjem/region-au/facilities";
import { terms as termsEn } from "@hjem/region-au/terms/en";
import { regionNoBasics } from "@hjem/region-no/basics";
import * as tableNo from "@hjem/region-no/facilities";
import { terms as termsNoEn } from "@hjem/region-no/terms/en";
import { terms as termsNo } from "@hjem/region-no/terms/no";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { readSearch } from "../search/list-search.ts";
import { sampleAgencies } from "../testing/sample-agencies.ts";
import { sampleFacets } from "../testing/sample-facets.ts";
import { allFiltersModel } from "./all-filters-model.ts";
import { fieldsOf, type FilterSection } from "./filter-section.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const now = Date.parse("2026-11-21T11:00:00Z");
const norway = {
  region: regionNoBasics,
  language: regionNoBasics.languages[0],
  term: (key: keyof typeof termsNo) => termsNo[key],
  i18n,
  now,
};
const australia = {
  region: regionAuBasics,
  language: regionAuBasics.languages[0],
  term: (key: keyof typeof termsEn) => termsEn[key],
  i18n,
  now,
};
const tables = { no: tableNo, au: tableAu };

const view = (query: string, page: typeof norway | typeof australia = norway) => {
  const { id } = page.region;
  const table = tables[id === "au" ? "au" : "no"];
  const { data: counts } = sampleFacets(id);
  return allFiltersModel(page, readSearch(query, page), counts, table, sampleAgencies);
};
const sections = (query: string, page: typeof norway | typeof australia = norway) =>
  view(query, page).sections;
const section = (key: string, query = "", page: typeof norway | typeof australia = norway) =>
  sections(query, page).find((one) => one.key === key);

/** Labels of a section's choices. */
const labels = (one: FilterSection | undefined): string[] =>
  one && "options" in one ? one.options.map(({ label }) => label) : [];
const price = (query: string, page: typeof norway | typeof australia = norway) => {
  const found = section("price", query, page);
  return found?.kind === "ranges" ? found.ranges[0]?.slider : undefined;
};

test("SRCH-016..020: shows every filter that is set, so that it can be removed", () => {
  const query = new URLSearchParams(
    `propertyType=office&priceMin=1&totalPriceMin=1&askingPriceMin=1&monthlyRentMin=1&sharedCostMin=1
    &bedroomMin=1&bathroomMin=1&garageMin=1&primaryRoomMin=1&landsizeMin=1&constructionYearMin=1
    &floors=2-7&keywords=x&name=y&facilities=pool&energyProfile=a&propertyCondition=new&furnished=fully
    &locationTypes=coast&isPetAllowed=true&isLandOwnedBySeller=true&availableFrom=2026-12
    &viewingDate=2026-12-03&isPublishedToday=true&publishDateMin=2026-01-01&availability=rented
    &ownerType=user&soldBy=api&transportationRadius=300&showby=kitchen&agencyId=001204
    &agencyParentId=000007&propertyId=3f7q9z2k1m`.replaceAll(/\s/g, ""),
  );
  const fields = [...new Set(query.keys())];
  for (const [listingType, page] of [
    ["buy", norway],
    ["rent", norway],
    ["commercial", australia],
    ["leisure", australia],
    ["new_homes", norway],
  ] as const) {
    query.set("listingType", listingType);
    const shown = sections(query.toString(), page).flatMap(fieldsOf);
    const missing = fields.filter((field) => !shown.includes(field));
    expect({ listingType, missing }).toEqual({ listingType, missing: [] });
  }
});

test("SRCH-076: each property type that can be chosen has a name in every language of its market", () => {
  const inEnglish = { ...norway, term: (key: keyof typeof termsNo) => termsNoEn[key] };
  for (const page of [norway, inEnglish, australia]) {
    for (const listingType of ["buy", "rent", "commercial", "leisure", "new_homes"] as const) {
      const names = labels(section("propertyType", `listingType=${listingType}`, page));
      expect(names.length).toBeGreaterThan(3);
      expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
    }
  }
});

test("carries search parameters without a field in the form, except the page", () => {
  expect(view("geoId=municipality:5001&view=grid&page=3&bedroomMin=2&language=en").hidden).toEqual([
    ["geoId", "municipality:5001"],
    ["view", "grid"],
    ["language", "en"],
  ]);
});

test("a studio is a choice of bedrooms, counted, and no range; of bathrooms it is none", () => {
  const scale = section("bedroom", "bedroomMax=0", australia);
  expect(scale?.kind === "scale" && scale.options.slice(0, 3)).toMatchObject([
    { value: "", label: "Any", isChosen: false },
    { value: "studio", label: "Studio", isChosen: true, count: 96 },
    { value: "1", label: "1+", isChosen: false },
  ]);
  expect(view("bedroomMax=0", australia).hidden).toEqual([]);
  expect(section("bedroom", "bedroomMax=2", australia)?.kind).toBe("ranges");
  expect(labels(section("bathroom", "", australia))).not.toContain("Studio");
  expect(labels(section("bedroom"))).toContain("1-roms");
});

test("SRCH-081, SRCH-082: offers the market's property types for the listing type", () => {
  expect(labels(section("propertyType"))).toContain("Leilighet");
  expect(labels(section("propertyType", "", australia))).toContain("Apartment / unit");
  expect(labels(section("propertyType", "listingType=commercial"))).toContain("Kontor");
  expect(labels(section("propertyType", "listingType=leisure"))[0]).toBe("Hytte");
});

test("shows the unit and period of recurring amounts once, above their fields", () => {
  expect(section("sharedCost", "", australia)?.note).toBe("$ per quarter");
  expect(section("price", "listingType=rent", australia)?.note).toBe("$ per week");
  expect(section("price", "listingType=rent")?.note).toBe("kr/mnd.");
  expect(section("price", "listingType=commercial_rent", australia)?.note).toBe("$ per year");
  expect(section("price", "listingType=commercial_rent")?.note).toBe("kr/mnd.");
  expect(section("price")?.note).toBeUndefined();
});

test("offers only the filters that apply to the listing type", () => {
  const keys = (query: string, page = norway) => sections(query, page).map(({ key }) => key);
  expect(keys("listingType=rent")).toEqual(expect.arrayContaining(["availableFrom", "furnished"]));
  expect(keys("")).not.toContain("availableFrom");
  expect(keys("listingType=rent")).not.toContain("landsize");
  expect(keys("listingType=commercial")).not.toContain("bedroom");
  expect(keys("listingType=leisure")).toContain("locationTypes");
  expect(keys("")).not.toContain("locationTypes");
  expect(keys("listingType=new_homes")).not.toContain("propertyCondition");
});

test("D10: uses the market's term for area", () => {
  expect(section("primaryRoom")?.title).toBe("Internt bruksareal (BRA-i)");
  expect(section("primaryRoom", "", australia)?.title).toBe("Internal area");
});

test("SRCH-087: offers energy labels A to G where the market has them", () => {
  expect(labels(section("energyProfile"))).toEqual(["A", "B", "C", "D", "E", "F", "G"]);
  expect(section("energyProfile", "", australia)).toBeUndefined();
});

test("SRCH-084, SRCH-085, SRCH-086, SRCH-089, SRCH-091: labels of single-choice filters", () => {
  expect(labels(section("propertyCondition"))).toEqual(["Any", "Nybygg", "Bruktbolig"]);
  expect(labels(section("ownerType"))).toEqual(["Anyone", "Privat", "Megler"]);
  expect(section("ownerType")).toMatchObject({ options: [{ isChosen: true }, {}, {}] });
  const furnished = section("furnished", "listingType=rent");
  expect(furnished).toMatchObject({ options: [{ value: "all" }, {}, {}, {}] });
  expect(labels(furnished).slice(1)).toEqual(["Møblert", "Delvis møblert", "Umøblert"]);
  expect(labels(section("locationTypes", "listingType=leisure"))).toHaveLength(3);
});

test("SRCH-090: offers ownership for homes for sale where the market has it", () => {
  const ownership = section("ownership", "ownership=cooperative");
  expect(ownership).toMatchObject({ kind: "ticks", title: "Eieform" });
  expect(labels(ownership)).toEqual(["Eier (selveier)", "Andel (borettslag)", "Aksje", "Annet"]);
  const cooperative = { options: [{}, { isChosen: true, count: 95 }, {}, {}] };
  expect(ownership).toMatchObject(cooperative);
  // Both codes of a share of a co-operative are one choice.
  expect(section("ownership", "ownership=share")).toMatchObject(cooperative);
  expect(section("ownership", "listingType=rent")).toBeUndefined();
  expect(section("ownership", "", australia)).toBeUndefined();
  expect(section("ownership", "ownership=stock", australia)).toMatchObject({ title: "Title" });
});

test("offers the sale method where the market has several", () => {
  const method = section("saleMethod", "saleMethod=auction", australia);
  expect(method).toMatchObject({ title: "Sale method", options: [{}, { isChosen: true }, {}] });
  expect(labels(method)).toEqual([
    "Private treaty",
    "Auction",
    "Offers or expressions of interest",
  ]);
  expect(section("saleMethod", "listingType=rent", australia)).toBeUndefined();
  expect(section("saleMethod")).toBeUndefined();
});

test("SRCH-094: offers three kinds of availability, and shows any other that is set", () => {
  expect(labels(section("availability"))).toEqual(["Tilgjengelig", "Solgt", "Kommer snart"]);
  expect(labels(section("availability", "availability=rented"))).toContain("Utleid");
});

test("SRCH-093: rentals are marked as rented, never as sold", () => {
  expect(labels(section("availability", "listingType=rent"))).toEqual([
    "Tilgjengelig",
    "Utleid",
    "Kommer snart",
  ]);
  expect(labels(section("availability", "listingType=rent", australia))[1]).toBe("Leased");
});

test("D110: offers units of projects one by one for sale, and shows the filter wherever it is set", () => {
  expect(section("groupUnits")).toMatchObject({ options: [{ value: "false", isChosen: false }] });
  expect(section("groupUnits", "listingType=rent")).toBeUndefined();
  expect(section("groupUnits", "listingType=rent&groupUnits=false")).toMatchObject({
    options: [{ isChosen: true }],
  });
});

test.each([
  ["bedroom", ["Any", "1-roms"]],
  ["bathroom", ["Any"]],
  ["garage", ["Any"]],
])(
  "SRCH-154, SRCH-155, SRCH-156: %s is any, or a minimum of one to five; of bedrooms also none",
  (key, first) => expect(labels(section(key))).toEqual([...first, "1+", "2+", "3+", "4+", "5+"]),
);

test("SRCH-157, SRCH-158: floors are any, not the first, one to six, above", () => {
  const floors = section("floors");
  expect(labels(floors)).toHaveLength(9);
  expect(floors).toMatchObject({
    options: expect.arrayContaining([
      expect.objectContaining({ label: "Ikke 1. etasje", value: "2-" }),
      expect.objectContaining({ label: "Etasje 7+", value: "7-" }),
    ]),
  });
  expect(labels(section("floors", "floors=2-7"))).toHaveLength(10);
  const australianLevels = labels(section("floors", "", australia));
  expect(australianLevels.slice(1, 4)).toEqual(["Not ground floor", "Ground floor", "Level 2"]);
});

test("SRCH-169: the distance to a stop is any, or at most 100 to 1,000 metres", () => {
  expect(
    labels(section("transportationRadius")).map((label) => label.replaceAll("\u00a0", " ")),
  ).toEqual(["Any", "100 m", "250 m", "500 m", "750 m", "1 000 m"]);
});

test("SRCH-170, SRCH-171, SRCH-172, SRCH-173: offers thirty days from today and twelve months from this one", () => {
  const days = section("viewingDate");
  if (days?.kind !== "days") throw new Error("no days");
  expect(days.first).toHaveLength(7);
  expect(days.first[0]).toMatchObject({ label: "Today", value: "2026-11-21", count: 96 });
  expect([...days.first, ...days.rest]).toHaveLength(30);
  const months = section("availableFrom", "listingType=rent");
  expect(labels(months)).toHaveLength(13);
  expect(labels(months)[1]).toBe("november 2026");
});

test("SRCH-159, SRCH-160, SRCH-162, SRCH-165, SRCH-166: uses the market's sliders for buying and renting", () => {
  expect(price("", australia)).toEqual({ min: 0, max: 15_000_001, step: 25_000 });
  expect(price("")).toEqual({ min: 0, max: 20_000_001, step: 50_000 });
  expect(price("listingType=rent", australia)).toEqual({ min: 0, max: 3_001, step: 10 });
  expect(price("listingType=rent")).toEqual({ min: 0, max: 30_001, step: 500 });
});

test("SRCH-167: commercial property has a slider for its area", () => {
  expect(section("primaryRoom", "listingType=commercial")).toMatchObject({
    ranges: [{ slider: { min: 0, max: 20_001, step: 1 } }],
  });
});

test("price filters by asking price or total price, and shows the one that is set", () => {
  expect(section("price")).toMatchObject({
    ranges: [
      { name: "price", isShown: true },
      { name: "totalPrice", isShown: false },
    ],
  });
  expect(section("price", "totalPriceMax=5000000")).toMatchObject({
    ranges: [{ isShown: false }, { isShown: true }],
  });
  expect(section("price", "listingType=rent")).toMatchObject({ ranges: [{ name: "price" }] });
  // Where sellers state no total price it is not offered; one that a URL sets is shown, so that it can be removed.
  expect(section("price", "", australia)).toHaveProperty("ranges.length", 1);
  expect(section("price", "totalPriceMax=900000", australia)).toMatchObject({
    ranges: [{ name: "price" }, { name: "totalPrice", isShown: true }],
  });
});

test("SRCH-174, SRCH-175: offers about sixty facilities, limited to those of the selected property types", () => {
  const keys = (query: string) => {
    const found = section("facilities", query);
    if (found?.kind !== "facilities") return [];
    return [...found.first, ...found.groups.flatMap(({ options }) => options)].map(
      ({ value }) => value,
    );
  };
  expect(tableNo.facilities.length).toBeGreaterThanOrEqual(55);
  expect(keys("propertyType=apartment")).toContain("fireplace");
  expect(keys("listingType=commercial")).toContain("loading_bay");
  expect(keys("listingType=commercial")).not.toContain("fireplace");
  expect(keys("")).not.toContain("loading_bay");
  expect(keys("propertyType=plot")).not.toContain("fireplace");
  expect(keys("propertyType=plot&facilities=fireplace")).toContain("fireplace");
});

test("SRCH-053: lists agencies in a menu with the number of homes, including zero", () => {
  const page = norway;
  const { data } = sampleFacets("no");
  const agencyId = [{ value: "001341", count: 7 }];
  const counts = { ...data, facets: { ...data.facets, agencyId } };
  const menu = (query: string) =>
    allFiltersModel(page, readSearch(query, page), counts, tableNo, sampleAgencies).sections.find(
      ({ key }) => key === "agencyId",
    );
  expect(menu("agencyId=1341")).toMatchObject({
    kind: "menu",
    options: [
      { label: "Any agency", isChosen: false },
      { label: "Nordlys Bolig", count: 0 },
      { label: "Tistelvang Eiendomsmegling", count: 7, isChosen: true },
      { label: "Ærlig Megling", count: 0 },
    ],
  });
  expect(menu("agencyId=1341&agencyId=1204")).toBeUndefined();
});

test("SRCH-053: several agencies, and unknown ones, are checkboxes that can be cleared", () => {
  expect(labels(section("chosen", "agencyId=001341&agencyId=001204"))).toEqual([
    "Tistelvang Eiendomsmegling",
    "Nordlys Bolig",
  ]);
  expect(labels(section("chosen", "agencyId=000009"))).toEqual(["Agency 000009"]);
  expect(labels(section("chosen", "agencyParentId=001204"))).toEqual(["Nordlys Bolig"]);
});

test("SRCH-138, SRCH-139: counts a range once, and reset keeps the place only", () => {
  const { chosen, resetHref } = view(
    "priceMin=1000000&priceMax=2000000&facilities=pool&geoId=county:03&page=2",
  );
  expect(chosen).toBe(2);
  expect(resetHref).toBe("/list?geoId=county:03");
  expect(view("").chosen).toBe(0);
});

test("rare filters are folded with the number of their choices, frequent ones never", () => {
  const folds = (query: string) =>
    Object.fromEntries(sections(query).map(({ key, folded }) => [key, folded]));
  expect(folds("")).toMatchObject({ ownership: 0, landsize: 0, agencyId: 0, words: 0 });
  expect(
    folds(
      "ownership=cooperative&ownership=stock&landsizeMin=500&landsizeMax=900&keywords=hage&soldBy=api",
    ),
  ).toMatchObject({ ownership: 2, landsize: 1, words: 1, soldBy: 1, agencyId: 0 });
  const { price: cost, bedroom, propertyType, facilities } = folds("priceMin=1&bedroomMin=2");
  expect([cost, bedroom, propertyType, facilities]).toEqual(Array(4).fill(undefined));
});
