import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boxAround, metresBetween } from "./distance.ts";

test("Oslo and Bergen are 305 km apart", () => {
  const metres = metresBetween({ lat: 59.9139, lng: 10.7522 }, { lat: 60.3913, lng: 5.3221 });
  expect(Math.round(metres / 1000)).toBe(305);
});

test("the box around a circle loses nobody inside the circle", () => {
  const point = fc.record({
    lat: fc.double({ min: -70, max: 75, noNaN: true }),
    lng: fc.double({ min: -170, max: 170, noNaN: true }),
  });
  const step = fc.double({ min: -0.2, max: 0.2, noNaN: true });
  fc.assert(
    fc.property(
      point,
      step,
      step,
      fc.integer({ min: 1, max: 20_000 }),
      (center, up, right, radius) => {
        const other = { lat: center.lat + up, lng: center.lng + right };
        const { north, south, west, east } = boxAround(center, radius);
        const isInBox =
          other.lat <= north && other.lat >= south && other.lng <= east && other.lng >= west;
        expect(isInBox || metresBetween(center, other) > radius).toBe(true);
      },
    ),
  );
});
