import { expect, test } from "vitest";
import { chooseLabels, type LabelGround, type MapPlace } from "./place-labels.ts";

const places: MapPlace[] = [
  ["Big", 0, 0, 1],
  ["Near big", 0.1, 0.1, 2],
  ["Far", 40, 40, 2],
  ["Small", 80, 80, 3],
];
const project = (lat: number, lng: number) => ({ x: 100 + lng * 10, y: 100 + lat * 10 });
const size = { x: 1000, y: 1000 };
const labels = (zoom: number, ground: Partial<LabelGround> = {}) =>
  chooseLabels(places, { zoom, size, project, obstacles: [], ...ground });
const names = (...ground: Parameters<typeof labels>) =>
  labels(...ground).map(({ place }) => place[0]);

test("labels cities only when zoomed out, then towns, then all places", () => {
  expect(names(4)).toEqual(["Big"]);
  expect(names(7)).toEqual(["Big", "Near big", "Far"]);
  expect(names(10)).toEqual(["Big", "Near big", "Far", "Small"]);
});

test("omits a label that overlaps a larger place's", () => {
  expect(labels(7).map(({ shift }) => shift)).toEqual([0, -34, 0]);
});

test("omits labels under pins, and where there is no room", () => {
  const cluster = { left: 70, right: 130, top: 70, bottom: 110 };
  expect(labels(4, { obstacles: [cluster] })).toMatchObject([{ shift: 34 }]);
  const everywhere = { left: 0, right: 200, top: 0, bottom: 200 };
  expect(names(7, { obstacles: [everywhere] })).toEqual(["Far"]);
});

test("a label that gives way goes to the side of other places, not out to sea", () => {
  const cluster = { left: 70, right: 130, top: 480, bottom: 520 };
  const coast: MapPlace[] = [
    ["Harbour", 40, 0, 1],
    ["Inland", 37, 2, 3],
  ];
  const shiftAt = (...given: MapPlace[]) =>
    chooseLabels(given, { zoom: 4, size, project, obstacles: [cluster] })[0]?.shift;
  expect(shiftAt(...coast)).toBe(-34);
  expect(shiftAt(["Harbour", 40, 0, 1], ["Inland", 43, 2, 3])).toBe(34);
});

test("labels only places in view", () => {
  expect(names(12, { size: { x: 300, y: 300 } })).toEqual(["Big", "Near big"]);
});
