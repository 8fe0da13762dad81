import { placesOfRegion } from "@hjem/places/places-of-region";
import { describe, expect, test } from "vitest";
import { settlementsOf } from "./settlements.ts";
import { demoStops } from "./stops.ts";

describe.each(["no", "au"])("in %s", (regionId) => {
  const known = new Set(placesOfRegion(regionId).map(({ geoId }) => geoId));
  const settlements = settlementsOf(regionId);

  test("every town with listings is a known place with postcodes", () => {
    const odd = settlements.filter(
      ({ geoIds, postcodes }) =>
        postcodes.length === 0 ||
        !geoIds.every((geoId) => known.has(geoId)) ||
        !postcodes.every(({ code }) => known.has(`postcode:${code}`)),
    );
    expect(odd).toEqual([]);
  });

  test("every stop is labelled as demo", () => {
    const stops = demoStops(regionId);
    expect(stops.length).toBeGreaterThan(settlements.length);
    expect(stops.every(({ name }) => name.endsWith("(demo)"))).toBe(true);
  });
});

test("throws for a region without demo data", () => {
  expect(() => settlementsOf("xx")).toThrow("xx");
});
