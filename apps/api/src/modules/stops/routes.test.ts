import { NearStopsResponse } from "@hjem/domain/place/stop";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { replaceStops } from "./repository.ts";

const home = { lat: 59.914, lng: 10.754 };
/** A thousandth of a degree northwards is 111.2 m. */
const stop = (name: string, thousandths: number) => ({
  name: `${name} (demo)`,
  lat: home.lat + thousandths / 1_000,
  lng: home.lng,
});

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await replaceStops(api.db, "no", [
    stop("Skolen", 9),
    stop("Torget", 2),
    stop("Brua", 4),
    stop("Langt borte", 60),
  ]);
  await saveSamples(api.db, {
    no: [
      sampleListing(1),
      sampleListing(2, { address: { coordinates: { lat: 62.47, lng: 6.15 } } }),
    ],
  });
});
afterAll(() => api.close());

const get = (path: string) =>
  api.app.inject({ url: `/api/v2/property/${path}`, headers: { host: "no.localhost" } });
const near = async (path: string) =>
  NearStopsResponse.parse(toCamelKeys((await get(path)).json())).data.map(({ name, distance }) => [
    name,
    distance,
  ]);

test("the nearest stops to a home come first, with the straight-line distance in metres", async () => {
  expect(await near(`${sampleId(1)}/stops`)).toEqual([
    ["Torget (demo)", 223],
    ["Brua (demo)", 445],
    ["Skolen (demo)", 1_001],
  ]);
});

test("D28: the stops of a home can be cached for some minutes, a failure not at all", async () => {
  const headerAt = async (path: string) => (await get(path)).headers["cache-control"];
  expect(await headerAt(`${sampleId(1)}/stops`)).toBe("public, max-age=300");
  expect(await headerAt(`${sampleId(99)}/stops`)).toBe("no-store");
});

test("distance and number have limits", async () => {
  expect(await near(`${sampleId(1)}/stops?radius=300`)).toHaveLength(1);
  expect(await near(`${sampleId(1)}/stops?size=2`)).toHaveLength(2);
  for (const query of ["radius=5001", "radius=0", "size=21", "size=none"]) {
    expect((await get(`${sampleId(1)}/stops?${query}`)).statusCode).toBe(400);
  }
});

test("a home far from all stops has none, an unknown one responds 404", async () => {
  expect(await near(`${sampleId(2)}/stops`)).toEqual([]);
  expect((await get(`${sampleId(99)}/stops`)).statusCode).toBe(404);
});
