import { type CheckedDraft, publishChecks } from "@hjem/domain/draft/publish-checks";
import { expect, test } from "vitest";
import { rules } from "./publishing-rules.ts";
import { publishing } from "./publishing.ts";
import { regionAu } from "./region.ts";

const today = "2026-11-21";
const draftIn = (region: string, change: Partial<CheckedDraft>): CheckedDraft => ({
  listingType: "residential_sale",
  location: { region },
  propertyDetail: { propertyTypes: ["apartment"], title: "Renovated two-bedroom apartment" },
  priceAndDate: {},
  contacts: {},
  ...change,
});
const check = (region: string, change: Partial<CheckedDraft>) =>
  publishChecks(publishing, draftIn(region, change), {
    medianPerArea: null,
    addressFault: null,
    today,
  })
    .filter(({ severity }) => severity !== "done")
    .map(({ rule, severity, path }) => `${severity} ${rule} ${path}`);
const guide = (askingPrice: number, askingPriceMax: number): Partial<CheckedDraft> => ({
  priceAndDate: { priceMethod: "guide", askingPrice, askingPriceMax },
});
const text = (title: string, description = ""): CheckedDraft["propertyDetail"] => ({
  propertyTypes: ["apartment"],
  title,
  description,
});
const rent = (propertyDetail: CheckedDraft["propertyDetail"]): Partial<CheckedDraft> => ({
  listingType: "residential_rent",
  propertyDetail,
});
const bond = (monthly: number, deposit: number): Partial<CheckedDraft> => ({
  listingType: "residential_rent",
  priceAndDate: { monthly, deposit },
});
const range = "blocks price_range price_and_date.asking_price_max";
const upsideDown = "blocks contradiction price_and_date.asking_price";
const overBond = "blocks bond price_and_date.deposit";

test.each([
  ["VIC", "a range of 10%", guide(850_000, 935_000), []],
  ["VIC", "a range of more", guide(850_000, 940_000), [range]],
  ["VIC", "a range upside down", guide(850_000, 800_000), [upsideDown]],
  ["QLD", "likewise", guide(850_000, 800_000), [upsideDown]],
  ["QLD", "a wide range elsewhere", guide(850_000, 1_000_000), []],
  [
    "VIC",
    "from $850,000",
    { propertyDetail: text("Apartment from $850,000") },
    ["blocks open_price property_detail.title"],
  ],
  [
    "VIC",
    "offers over",
    { propertyDetail: text("Sunny home", "Offers over $900k") },
    ["blocks open_price property_detail.description"],
  ],
  [
    "VIC",
    "$850,000+",
    { propertyDetail: text("Sunny home", "Priced at $850,000+") },
    ["blocks open_price property_detail.description"],
  ],
  [
    "VIC",
    "a walk from the station",
    {
      propertyDetail: text(
        "200 m from the station",
        "From 1920, over 3 levels, land over 1,000 m²",
      ),
    },
    [],
  ],
  ["NSW", "from $850,000 elsewhere", { propertyDetail: text("Apartment from $850,000") }, []],
  [
    "NSW",
    "a rent as a range",
    rent(text("Unit $500 - $550 per week")),
    ["blocks fixed_rent property_detail.title"],
  ],
  [
    "QLD",
    "a rent by negotiation",
    rent(text("Sunny unit", "Rent by negotiation")),
    ["blocks fixed_rent property_detail.description"],
  ],
  ["ACT", "a rent by negotiation", rent(text("Sunny unit", "Rent by negotiation")), []],
  ["NSW", "a bond of four weeks", bond(650, 2_600), []],
  ["NSW", "a bond of more", bond(650, 2_601), [overBond]],
  ["VIC", "a bond of a month", bond(600, 2_600), []],
  ["VIC", "a bond of more than a month", bond(600, 2_601), [overBond]],
  ["VIC", "a bond for a rent above the limit", bond(901, 9_000), []],
  ["SA", "a bond of six weeks for a high rent", bond(801, 4_806), []],
  ["SA", "a bond of six weeks for a low rent", bond(800, 4_800), [overBond]],
  [
    "QLD",
    "payment by gift card",
    rent(text("Sunny unit", "Pay the bond with a gift card")),
    ["advises payment_words property_detail.description"],
  ],
] satisfies [string, string, Partial<CheckedDraft>, string[]][])(
  "market 13: in %s, %s",
  (state, _, change, expected) => {
    expect(check(state, change)).toEqual(expected);
  },
);

test("market 11: the search price of an auction lies within the price guide that is shown", () => {
  const auction = (searchPrice: number): Partial<CheckedDraft> => ({
    priceAndDate: {
      priceMethod: "auction",
      askingPrice: 850_000,
      askingPriceMax: 900_000,
      searchPrice,
    },
  });
  expect(check("NSW", auction(880_000))).toEqual([]);
  expect(check("NSW", auction(700_000))).toEqual([
    "blocks search_price price_and_date.search_price",
  ]);
});

test("every state has a maximum bond, and every rule a source", () => {
  const states = Object.keys(regionAu.stateNames ?? {});
  const known = (rules.bond ?? []).flatMap((rule) => rule.states ?? []);
  expect(known.toSorted()).toEqual(states.toSorted());
  const sources = [rules.bond, rules.fixedRent, rules.openPrice, rules.priceRange].flatMap(
    (each) => each?.map(({ source }) => source) ?? [],
  );
  expect(sources.filter(({ name, url }) => !name || !URL.canParse(url))).toEqual([]);
});
