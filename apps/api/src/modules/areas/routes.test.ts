import { AreaResponse } from "@hjem/domain/place/area";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  australianPlaces,
  fitzroy,
  norwegianPlaces,
  type Sample,
  sampleListing,
} from "../../testing/sample-listings.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { saveListings } from "../listings/repository.ts";
import { type NewPlace, savePlaces } from "../places/repository.ts";

const frogner = { geoIds: ["county:03", "municipality:0301", "district:0301-frogner"] };
const nok = (amount: number) => ({ price: { amount, currency: "NOK" as const } });

const place = (geoId: string, name: string, parent: string | null): NewPlace => {
  const kind = geoId.slice(0, geoId.indexOf(":")) as NewPlace["kind"];
  return { geoId, kind, name, parent, location: { lat: -33.6, lng: 150.7 }, weight: 1 };
};
const suburbs = ["Bondi", "Camden", "Dubbo", "Fitzroy"].flatMap((name) =>
  Array.from({ length: 60 }, (_, number) =>
    place(`suburb:2${String(number).padStart(3, "0")}-${name.toLowerCase()}`, name, "NSW"),
  ),
);

/** A home in Østfold that an agent sold. */
const sold = (number: number, millions: number, closedAt: string, more: Sample = {}) =>
  sampleListing(number, {
    ownerType: "api",
    agencyId: "001111",
    agent: { id: "001111-1", name: "Dagny Prøve" },
    address: { geoIds: ["county:31", "municipality:3114"] },
    status: "sold",
    closedAt,
    priceHistory: [
      {
        action: "sold",
        currency: "NOK",
        date: closedAt,
        description: "",
        price: millions * 1_000_000,
      },
    ],
    ...more,
  });

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await savePlaces(api.db, "no", [
    ...norwegianPlaces,
    place("county:34", "Innlandet", null),
    place("municipality:3419", "Våler", "Innlandet"),
    place("county:31", "Østfold", null),
    place("municipality:3114", "Våler", "Østfold"),
  ]);
  await savePlaces(api.db, "au", [
    ...australianPlaces,
    place("state:nsw", "New South Wales", null),
    ...suburbs,
  ]);
  await saveListings(api.db, regionNo, [
    ...[4, 6, 7, 9, 10].map((millions, number) =>
      sampleListing(number, { address: frogner, prices: nok(millions * 1_000_000) }),
    ),
    sampleListing(20, { listingType: "residential_rent", prices: nok(15_000) }),
    sampleListing(21, { status: "sold" }),
    sampleListing(22, { address: { geoIds: ["county:31", "municipality:3114"] } }),
    ...[5, 1, 3, 2, 4].map((millions, number) => sold(40 + number, millions, "2026-10-01")),
    sold(45, 8, "2026-09-30"),
    sold(46, 99, "2026-10-01", { propertyTypes: ["plot"] }),
    sold(47, 99, "2026-10-01", { listingType: "commercial_sale" }),
  ]);
  await saveListings(api.db, regionAu, [sampleListing(30, { address: fitzroy })]);
});
afterAll(() => api.close());

const list = (query: Record<string, string>, host = "no.localhost") =>
  api.app.inject({ url: "/api/v2/areas", query, headers: { host } });

const areaOf = async (term: string, more: Record<string, string> = {}, host?: string) => {
  const response = await list({ term, ...more }, host);
  expect(response.statusCode).toBe(200);
  return AreaResponse.parse(toCamelKeys(response.json())).data;
};
const australian = (term: string, more: Record<string, string> = {}) =>
  areaOf(term, more, "au.localhost");

test("the places of a market are in their tree before the first visitor asks for one", async () => {
  await api.app.prepare();
  await savePlaces(api.db, "no", [place("municipality:9999", "Langtvekkistan", null)]);
  // It came after the tree was made, and no change was reported.
  expect((await list({ term: "langtvekkistan" })).statusCode).toBe(404);
  expect((await areaOf("frogner")).name).toBe("Frogner");
});

test("a place tells what its homes sold for by quarter, without a median of fewer than five", async () => {
  expect((await areaOf("ostfold")).soldQuarters).toEqual([
    { year: 2026, quarter: 4, homes: 5, price: 3_000_000 },
    { year: 2026, quarter: 3, homes: 1, price: null },
  ]);
  expect((await areaOf("innlandet")).soldQuarters).toEqual([]);
});

