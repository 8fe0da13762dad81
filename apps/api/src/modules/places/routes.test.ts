import { Places, PopularPlaces } from "@hjem/domain/place/place";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  fitzroy,
  norwegianPlaces,
  sampleListing,
  TEST_NOW,
} from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { buildTestApp, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { savePlaces } from "./repository.ts";

const frogner = { geoIds: ["county:03", "municipality:0301", "district:0301-frogner"] };

let api: TestApp;
const clock = { now: TEST_NOW };
beforeAll(async () => {
  api = await openTestApp({ now: () => clock.now });
  await saveSamples(api.db, {
    no: [
      sampleListing(1),
      sampleListing(2),
      sampleListing(3, { status: "sold" }),
      sampleListing(4, { listingType: "residential_rent", address: frogner }),
      sampleListing(5, {
        address: {
          ...frogner,
          geoIds: ["county:15", "municipality:1508"],
          suburb: "Ålesund",
          municipality: "Ålesund",
          street: "Kongens gate 4",
          postCode: "6002",
        },
      }),
    ],
    au: [sampleListing(6, { address: fitzroy })],
  });
});
afterAll(() => api.close());

const places = async (path: string, host = "no.localhost") => {
  const response = await api.app.inject({ url: `/api/v2/${path}`, headers: { host } });
  expect(response.statusCode).toBe(200);
  return Places.parse(toCamelKeys(response.json())).data;
};
const names = async (path: string, host?: string) =>
  (await places(path, host)).map(({ name, count }) => `${name} ${count}`);

test("SRCH-198: places begin with the typed text, in any spelling of its letters, with their available listings", async () => {
  expect(await names("address?term=Gr%C3%BCner")).toEqual(["Grünerløkka 2"]);
  expect(await names("address?term=grunerl%C3%B8kka")).toEqual(["Grünerløkka 2"]);
  expect(await names("address?term=aalesund")).toEqual(["Ålesund 1"]);
});

test("D43: postcodes and the streets of listings can be found", async () => {
  expect(await names("address?term=0184")).toEqual(["0184 3"]);
  expect(await places("address?term=storg")).toMatchObject([
    { geoId: "street:0301-storgata", kind: "street", name: "Storgata", parent: "Oslo" },
  ]);
  expect(await names("address?term=kongens%20gate%20%C3%A5l")).toEqual(["Kongens gate 1"]);
});

test("a county and a municipality with one name are offered once", async () => {
  expect(await places("address?term=oslo")).toMatchObject([
    { geoId: "municipality:0301", name: "Oslo", parent: null, count: 3 },
  ]);
});

test("a typo still finds the place", async () => {
  expect(await names("address?term=grunerlokak")).toContain("Grünerløkka 2");
  expect(await names("address?term=fremnatle", "au.localhost")).toContain("Fremantle 0");
});

test("an empty text, and punctuation alone, offer nothing", async () => {
  expect(await names("address?term=")).toEqual([]);
  expect(await names("address")).toEqual([]);
  expect(await names("address?term=%25%25%27%22%00")).toEqual([]);
});

test("D12: places of the other market are not offered", async () => {
  expect(await names("address?term=fitzroy")).toEqual([]);
  expect(await names("address?term=fitzroy", "au.localhost")).toEqual(["Fitzroy 1"]);
});

test("counts follow the requested kind of listing", async () => {
  expect(await names("address?term=frogner&listing_type=rent")).toEqual(["Frogner 1"]);
  expect(await names("address?term=frogner&listing_type=buy")).toEqual(["Frogner 0"]);
});

test("SRCH-199, SRCH-201: popular places are those with the most listings", async () => {
  expect(await names("regions/popular?listing_type=buy&acquisition=buy")).toEqual([
    "Oslo 2",
    "Ålesund 1",
  ]);
  expect(await names("address/popular")).toEqual([
    "Oslo 3",
    "Grünerløkka 2",
    "Frogner 1",
    "Ålesund 1",
  ]);
});

test("D117: a listing is counted where its place is typed a second after its publication", async () => {
  expect(await names("address?term=collingw", "au.localhost")).toEqual(["Collingwood 0"]);
  const collingwood = { ...fitzroy, geoIds: ["state:vic", "suburb:3066-collingwood"] };
  await saveSamples(api.db, { au: [sampleListing(7, { address: collingwood })] });
  clock.now += 1_000;
  expect(await names("address?term=collingw", "au.localhost")).toEqual(["Collingwood 1"]);
});

test("popular places may be cached for the rest of the half minute for which the API caches them", async () => {
  const url = "/api/v2/regions/popular?listing_type=buy";
  const { headers } = await api.app.inject({ url, headers: { host: "no.localhost" } });
  expect(headers["cache-control"]).toBe("public, max-age=30");
});

test("SRCH-200: places are looked up by id and by name, counted within the search", async () => {
  expect(await names("address/lookup?geo_id[]=municipality:1508&geo_id[]=county:03")).toEqual([
    "Ålesund 1",
    "Oslo 3",
  ]);
  expect(await names("address/lookup?term=oslo&listing_type=rent")).toEqual(["Oslo 1"]);
  expect(await names("address/lookup?geo_id=county:03&availability=sold")).toEqual(["Oslo 1"]);
});

test("a malformed id is rejected with its field", async () => {
  const response = await api.app.inject({ url: "/api/v2/address/lookup?geo_id=;drop" });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { fields: { geo_id: expect.any(String) } } });
});

