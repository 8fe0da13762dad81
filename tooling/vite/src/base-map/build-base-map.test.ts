import type { BaseMapData } from "@hjem/domain/map/base-map";
import { beforeAll, expect, test } from "vitest";
import { buildBaseMap } from "./build-base-map.ts";

const source = {
  bounds: { west: 4, south: 58, east: 12, north: 66 },
  country: "NO",
  areaLines: "NOR",
  mergedAreas: [["Nord-Trøndelag", "Sør-Trøndelag"]],
  cities: ["Oslo"],
  towns: ["Molde"],
};

// It reads every city of the world: once for all tests that look at it.
let map: BaseMapData;
beforeAll(async () => {
  map = await buildBaseMap(source);
});

/** Whether a piece of land, as it is written, covers a point. */
function covers(piece: readonly number[], lng: number, lat: number): boolean {
  let [x, y] = [0, 0];
  const corners = Array.from({ length: piece.length / 2 }, (_, at) => {
    x += piece[at * 2] ?? 0;
    y += piece[at * 2 + 1] ?? 0;
    return [x / 1000, y / 1000] as const;
  });
  return corners.reduce((isIn, [x1, y1], at) => {
    const [x2, y2] = corners.at(at - 1) ?? [x1, y1];
    const isCrossed = y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1;
    return isCrossed ? !isIn : isIn;
  }, false);
}

test("Oslo, Trondheim and Moscow are land, the Norwegian Sea and the Skagerrak are not", () => {
  const { land } = map;
  const isLand = (lat: number, lng: number) => land.some((piece) => covers(piece, lng, lat));
  expect([isLand(60.1, 10.9), isLand(63.3, 10.6), isLand(55.75, 37.6)]).toEqual([true, true, true]);
  expect([isLand(65, 5), isLand(58.2, 9.5), isLand(72, 10)]).toEqual([false, false, false]);
});

test("cities come before towns and those before all other places of the country", () => {
  const { places } = map;
  expect(places.slice(0, 2).map(([name, , , rank]) => [name, rank])).toEqual([
    ["Oslo", 1],
    ["Molde", 2],
  ]);
  expect(new Set(places.slice(2).map(([, , , rank]) => rank))).toEqual(new Set([3]));
});

test("a name that the data does not know fails the build", async () => {
  await expect(buildBaseMap({ ...source, towns: ["Atlantis"] })).rejects.toThrow("Atlantis");
});
