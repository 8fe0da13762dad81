import * as fc from "fast-check";
import { expect, test } from "vitest";
import { worldX, worldY } from "../base/shapes.ts";
import { withoutOverlaps } from "../pins/join-clusters.ts";
import { type MapMarker, readingOrder } from "../pins/map-entries.ts";
import { entryBox } from "../pins/pin-sizes.ts";
import { type Fit, fitHomes, type MapPosition, refitHomes } from "./fit-homes.ts";
import { isOpen, type OpenSpace } from "./open-space.ts";

const marker = (lat: number, lng: number, label = "$1.35m – 1.48m"): MapMarker => ({
  id: `${lat} ${lng}`,
  lat,
  lng,
  label,
  accessibleName: "Kirkegata 2",
  state: "new",
});
const column = { left: 334, top: 12, right: 378, bottom: 222 };
const phone: OpenSpace = { width: 390, height: 470, covered: [column] };

const fitOf = (markers: readonly MapMarker[], space = phone): Fit => ({
  bounds: {
    north: Math.max(...markers.map(({ lat }) => lat)),
    south: Math.min(...markers.map(({ lat }) => lat)),
    west: Math.min(...markers.map(({ lng }) => lng)),
    east: Math.max(...markers.map(({ lng }) => lng)),
  },
  homes: { markers, clusters: [] },
  space,
  zooms: [3, 15],
});

/** Whether every pin is fully visible at a map position. */
function areAllOpen({ homes, space }: Fit, { center, zoom }: MapPosition): boolean {
  const px = 256 * 2 ** zoom;
  const { markers, clusters } = withoutOverlaps(homes, zoom);
  return readingOrder(markers, clusters, zoom).every((entry) => {
    const x = (worldX(entry.lng) - worldX(center.lng)) * px + space.width / 2;
    const y = (worldY(entry.lat) - worldY(center.lat)) * px + space.height / 2;
    const { left, right, top, bottom } = entryBox(entry);
    return isOpen({ left: x + left, right: x + right, top: y + top, bottom: y + bottom }, space);
  });
}

test("S28: fits all pins completely, by the width of their price, wherever the homes are", () => {
  const point = fc.tuple(
    fc.double({ min: 59.7, max: 60.1, noNaN: true }),
    fc.double({ min: 10.4, max: 11, noNaN: true }),
    fc.constantFrom("Ask", "6,49 mill.", "$1.35m – 1.48m"),
  );
  const sizes = fc.record({
    width: fc.integer({ min: 320, max: 1400 }),
    height: fc.integer({ min: 380, max: 900 }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), sizes, (points, size) => {
      const covered = [{ ...column, left: size.width - 56, right: size.width - 12 }];
      const fit = fitOf(
        points.map(([lat, lng, label]) => marker(lat, lng, label)),
        { ...size, covered },
      );
      const position = fitHomes(fit);
      expect(position.zoom).toBeGreaterThan(3);
      expect(areAllOpen(fit, position)).toBe(true);
    }),
  );
});

test("uses the highest zoom level that fits: one level higher would cut off a pin", () => {
  const fit = fitOf([marker(59.9, 10.7), marker(59.95, 10.8)]);
  const position = fitHomes(fit);
  const nearer = fitHomes({ ...fit, zooms: [position.zoom + 1, position.zoom + 1] });
  expect(areAllOpen(fit, nearer)).toBe(false);
});

test("S28: does not move when everything is visible; a wider price pans the map before it zooms out", () => {
  const short = fitOf([marker(59.9, 10.7, "Ask"), marker(59.95, 10.8, "Ask")]);
  const position = fitHomes(short);
  expect(refitHomes(short, position)).toBeNull();
  const [west, east] = short.homes.markers;
  if (!west || !east) throw new Error("two homes");
  const wide = fitOf([{ ...west, label: "$1.35m – 1.48m".repeat(2) }, east]);
  const corrected = refitHomes({ ...wide, zooms: [3, position.zoom] }, position);
  expect(corrected && areAllOpen(wide, corrected)).toBe(true);
});