test("SRCH-198: every typed text gets a response; one that is too long is rejected with its field", async () => {
  const naughty = [
    "o",
    "😀🏡",
    "'; drop table place; --",
    "%_%",
    "\\",
    "ﷺ",
    "\u202e",
    "a b c d e f g h i j k",
  ];
  for (const term of naughty) {
    const url = `/api/v2/address?term=${encodeURIComponent(term)}`;
    expect((await api.app.inject({ url })).statusCode).toBe(200);
  }
  const long = await api.app.inject({ url: `/api/v2/address?term=${"å".repeat(5_000)}` });
  expect(long.statusCode).toBe(400);
  expect(long.json()).toMatchObject({ error: { fields: { term: expect.any(String) } } });
});

test("S1: the name of a place without homes suggests first the well-known one that is one typo away, as the search box does", async () => {
  const named = (name: string) => ({
    ...norwegianPlaces[0]!,
    geoId: `suburb:9998-${name.toLowerCase()}`,
    kind: "suburb" as const,
    name,
    weight: 0,
  });
  await savePlaces(api.db, "no", [named("Grunerlokke"), named("Frogne")]);
  const app = await buildTestApp(api.db);
  const first = async (term: string) => {
    const url = `/api/v2/address?term=${term}`;
    const response = await app.inject({ url, headers: { host: "no.localhost" } });
    return response.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
  };
  expect(await first("grunerlokke")).toEqual(["Grünerløkka", "Grunerlokke"]);
  // A short name is near to many others: it stays what it says.
  expect((await first("frogne"))[0]).toBe("Frogne");
  await app.close();
});

test("a point is named after the nearest place; far from any it has no name", async () => {
  expect(await names("address/lookup?nearest_to=10.701,59.921")).toEqual(["Frogner 1"]);
  expect(await names("address/lookup?nearest_to=-150.5,10")).toEqual([]);
  const wrong = await api.app.inject({ url: "/api/v2/address/lookup?nearest_to=north" });
  expect(wrong.statusCode).toBe(400);
});

test("SRCH-200: every filter of a search narrows the counts of a look-up", async () => {
  expect(await names("address/lookup?term=oslo&price_max=1")).toEqual(["Oslo 0"]);
  expect(await names("address/lookup?term=oslo&price_max=5000000")).toEqual(["Oslo 2"]);
});

test("RTE-003: data is loaded before the first visitor needs it, so that a place added afterwards is not known yet", async () => {
  const app = await buildTestApp(api.db);
  await app.prepare();
  await savePlaces(api.db, "no", [
    { ...norwegianPlaces[0]!, geoId: "suburb:9999-nyvik", kind: "suburb", name: "Nyvik" },
  ]);
  const response = await app.inject({
    url: "/api/v2/address?term=nyvik",
    headers: { host: "no.localhost" },
  });
  expect(response.json()).toEqual({ data: [] });
  await app.close();
});

test("S3: popular regions have the median price of their homes, where there are enough of them", async () => {
  const samples = [11, 12, 13, 14, 15].map((million) =>
    sampleListing(million, {
      prices: { price: { amount: million * 1_000_000, currency: "NOK" } },
    }),
  );
  await saveSamples(api.db, { no: samples });
  clock.now += 30_000;
  const response = await api.app.inject({
    url: "/api/v2/regions/popular?listing_type=buy&acquisition=buy",
    headers: { host: "no.localhost" },
  });
  const { data } = PopularPlaces.parse(toCamelKeys(response.json()));
  expect(data.map(({ name, medianPrice }) => [name, medianPrice])).toEqual([
    ["Oslo", 12_000_000],
    ["Ålesund", null],
  ]);
});
