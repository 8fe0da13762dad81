import { afterEach, expect, test, vi } from "vitest";
import { mapText } from "./map-response-json.ts";

afterEach(() => vi.restoreAllMocks());

const cardOf = (title: string) =>
  JSON.stringify({
    property_id: "1a27pd7j0a",
    title,
    availability: "available",
    location: { lat: 59.9, lng: 10.7 },
    images: [],
    price_history: [],
  });

/** The titles of a map with one home. */
function titlesOn(card: string): unknown[] {
  const group = { cell: 1, count: 1, id: 7, latSum: 0, lngSum: 0 };
  const bounds = { north: 59.9, south: 59.9, west: 10.7, east: 10.7 };
  const text = mapText({
    total: 1,
    groups: [{ ...group, ...bounds }],
    cards: new Map([[7, card]]),
  });
  const { data } = JSON.parse(text) as { data: { title: unknown }[] };
  return data.map(({ title }) => title);
}

test("D19: a home is read once for all maps that show it, and again when its card changes", () => {
  const parse = vi.spyOn(JSON, "parse");
  const readings = () =>
    parse.mock.calls.filter(([text]) => text.startsWith('{"property_id')).length;
  expect(titlesOn(cardOf("Lys leilighet"))).toEqual(["Lys leilighet"]);
  expect(titlesOn(cardOf("Lys leilighet"))).toEqual(["Lys leilighet"]);
  expect(readings()).toBe(1);
  expect(titlesOn(cardOf("Lys 3-roms"))).toEqual(["Lys 3-roms"]);
  expect(readings()).toBe(2);
});
