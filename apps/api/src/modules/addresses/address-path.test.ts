import { placesOfRegion } from "@hjem/places/places-of-region";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testSites } from "../../testing/test-app.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { savePlaces } from "../places/repository.ts";
import { findAddressPath } from "./address-path.ts";
import { listingAddressOf } from "./listing-address-of.ts";

/** Oslo, and the north of inner Melbourne: all places would take a minute. */
const near = {
  no: /^(county:03|\w+:0301.*|postcode:055\d)$/,
  au: /^(state:(vic|wa)|city:melbourne|(suburb|postcode):306\d.*|suburb:\d+-fitzroy.*)$/,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const [id, pattern] of Object.entries(near)) {
    const places = placesOfRegion(id).filter(({ geoId }) => pattern.test(geoId));
    await savePlaces(database.db, id, places);
  }
});
afterAll(() => database.close());

const grunerlokka = { lat: 59.9225, lng: 10.7585 };
const fitzroy = { lat: -37.8, lng: 144.979 };
const ids = async (regionId: string, stated: Parameters<typeof findAddressPath>[2]) =>
  (await findAddressPath(database.db, regionId, stated)).map(({ geoId }) => geoId);

test("an Oslo address lies in the district of its pin, as its postcode names the town only", async () => {
  const stated = { suburb: "Oslo", postCode: "0552", coordinates: grunerlokka };
  expect(await ids("no", stated)).toEqual([
    "county:03",
    "municipality:0301",
    "district:0301-grunerlokka",
  ]);
});

test("the suburb that is named counts, where the pin is nearer to its neighbour", async () => {
  const collingwood = { lat: -37.803, lng: 144.987 };
  const stated = { suburb: "Fitzroy", postCode: "3065", coordinates: collingwood };
  expect(await ids("au", stated)).toEqual(["state:vic", "suburb:3065-fitzroy"]);
  // The Fitzroy of this state, not any other.
  expect(await ids("au", { suburb: "fitzroy", postCode: null, coordinates: fitzroy })).toEqual([
    "state:vic",
    "suburb:3065-fitzroy",
  ]);
});

test("a postcode that is not known leaves the pin, and nothing known leaves nothing", async () => {
  const stated = { suburb: "", postCode: "9999", coordinates: fitzroy };
  expect(await ids("au", stated)).toEqual(["state:vic", "suburb:3065-fitzroy"]);
  expect(await ids("au", { postCode: "9999", coordinates: null })).toEqual([]);
});

test("LIST-041: a draft's location becomes the address of a listing", async () => {
  const [no, au] = testSites;
  if (!no || !au) throw new Error("two markets");
  const norwegian = { street: "Storgata 12B", suburb: "Oslo", postCode: "0552" };
  expect(
    await listingAddressOf(database.db, no, { ...norwegian, coordinates: grunerlokka }),
  ).toMatchObject({
    fullAddress: "Storgata 12B, 0552 Oslo",
    displayName: "Grünerløkka",
    suburb: "Grünerløkka",
    municipality: "Oslo",
    region: "Oslo",
    timeZone: "Europe/Oslo",
  });
  const australian = { street: "12/45 Smith Street", suburb: "Fitzroy", postCode: "3065" };
  expect(
    await listingAddressOf(database.db, au, { ...australian, coordinates: fitzroy }),
  ).toMatchObject({
    fullAddress: "12/45 Smith Street, Fitzroy VIC 3065",
    suburb: "Fitzroy",
    region: "VIC",
    municipality: null,
    timeZone: "Australia/Melbourne",
  });
  expect(await listingAddressOf(database.db, au, { ...australian, coordinates: null })).toBeNull();
});
