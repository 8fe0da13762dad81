import { type CheckedDraft, publishChecks } from "@hjem/domain/draft/publish-checks";
import { judgeWords, verdictOf } from "@hjem/domain/draft/words/judge-words";
import { isDay } from "@hjem/domain/time/calendar";
import { expect, test } from "vitest";
import { rules } from "./publishing-rules.ts";
import { publishing } from "./publishing.ts";
import { regionAu } from "./region.ts";
import { independentRentSentences } from "./testing/independent-rent-sentences.ts";
import { independentSaleSentences } from "./testing/independent-sale-sentences.ts";
import { rentSentences } from "./testing/rent-sentences.ts";
import { saleSentences } from "./testing/sale-sentences.ts";

const today = "2026-11-21";
const draftIn = (region: string, change: Partial<CheckedDraft>): CheckedDraft => ({
  listingType: "residential_sale",
  location: { region },
  propertyDetail: {
    propertyTypes: ["apartment"],
    title: "Renovated two-bedroom apartment",
    statementOfInformationLink: "https://agent.example/soi.pdf",
  },
  priceAndDate: {},
  contacts: {},
  ...change,
});
const facts = { medianPerArea: null, addressFault: null, today };
const check = (region: string, change: Partial<CheckedDraft>) =>
  publishChecks(publishing, draftIn(region, change), facts)
    .filter(({ severity }) => severity !== "done")
    .map(({ rule, severity, path }) => `${severity} ${rule} ${path}`);
const guide = (askingPrice: number, askingPriceMax: number): Partial<CheckedDraft> => ({
  priceAndDate: { priceMethod: "guide", askingPrice, askingPriceMax },
});
const text = (title: string, description = ""): CheckedDraft["propertyDetail"] => ({
  propertyTypes: ["apartment"],
  title,
  description,
  statementOfInformationLink: "https://agent.example/soi.pdf",
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
  [
    "NSW",
    "offers over, by a private seller",
    { propertyDetail: text("Offers over $850,000") },
    ["advises open_price property_detail.title"],
  ],
  [
    "NSW",
    "offers over, by an agent",
    { propertyDetail: { ...text("Offers over $850,000"), ownerType: "api" } },
    ["blocks open_price property_detail.title"],
  ],
  [
    "QLD",
    "offers over, at an agent's auction",
    {
      propertyDetail: { ...text("Offers over $850,000"), ownerType: "api" },
      priceAndDate: { priceMethod: "auction" },
    },
    ["blocks open_price property_detail.title"],
  ],
  [
    "QLD",
    "offers over, by an agent without an auction",
    { propertyDetail: { ...text("Offers over $850,000"), ownerType: "api" } },
    [],
  ],
  ["QLD", "from $850,000 elsewhere", { propertyDetail: text("Apartment from $850,000") }, []],
  [
    "VIC",
    "offers over, in another field",
    { propertyDetail: { ...text("Sunny home"), entrance: "Offers over $850,000" } },
    ["blocks open_price property_detail.entrance"],
  ],
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
  [
    "ACT",
    "a rent by negotiation",
    rent(text("Sunny unit", "Rent by negotiation")),
    ["blocks fixed_rent property_detail.description"],
  ],
  [
    "NSW",
    "a holiday by negotiation",
    { ...rent(text("Sunny unit", "Rent by negotiation")), listingType: "leisure_rent" },
    [],
  ],
  [
    "NSW",
    "a bond in words",
    rent(text("Sunny unit", "Bond: 6 weeks")),
    ["blocks bond property_detail.description"],
  ],
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

const soi: Partial<CheckedDraft> = {
  propertyDetail: { propertyTypes: ["apartment"], title: "Sunny two-bedroom home" },
};
const agents: Partial<CheckedDraft> = {
  propertyDetail: { ...soi.propertyDetail, ownerType: "api" },
};
const missing = "statement_of_information property_detail.statement_of_information_link";

test.each([
  ["VIC", "an agent's sale without it", agents, [`blocks ${missing}`]],
  ["VIC", "a private sale without it", soi, [`advises ${missing}`]],
  [
    "VIC",
    "an agent's sale with the document",
    { ...agents, attachments: [{ name: "SOI_12-Smith.pdf" }] },
    [],
  ],
  [
    "VIC",
    "another document",
    { ...agents, attachments: [{ name: "Soil report.pdf" }] },
    [`blocks ${missing}`],
  ],
  ["NSW", "an agent's sale elsewhere", agents, []],
  ["VIC", "a rental", { ...agents, listingType: "residential_rent" }, []],
] satisfies [string, string, Partial<CheckedDraft>, string[]][])(
  "D125: the Statement of Information in %s, %s",
  (state, _, change, expected) => {
    expect(check(state, change)).toEqual(expected);
  },
);

test("D125: a rule that is announced is off, and holds from the day that its row names", () => {
  const auction: Partial<CheckedDraft> = {
    priceAndDate: { priceMethod: "auction", auctionDate: "2026-11-25", searchPrice: 900_000 },
  };
  expect(check("VIC", auction)).toEqual([]);
  const [row] = rules.filter(({ rule }) => rule === "reserve_price");
  expect(row).toMatchObject({ validFrom: null });
  const withDay = (validFrom: string) => ({
    ...publishing,
    rules: rules.map((each) => (each === row ? { ...each, validFrom } : each)),
  });
  const found = (validFrom: string) =>
    publishChecks(withDay(validFrom), draftIn("VIC", auction), facts)
      .filter(({ rule, severity }) => rule === "reserve_price" && severity !== "done")
      .map(({ severity }) => severity);
  expect(found("2026-11-22")).toEqual([]);
  // Only others tell of it: it advises.
  expect(found("2026-11-21")).toEqual(["advises"]);
});

test("D125: every state has a maximum bond and a fixed rent, and every row a source with its day", () => {
  const states = Object.keys(regionAu.stateNames ?? {}).toSorted();
  for (const kind of ["bond", "fixed_rent"]) {
    const known = rules.flatMap((row) => (row.rule === kind ? (row.states ?? []) : []));
    expect(known.toSorted()).toEqual(states);
  }
  const unsourced = rules.filter(
    ({ source: { name, url, date } }) => !name || !URL.canParse(url) || !isDay(date),
  );
  expect(unsourced).toEqual([]);
});

const kinds: Readonly<Record<string, CheckedDraft["listingType"]>> = {
  sale: "residential_sale",
  rent: "residential_rent",
  share: "residential_rent",
  holiday: "leisure_rent",
  premises: "commercial_sale",
};

test("D125: sentences are judged by what they are about", () => {
  const wrong = [rentSentences, saleSentences, independentSaleSentences, independentRentSentences]
    .flatMap((sentences) => sentences.trim().split("\n"))
    .filter((line) => {
      const [expected, scope = "", ...rest] = line.split(" | ");
      const [state = "", kind = "", ...marks] = scope.split(" ");
      const home = {
        listingType: kinds[kind] ?? "residential_sale",
        state,
        today,
        isAgent: marks.includes("agent"),
        isShared: kind === "share",
        rent: Number(marks.at(-1)) || null,
      };
      return verdictOf(judgeWords(rules, home, rest.join(" | "))) !== expected;
    });
  expect(wrong).toEqual([]);
});
