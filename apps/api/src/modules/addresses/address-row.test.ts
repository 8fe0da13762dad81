import { AddressRowResponse } from "@hjem/domain/place/address";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { placesOfRegion } from "@hjem/places/places-of-region";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type AccountTest,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { testSites } from "../../testing/test-app.ts";
import { savePlaces } from "../places/repository.ts";
import { listingAddressOf } from "./listing-address-of.ts";

/** Inner Oslo and Bergen, and suburbs beside borders: all places would take a minute. */
const some = {
  no: /^(county:(03|46)|\w+:(0301|4601).*|postcode:(015\d|055\d|5003|514\d))$/,
  au: /^(state:.*|city:(sydney|brisbane)|postcode:(2021|4385|4000|3065)|suburb:(2021|4385|4000|3065|4064)-.*|suburb:.*paddington)$/,
};

let api: AccountTest;
const browsers: Partial<Record<keyof typeof some, TestBrowser>> = {};
beforeAll(async () => {
  api = await openAccountTest();
  for (const id of ["no", "au"] as const) {
    const places = placesOfRegion(id)
      .filter(({ geoId }) => some[id].test(geoId))
      .map((place) => ({
        ...place,
        otherNames: [...new Set([...Object.values(place.names), ...place.aliases])],
      }));
    await savePlaces(api.db, id, places);
    const host = `${id}.localhost:3000`;
    await api.person("kim@example.com", { host });
    const browser = api.browser({ host });
    await browser.signIn("kim@example.com");
    browsers[id] = browser;
  }
});
afterAll(() => api.close());

const check = async (
  market: keyof typeof some,
  address: { post_code: string; suburb: string; region?: string; lat?: string; lng?: string },
) => {
  const query = new URLSearchParams(address).toString();
  const response = await browsers[market]!.call(`/api/user/addresses/row?${query}`, {
    method: "GET",
  });
  if (response.statusCode !== 200) expect.fail(response.body);
  return AddressRowResponse.parse(toCamelKeys(response.json())).data;
};
const inBergen = { lat: "60.392", lng: "5.322" };
const inOslo = { lat: "59.913", lng: "10.745" };

test("D123: postcode, place and county or state that belong together are accepted in every usual spelling", async () => {
  const right: Parameters<typeof check>[] = [
    ["no", { post_code: "0552", suburb: "Oslo", region: "Oslo" }],
    ["no", { post_code: "0552", suburb: "grünerløkka" }],
    ["no", { post_code: "0150", suburb: "Oslo sentrum" }],
    ["no", { post_code: "5141", suburb: "Fyllingsdalen", region: "Vestland" }],
    ["no", { post_code: "5141", suburb: "BERGEN" }],
    ["au", { post_code: "2021", suburb: "Paddington", region: "NSW" }],
    ["au", { post_code: "2021", suburb: "Paddington" }],
    ["au", { post_code: "4000", suburb: "Brisbane", region: "QLD" }],
    ["au", { post_code: "4000", suburb: "Brisbane City", region: "QLD" }],
  ];
  for (const address of right) expect([address, await check(...address)]).toEqual([address, null]);
});

test("D123: a postcode of another town is refused, and the pin tells which of both is likely wrong", async () => {
  const address = { post_code: "0150", suburb: "Bergen" };
  const there = await check("no", { ...address, ...inBergen });
  expect(there?.field).toBe("post_code");
  expect(there?.offers[0]).toMatchObject({ suburb: "Bergen", region: "Vestland" });
  const here = await check("no", { ...address, ...inOslo });
  expect(here?.field).toBe("suburb");
  expect(here?.offers[0]).toEqual({ suburb: "Oslo", region: "Oslo", postCode: "0150" });
});

test("D123: a state or county that the place is not in is refused, and its own is offered", async () => {
  expect(await check("au", { post_code: "2021", suburb: "Paddington", region: "VIC" })).toEqual({
    field: "region",
    offers: [{ suburb: "Paddington", region: "NSW", postCode: "2021" }],
  });
  expect(await check("no", { post_code: "0552", suburb: "Oslo", region: "Akershus" })).toEqual({
    field: "region",
    offers: [{ suburb: "Oslo", region: "Oslo", postCode: "0552" }],
  });
});

test("a place on both sides of a border is accepted in either state, and offered in both", async () => {
  const texas = { post_code: "4385", suburb: "Texas" };
  expect(await check("au", { ...texas, region: "QLD" })).toBeNull();
  expect(await check("au", { ...texas, region: "NSW" })).toBeNull();
  const fault = await check("au", { ...texas, region: "VIC" });
  expect(fault?.offers.map(({ region }) => region).toSorted()).toEqual(["NSW", "QLD"]);
});

test("a home on either side of a border lies in the state that is stated", async () => {
  const au = testSites.find(({ id }) => id === "au");
  if (!au) throw new Error("there is no Australian market");
  const location = { suburb: "Texas", postCode: "4385", coordinates: { lat: -28.85, lng: 151.17 } };
  const placesIn = async (region: string) =>
    (await listingAddressOf(api.db, au, { ...location, region }))?.geoIds;
  expect(await placesIn("QLD")).toEqual(["state:qld", "suburb:4385-texas"]);
  expect(await placesIn("NSW")).toEqual(["state:nsw", "suburb:4385-texas-nsw"]);
});

test("D123: a place is written as the table of places has it, however it was typed", async () => {
  const written = async (market: keyof typeof some, postCode: string, suburb: string) => {
    const region = testSites.find(({ id }) => id === market);
    if (!region) throw new Error(`there is no market ${market}`);
    const coordinates = region.map.center;
    const address = await listingAddressOf(api.db, region, { postCode, suburb, coordinates });
    return [address?.suburb, address?.fullAddress];
  };
  expect(await written("au", "2021", " PADDINGTON ")).toEqual([
    "Paddington",
    "Paddington NSW 2021",
  ]);
  expect(await written("au", "4000", "brisbane")).toEqual([
    "Brisbane City",
    "Brisbane City QLD 4000",
  ]);
  expect((await written("no", "0552", "grünerløkka"))[1]).toBe("0552 Grünerløkka");
  expect((await written("no", "5141", "BERGEN"))[1]).toBe("5141 Bergen");
  expect((await written("no", "5141", "Ukjent"))[1]).toBe("5141 Ukjent");
});

test("a misspelt place is offered in its right spelling, and a postcode that is none by its place", async () => {
  const fault = await check("au", { post_code: "3065", suburb: "Fitzory", region: "VIC" });
  expect(fault).toEqual({
    field: "suburb",
    offers: [{ suburb: "Fitzroy", region: "VIC", postCode: "3065" }],
  });
  expect(await check("au", { post_code: "9999", suburb: "Paddington", region: "QLD" })).toEqual({
    field: "post_code",
    offers: [{ suburb: "Paddington", region: "QLD", postCode: "4064" }],
  });
});
