import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { replaceStops } from "./repository.ts";

const stop = { lat: 59.914, lng: 10.754 };
/** A thousandth of a degree northwards is 111.2 m. */
const northOf = (thousandths: number) => ({
  address: { coordinates: { lat: stop.lat + thousandths / 1_000, lng: stop.lng } },
});

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await replaceStops(api.db, "no", [
    { name: "Storgata (demo)", ...stop },
    { name: "Far away (demo)", lat: 69, lng: 19 },
  ]);
  await saveSamples(api.db, {
    no: [
      sampleListing(1),
      sampleListing(2, northOf(2)),
      sampleListing(3, northOf(4)),
      sampleListing(4, northOf(80)),
    ],
  });
});
afterAll(() => api.close());

const within = async (metres?: number) => {
  const response = await api.app.inject({
    method: "POST",
    url: "/api/v2/property/search",
    headers: { host: "no.localhost" },
    payload: metres === undefined ? {} : { transportation_radius: metres },
  });
  return response
    .json<{ data: { property_id: string }[] }>()
    .data.map(({ property_id: id }) => id)
    .toSorted();
};

test("SRCH-033: only homes with a stop within that straight-line distance are found", async () => {
  expect(await within(100)).toEqual([sampleId(1)]);
  expect(await within(222)).toEqual([sampleId(1)]);
  expect(await within(250)).toEqual([sampleId(1), sampleId(2)]);
  expect(await within(1_000)).toEqual([1, 2, 3].map(sampleId));
  expect(await within()).toHaveLength(4);
});

test("SRCH-033: the API description says what the distance means", async () => {
  const { body } = await api.app.inject({ url: "/api/openapi.json" });
  expect(body).toContain("nearest stop of public transport, in a straight line");
});
