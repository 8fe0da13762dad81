import { expect, test } from "vitest";
import { type MapMarker, readingOrder } from "./map-entries.ts";

const marker = (id: string, lat: number, lng: number): MapMarker => ({
  id,
  lat,
  lng,
  label: id,
  accessibleName: id,
  state: "new",
  href: `/${id}`,
});
const bounds = { north: 1, south: 0, east: 1, west: 0 };

test("pins are ordered by row from the top left, with clusters among them", () => {
  const entries = readingOrder(
    [marker("south", 59.8, 10.7), marker("east", 59.9, 10.9), marker("west", 59.9001, 10.7)],
    [{ lat: 59.9, lng: 10.8, count: 4, bounds }],
    12,
  );
  expect(entries.map(({ key, kind }) => (kind === "cluster" ? kind : key))).toEqual([
    "west",
    "cluster",
    "east",
    "south",
  ]);
});

test("homes at one address share a pin", () => {
  const entries = readingOrder(
    [marker("a", 59.9, 10.7), marker("b", 59.900001, 10.7), marker("c", 59.95, 10.7)],
    [],
    14,
  );
  expect(entries.map(({ kind }) => kind)).toEqual(["marker", "stack"]);
});
