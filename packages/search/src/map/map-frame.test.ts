import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { expect, test } from "vitest";
import {
  areaOf,
  boundsOfArea,
  boundsOfFound,
  frameOf,
  isSameFrame,
  isWithin,
  middleOf,
  withArea,
  withFrame,
  withoutFrame,
  reachCircles,
} from "./map-frame.ts";

const search: SearchRequest = {
  listingType: "buy",
  acquisition: "buy",
  sorting: "default",
  order: "desc",
  view: "map",
  page: 3,
  size: 12,
  bedroomMin: 2,
};
const trondheim = { north: 63.45, south: 63.4, east: 10.5, west: 10.3 };

test("SRCH-062: writes the frame with its zoom level and the first page, and reads it again", () => {
  const framed = withFrame(search, { ...trondheim, west: 10.300000499 }, 13);
  expect(framed).toMatchObject({ bedroomMin: 2, page: 1, zoomLevel: 13, locationTopLeftLng: 10.3 });
  expect(frameOf(framed)).toEqual(trondheim);
  expect(frameOf(withoutFrame(framed))).toBeNull();
});

test("a frame larger than the world becomes the world", () => {
  const framed = withFrame(search, { north: 95, south: -95, east: 200, west: -200 }, 3);
  expect(frameOf(framed)).toEqual({ north: 90, south: -90, east: 180, west: -180 });
});

test("SRCH-063: a drawn area replaces the frame and a circle", () => {
  const ring: [number, number][] = [
    [10.3, 63.4],
    [10.5, 63.4],
    [10.4, 63.45],
  ];
  const around = withArea(withFrame(search, trondheim, 13), {
    center: { lat: 63.4, lng: 10.4 },
    metres: 1000,
  });
  const drawn = withArea(around, { ring });
  expect(drawn).toMatchObject({ polygon: ring, page: 1, bedroomMin: 2 });
  expect(areaOf(drawn)).toEqual({ ring });
  expect(frameOf(drawn)).toBeNull();
  expect(areaOf(withArea(drawn, null))).toBeNull();
});

test("SRCH-064: a circle needs a centre and a radius in metres", () => {
  const area = { center: { lat: 63.4, lng: 10.4 }, metres: 2000 };
  expect(areaOf(withArea(search, area))).toEqual(area);
  expect(areaOf({ mapCentroid: area.center })).toBeNull();
  expect(areaOf({ propertyRadius: 2000 })).toBeNull();
});

test("a circle of one kilometre is two kilometres high, and wider in degrees further north", () => {
  const bounds = boundsOfArea({ center: { lat: 60, lng: 10 }, metres: 1000 });
  if (!bounds) throw new Error("no bounds");
  expect((bounds.north - bounds.south) * 111.32).toBeCloseTo(2, 3);
  expect((bounds.east - bounds.west) / (bounds.north - bounds.south)).toBeCloseTo(2, 2);
});

test("the first frame fits all pins and clusters found; without results there is none", () => {
  const cluster = {
    kind: "cluster" as const,
    lat: 60,
    lng: 10,
    count: 3,
    bounds: { topLeft: { lat: 61, lng: 9 }, bottomRight: { lat: 59, lng: 11 } },
  };
  expect(
    boundsOfFound([
      cluster,
      { ...cluster, bounds: { topLeft: { lat: 63, lng: 10 }, bottomRight: { lat: 62, lng: 12 } } },
    ]),
  ).toEqual({
    north: 63,
    south: 59,
    west: 9,
    east: 12,
  });
  expect(boundsOfFound([])).toBeNull();
});

test("frames of nearly the same size are equal", () => {
  expect(isSameFrame(trondheim, { ...trondheim, north: 63.4509 })).toBe(true);
  expect(isSameFrame(trondheim, { ...trondheim, north: 63.46 })).toBe(false);
  expect(isWithin(trondheim, { north: 64, south: 63, east: 11, west: 10 })).toBe(true);
  expect(isWithin(trondheim, { north: 64, south: 63, east: 10.4, west: 10 })).toBe(false);
});

test("the middle of a tall frame is north of the mean latitude, as in the map projection", () => {
  const middle = middleOf({ north: 70, south: 60, east: 12, west: 8 });
  expect(middle.lng).toBe(10);
  expect(middle.lat).toBeCloseTo(65.44, 1);
  const flat = middleOf({ north: 10, south: -10, east: 1, west: 0 });
  expect(flat.lat).toBeCloseTo(0, 6);
});

test("D83: a place within a time of travel is a circle as wide as the estimate goes in that time", () => {
  const place = { lat: 59.913, lng: 10.723 };
  const [circle] = reachCircles({ reach: [{ ...place, mode: "walking", minutes: 30 }] });
  expect(circle?.center).toEqual(place);
  // 4.8 km/h for half an hour, and a straight line of four fifths.
  expect(circle?.metres).toBeCloseTo(1_952, -2);
  expect(reachCircles({})).toEqual([]);
});
