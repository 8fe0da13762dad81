import type { Place } from "@hjem/domain/place/place";
import { expect, test } from "vitest";
import { meaningOf } from "./resolve-words.ts";

const place = (geoId: string, name: string, count: number): Place => ({
  geoId,
  name,
  count,
  kind: "municipality",
  parent: null,
  location: { lat: 60, lng: 10 },
});

const oslo = place("municipality:0301", "Oslo", 5_412);
const osloSuburb = place("district:9999-oslo", "Oslo", 3);

test("SRCH-009: words that name a place search in it, in any writing", () => {
  expect(meaningOf("oslo", [osloSuburb, oslo], { priceMax: 5_000_000 })).toEqual({
    priceMax: 5_000_000,
    geoId: ["municipality:0301"],
    page: 1,
  });
});

test("a place joins the places that were chosen before", () => {
  expect(meaningOf("Oslo", [oslo], { geoId: ["county:46"] }).geoId).toEqual([
    "county:46",
    "municipality:0301",
  ]);
});

test("words with a number in them are an address, other words are looked for in the listings", () => {
  expect(meaningOf("Storgata 12", [], {}).address).toBe("Storgata 12");
  expect(meaningOf("peis og utsikt", [oslo], {}).keywords).toBe("peis og utsikt");
});

test("SRCH-009: a place may be typed plainly, and with the place around it", () => {
  const tromso = { ...place("municipality:5501", "Tromsø", 24), parent: "Troms" };
  expect(meaningOf("tromso", [tromso], {})).toMatchObject({ geoId: ["municipality:5501"] });
  expect(meaningOf("Tromsø, Troms", [tromso], {})).toMatchObject({ geoId: ["municipality:5501"] });
});
