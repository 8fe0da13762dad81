import * as fc from "fast-check";
import { expect, test } from "vitest";
import { worldX, worldY } from "../base/shapes.ts";
import { joinClusters } from "./join-clusters.ts";
import type { MapCluster } from "./map-entries.ts";

const cluster = (lat: number, lng: number, count: number): MapCluster => ({
  lat,
  lng,
  count,
  bounds: { north: lat + 0.1, south: lat - 0.1, west: lng - 0.1, east: lng + 0.1 },
});

test("circles that would lie on each other are one, nearer to the larger and around all homes", () => {
  const [one, ...others] = joinClusters([cluster(59, 10, 30), cluster(59.2, 10, 10)], 5);
  expect(others).toEqual([]);
  expect(one?.count).toBe(40);
  expect(one?.lat).toBeCloseTo(59.05);
  expect(one?.bounds.north).toBeCloseTo(59.3);
  expect(one?.bounds.south).toBeCloseTo(58.9);
});

test("nearer by, the same circles stand apart", () => {
  expect(joinClusters([cluster(59, 10, 30), cluster(59.2, 10, 10)], 12)).toHaveLength(2);
});

test("SRCH-207: no home is lost and no circle lies on another, whatever the map shows", () => {
  const anywhere = fc.record({
    lat: fc.double({ min: -60, max: 70, noNaN: true }),
    lng: fc.double({ min: -170, max: 170, noNaN: true }),
    count: fc.integer({ min: 2, max: 5_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(anywhere, { maxLength: 100 }),
      fc.integer({ min: 2, max: 12 }),
      (places, zoom) => {
        const clusters = places.map(({ lat, lng, count }) => cluster(lat, lng, count));
        const shown = joinClusters(clusters, zoom);
        const sum = (of: readonly MapCluster[]) =>
          of.reduce((total, { count }) => total + count, 0);
        expect(sum(shown)).toBe(sum(clusters));
        const px = 256 * 2 ** zoom;
        for (const [index, one] of shown.entries()) {
          for (const other of shown.slice(index + 1)) {
            const x = (worldX(one.lng) - worldX(other.lng)) * px;
            const y = (worldY(one.lat) - worldY(other.lat)) * px;
            expect(Math.hypot(x, y)).toBeGreaterThan(53);
          }
        }
      },
    ),
  );
});