test("RTE-014: a place shows its listings of each kind and their median prices", async () => {
  const area = await areaOf("frogner");
  expect(area).toMatchObject({
    name: "Frogner",
    parent: "Oslo",
    address: "oslo/frogner",
    count: 5,
  });
  expect(area.counts[0]).toEqual({ listingType: "buy", acquisition: "buy", count: 5 });
  expect(area.medians).toEqual({
    price: { value: 7_000_000, homes: 5 },
    pricePerPrimary: null,
    rent: null,
  });
  expect(area.propertyTypes).toEqual([
    { type: "apartment", count: 5, medianPrice: { value: 7_000_000, homes: 5 } },
  ]);
});

test.each(["norway oslo frogner", "Norge Oslo Frogner", "frogner oslo", "FROGNER", "oslo/frogner"])(
  "RTE-015, RTE-016: “%s” is Frogner in Oslo",
  async (term) => {
    expect((await areaOf(term)).geoId).toBe("district:0301-frogner");
  },
);

test("a county and a municipality that are the same place have one page", async () => {
  const oslo = await areaOf("oslo");
  expect(oslo).toMatchObject({ geoId: "municipality:0301", address: "oslo", matches: 1, count: 6 });
  expect(oslo.ancestors).toEqual([]);
  expect(oslo.inside.most.map(({ address }) => address)).toEqual([
    "oslo/frogner",
    "oslo/grunerlokka",
  ]);
});

test.each(["ålesund", "alesund", "aalesund", "more og romsdal alesund"])(
  "Norwegian letters can be typed without them: %s",
  async (term) => {
    const area = await areaOf(term);
    expect(area.address).toBe("more-og-romsdal/alesund");
    expect(area.ancestors.map(({ name }) => name)).toEqual(["Møre og Romsdal"]);
  },
);

test("of two places with one name the one with most listings is shown, and the other is offered", async () => {
  const area = await areaOf("våler");
  expect(area).toMatchObject({ address: "ostfold/valer", matches: 2 });
  expect(area.alternatives.map(({ address, count }) => [address, count])).toEqual([
    ["innlandet/valer", 0],
  ]);
  expect((await areaOf("valer innlandet")).geoId).toBe("municipality:3419");
});

test("in Australia a state code is understood, and tells two suburbs with one name apart", async () => {
  expect(await australian("vic fitzroy")).toMatchObject({ address: "vic/fitzroy", count: 1 });
  expect(await australian("fitzroy")).toMatchObject({ address: "vic/fitzroy", matches: 61 });
  expect(await australian("nsw 2003-fitzroy")).toMatchObject({ geoId: "suburb:2003-fitzroy" });
  expect((await australian("new south wales")).address).toBe("nsw");
});

test("every place inside can be reached, by its first letter where they are many", async () => {
  const all = await australian("nsw");
  expect(all.inside).toMatchObject({ total: 240, most: [], initials: ["B", "C", "D", "F"] });
  expect(all.inside.named).toEqual([]);
  const { named } = (await australian("nsw", { initial: "d" })).inside;
  expect(named).toHaveLength(60);
  expect(new Set(named.map(({ name }) => name))).toEqual(new Set(["Dubbo"]));
  expect(new Set(named.map(({ address }) => address)).size).toBe(60);
});

test("neighbours are nearby places that have listings", async () => {
  const area = await areaOf("frogner");
  expect(area.neighbours.map(({ name }) => name)).toEqual(["Grünerløkka"]);
});

test("a place without listings has a page too", async () => {
  const area = await areaOf("innlandet");
  expect(area).toMatchObject({ count: 0, propertyTypes: [], bedrooms: [] });
  expect(area.counts.every(({ count }) => count === 0)).toBe(true);
});

test.each(["nowhere", "sweden oslo", "%%'\"", "\u0000", "東京", "0301"])(
  "D20: words that name no place respond 404: %s",
  async (term) => {
    const response = await list({ term });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: "not_found" } });
  },
);

test("D12: a place of the other market responds 404", async () => {
  expect((await list({ term: "fitzroy" })).statusCode).toBe(404);
});

test.each([{}, { term: "" }, { term: "a".repeat(100_000) }, { term: "oslo", initial: "aaaaa" }])(
  "D20: a malformed term is rejected with its field named",
  async (query) => {
    const response = await list(query as Record<string, string>);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.fields).toBeDefined();
  },
);
