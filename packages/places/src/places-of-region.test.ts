import { GeoId } from "@hjem/domain/place/place";
import { describe, expect, test } from "vitest";
import { suburbName } from "./australia/suburb-rows.ts";
import { municipalities } from "./norway/municipalities.ts";
import { kilometresBetween } from "./place-data.ts";
import { hashOfPlaces, placesOfRegion, placesVersion } from "./places-of-region.ts";

const lists = { no: placesOfRegion("no"), au: placesOfRegion("au") };
const placeNamed = (regionId: keyof typeof lists, geoId: string) =>
  lists[regionId].find((place) => place.geoId === geoId);

describe("Norway", () => {
  test("has the 15 counties and 357 municipalities of 2024, each number once", () => {
    const places = lists.no;
    expect(places.filter(({ kind }) => kind === "county")).toHaveLength(15);
    expect(new Set(municipalities.map(({ number }) => number)).size).toBe(357);
    expect(municipalities.every(({ number, county }) => number.startsWith(county))).toBe(true);
  });

  test("a district knows its municipality and county, a postcode its post town", () => {
    expect(placeNamed("no", "district:0301-grunerlokka")).toMatchObject({
      name: "Grünerløkka",
      parent: "Oslo",
      ancestors: ["county:03", "municipality:0301"],
    });
    expect(placeNamed("no", "postcode:8622")).toMatchObject({ parent: "Mo i Rana" });
    expect(placeNamed("no", "district:3330-geilo")).toMatchObject({ parent: "Hol" });
  });

  test.each([
    ["municipality:0301", 59.913, 10.752],
    ["municipality:4601", 60.392, 5.324],
    ["municipality:5501", 69.649, 18.955],
    ["municipality:3405", 61.115, 10.466],
    ["district:4601-nordnes", 60.398, 5.304],
  ])("the coordinates of %s are within three kilometres", (geoId, lat, lng) => {
    const place = placeNamed("no", geoId);
    expect(place && kilometresBetween(place.location, { lat, lng })).toBeLessThan(3);
  });
});

describe("Australia", () => {
  test.each([
    ["suburb:3065-fitzroy", -37.8, 144.978],
    ["suburb:0800-darwin-city", -12.46, 130.842],
    ["suburb:2795-bathurst", -33.419, 149.577],
    ["suburb:6725-broome", -17.961, 122.236],
    ["suburb:5606-port-lincoln", -34.726, 135.858],
    ["suburb:2780-katoomba", -33.714, 150.311],
  ])("the coordinates of %s are within six kilometres", (geoId, lat, lng) => {
    const place = placeNamed("au", geoId);
    expect(place && kilometresBetween(place.location, { lat, lng })).toBeLessThan(6);
  });

  test("S2: the name of a whole city is the city only, without a suburb of the same name", () => {
    for (const name of ["Brisbane", "Darwin", "Gold Coast", "Cairns", "Townsville"]) {
      const kinds = lists.au.filter((place) => place.name === name).map(({ kind }) => kind);
      expect([name, kinds]).toEqual([name, ["city"]]);
    }
  });

  test("has eight states, and every suburb is in one of them", () => {
    const places = lists.au;
    const states = new Set(places.filter(({ kind }) => kind === "state").map(({ geoId }) => geoId));
    expect(states.size).toBe(8);
    const suburbs = places.filter(({ kind }) => kind === "suburb");
    expect(suburbs.every(({ ancestors }) => states.has(ancestors[0] ?? ""))).toBe(true);
  });

  test("names are written as people write them", () => {
    expect(suburbName("MCMAHONS POINT")).toBe("McMahons Point");
    expect(suburbName("O'CONNOR")).toBe("O'Connor");
    expect(suburbName("ISLE OF CAPRI")).toBe("Isle of Capri");
    expect(suburbName("THE GAP")).toBe("The Gap");
  });
});

describe.each(["no", "au"] as const)("in %s", (regionId) => {
  const places = lists[regionId];
  const known = new Set(places.map(({ geoId }) => geoId));

  test("every geo id is valid and unique, and wider places come first", () => {
    expect(known.size).toBe(places.length);
    const before = new Set<string>();
    const odd = places.filter(({ geoId, ancestors }) => {
      const isRight =
        GeoId.safeParse(geoId).success && ancestors.every((wider) => before.has(wider));
      before.add(geoId);
      return !isRight;
    });
    expect(odd).toEqual([]);
  });

  test("the version is the hash of the list: update it when the list changes", () => {
    expect(placesVersion(regionId)).toBe(hashOfPlaces(places));
  });
});

test("throws for a region without places", () => {
  expect(() => placesOfRegion("xx")).toThrow("xx");
  expect(placesVersion("xx")).toBeNull();
});
