import * as fc from "fast-check";
import { expect, test } from "vitest";
import { worldX, worldY } from "../base/shapes.ts";
import { joinClusters, withoutOverlaps } from "./join-clusters.ts";
import type { MapCluster, MapMarker } from "./map-entries.ts";

const cluster = (lat: number, lng: number, count: number): MapCluster => ({
  lat,
  lng,
  count,
  bounds: { north: lat + 0.1, south: lat - 0.1, west: lng - 0.1, east: lng + 0.1 },
});

test("merges overlapping clusters, nearer to the larger one and with the bounds of both", () => {
  const [one, ...others] = joinClusters([cluster(59, 10, 30), cluster(59.2, 10, 10)], 5);
  expect(others).toEqual([]);
  expect(one?.count).toBe(40);
  expect(one?.lat).toBeCloseTo(59.05);
  expect(one?.bounds.north).toBeCloseTo(59.3);
  expect(one?.bounds.south).toBeCloseTo(58.9);
});

test("the same clusters are separate when zoomed in", () => {
  expect(joinClusters([cluster(59, 10, 30), cluster(59.2, 10, 10)], 12)).toHaveLength(2);
});

test("SRCH-207: no home is lost and no clusters overlap, at any zoom level", () => {
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

const marker = (id: string, lat: number, lng: number): MapMarker => ({
  id,
  lat,
  lng,
  label: "6,49 mill.",
  accessibleName: "Kirkegata 2",
  state: "new",
  href: `/property/1/${id}`,
});

test("a price that would overlap a cluster is counted in it, and is separate again when zoomed in", () => {
  const homes = { markers: [marker("a", 59.02, 10)], clusters: [cluster(59, 10, 30)] };
  const far = withoutOverlaps(homes, 8);
  expect(far.markers).toEqual([]);
  expect(far.clusters.map(({ count }) => count)).toEqual([31]);
  expect(far.clusters[0]?.bounds.north).toBeCloseTo(59.1);
  expect(withoutOverlaps(homes, 14)).toEqual(homes);
});

test("a price below a cluster stays where only its point is near: a pin is above its point", () => {
  const px = (lat: number) => worldY(lat) * 256 * 2 ** 12;
  const [above, below] = [59.011, 58.989];
  expect(px(59) - px(above)).toBeCloseTo(px(below) - px(59), -1);
  const circle = { clusters: [cluster(59, 10, 30)] };
  expect(
    withoutOverlaps({ markers: [marker("a", above, 10)], ...circle }, 12).markers,
  ).toHaveLength(1);
  expect(withoutOverlaps({ markers: [marker("b", below, 10)], ...circle }, 12).markers).toEqual([]);
});

test("SRCH-207: homes merged into a cluster are counted", () => {
  const at = fc.record({
    lat: fc.double({ min: 59, max: 60, noNaN: true }),
    lng: fc.double({ min: 10, max: 12, noNaN: true }),
  });
  const places = fc.array(at, { maxLength: 40 });
  fc.assert(
    fc.property(places, places, fc.integer({ min: 5, max: 12 }), (homes, towns, zoom) => {
      const markers = homes.map(({ lat, lng }, index) => marker(`${index}`, lat, lng));
      const clusters = towns.map(({ lat, lng }) => cluster(lat, lng, 5));
      const shown = withoutOverlaps({ markers, clusters }, zoom);
      const counted = shown.clusters.reduce((total, { count }) => total + count, 0);
      expect(counted + shown.markers.length).toBe(markers.length + clusters.length * 5);
      // The result needs no further changes.
      const again = withoutOverlaps(shown, zoom);
      expect(again.markers).toEqual(shown.markers);
      expect(again.clusters).toHaveLength(shown.clusters.length);
    }),
  );
});
