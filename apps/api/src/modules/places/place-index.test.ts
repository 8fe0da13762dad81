import type { PlaceKind } from "@hjem/domain/place/place";
import { expect, test } from "vitest";
import { placeNames } from "./misspelt-names.ts";
import { PlaceIndex, type StoredPlace } from "./place-index.ts";

let ids = 0;
const place = (
  geoId: string,
  name: string,
  parent: string | null,
  weight = 0,
  otherNames: readonly string[] = [],
): StoredPlace => ({
  id: (ids += 1),
  geoId,
  kind: geoId.slice(0, geoId.indexOf(":")) as PlaceKind,
  name,
  parent,
  otherNames,
  weight,
  lat: 0,
  lng: 0,
  isApproximate: false,
});

const places = [
  place("state:vic", "Victoria", null),
  place("state:nsw", "New South Wales", null),
  place("suburb:3121-richmond", "Richmond", "VIC", 10),
  place("suburb:2753-richmond", "Richmond", "NSW", 10),
  place("suburb:2480-richmond-hill", "Richmond Hill", "NSW", 900),
  place("suburb:3182-st-kilda", "St Kilda", "VIC", 10),
  place("suburb:3183-st-kilda-east", "St Kilda East", "VIC", 10),
  place("municipality:5501", "Tromsø", "Troms", 10),
  place("municipality:5001", "Trondheim", "Trøndelag", 10),
  place("municipality:5610", "Karasjok", "Finnmark", 10, ["Kárášjohka"]),
  place("district:5001-nedre-elvehavn", "Nedre Elvehavn", "Trondheim", 10),
  place("street:5001-kongens-gate", "Kongens gate", "Trondheim", 10),
  place("postcode:7010", "7010", "Trondheim", 10),
];
const index = await PlaceIndex.of(places);
const find = (term: string, homes: Record<string, number> = {}) =>
  index
    .find(term, { limit: 8, enough: 3, homesIn: ({ geoId }) => homes[geoId] ?? 0 })
    .map(({ place: { geoId } }) => geoId);

test("SRCH-198: a whole name comes before a longer one that begins with it, however many homes that has", () => {
  const found = find("richmond", { "suburb:2480-richmond-hill": 500, "suburb:2753-richmond": 2 });
  expect(found).toEqual([
    "suburb:2753-richmond",
    "suburb:3121-richmond",
    "suburb:2480-richmond-hill",
  ]);
});

test("a prefix comes before a later word, and of equal ones the one with more homes", () => {
  expect(find("tro", { "municipality:5501": 9, "municipality:5001": 3 })).toEqual([
    "municipality:5501",
    "municipality:5001",
  ]);
  expect(find("elve")).toEqual(["district:5001-nedre-elvehavn"]);
});

test("the state, as code or name, and the postcode tell places with one name apart", () => {
  for (const term of ["Richmond VIC", "vic richmond", "richmond victoria", "3121 richmond"]) {
    expect(find(term)[0]).toBe("suburb:3121-richmond");
  }
  expect(find("vic")[0]).toBe("state:vic");
});

test("a name can be typed short, long, together and in its other language", () => {
  expect(find("saint kilda")[0]).toBe("suburb:3182-st-kilda");
  expect(find("st kilda")[0]).toBe("suburb:3182-st-kilda");
  expect(find("stkilda")[0]).toBe("suburb:3182-st-kilda");
  expect(find("kongensgate")[0]).toBe("street:5001-kongens-gate");
  expect(find("Kárášjohka")).toEqual(["municipality:5610"]);
  expect(find("tromso")).toEqual(["municipality:5501"]);
});

test("words match in any order", () => {
  expect(find("elvehavn trondheim nedre")).toEqual(["district:5001-nedre-elvehavn"]);
});

test("typos are allowed, after exact matches", () => {
  expect(find("trnodheim")).toEqual(["municipality:5001"]);
  expect(find("tromsoo")).toEqual(["municipality:5501"]);
  expect(find("richmnod vic")[0]).toBe("suburb:3121-richmond");
});

test("the name of the surrounding place alone does not find the places inside it", () => {
  expect(find("finnmark")).toEqual([]);
});

test("D43: a street is found by an address with a house number", () => {
  expect(find("kongens gate 12B")).toEqual(["street:5001-kongens-gate"]);
  expect(find("7010")).toEqual(["postcode:7010"]);
});

test("punctuation alone finds nothing", () => {
  for (const term of ["", "  ", "%';--", "😀", "\u0000"]) expect(find(term)).toEqual([]);
});

test("D108: a city comes before the suburb of its name, also where both have as many homes", async () => {
  const australia = await PlaceIndex.of([
    place("suburb:3220-geelong", "Geelong", "VIC", 900),
    place("city:geelong", "Geelong", "VIC", 10),
  ]);
  const [found] = placeNames(australia, () => 1).named("geelong");
  expect(found?.geoId).toBe("city:geelong");
});

test("a street that is added is found as one that was there from the beginning, also by a word that no place had", async () => {
  const street = place("street:5001-nyveien", "Nyveien terrasse", "Trondheim");
  const twin = place("street:5001-kongens-terrasse", "Kongens terrasse", "Trondheim");
  const grown = await PlaceIndex.of(places);
  grown.add([street]);
  grown.add([street, twin]);
  const whole = await PlaceIndex.of([...places, street, twin]);
  const options = { limit: 8, enough: 3, homesIn: () => 0 };
  for (const term of ["nyv", "terrasse", "kongens", "nyvejen", "kongens terrasse 12", "richmond"]) {
    expect(grown.find(term, options)).toEqual(whole.find(term, options));
  }
  expect(grown.find("nyvei", options).map(({ place: { geoId } }) => geoId)).toEqual([street.geoId]);
});
