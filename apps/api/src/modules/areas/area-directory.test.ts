import { areaKinds } from "@hjem/domain/place/area-address";
import { placesOfRegion } from "@hjem/places/places-of-region";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import { areaDirectory, ancestorsOf, type AreaNode, type StoredArea } from "./area-directory.ts";

const regions = { no: regionNo, au: regionAu };

const places = { no: placesOfRegion("no"), au: placesOfRegion("au") };

const numbersOf = (id: keyof typeof places) =>
  new Map(places[id].map(({ geoId }, number) => [geoId, number]));
const numbers = { no: numbersOf("no"), au: numbersOf("au") };

const storedOf = (id: keyof typeof regions): StoredArea[] =>
  places[id].flatMap(({ kind, location, ancestors, ...place }, number) => {
    const known = areaKinds.find((each) => each === kind);
    const widerIds = ancestors.map((geoId) => numbers[id].get(geoId) ?? -1);
    return known ? [{ ...place, ...location, kind: known, id: number, widerIds }] : [];
  });

/** Everything that can be reached from the places at the top by going down. */
const reachable = (top: readonly AreaNode[]): AreaNode[] =>
  top.flatMap((area) => [area, ...reachable(area.narrower)]);

test.each(["no", "au"] as const)(
  "%s: every place has one address of its own, which names it, and lies where the geography says",
  (id) => {
    const stored = storedOf(id);
    const directory = areaDirectory(stored, regions[id]);
    const all = reachable(directory.all.filter(({ wider }) => !wider));
    // Oslo is a county and a municipality.
    expect(all).toHaveLength(id === "no" ? stored.length - 1 : stored.length);
    expect(new Set(all.map(({ address }) => address)).size).toBe(all.length);
    const misnamed = all.filter((area) => {
      const named = directory.named(area.address.replaceAll("/", " "));
      return named.length !== 1 || named[0] !== area;
    });
    expect(misnamed.map(({ address }) => address)).toEqual([]);
    const ancestors = new Map(places[id].map((place) => [place.geoId, place.ancestors]));
    for (const area of all.filter(({ address }) => !/^oslo(\/|$)/.test(address))) {
      // Postcodes, cities and boroughs overlap the others: a district's page is below its municipality.
      const known = ancestors
        .get(area.geoId)
        ?.filter((geoId) => !/^(postcode|city|district):/.test(geoId));
      expect(ancestorsOf(area).map(({ geoId }) => geoId)).toEqual(known);
    }
  },
);

const directories = {
  no: areaDirectory(storedOf("no"), regionNo),
  au: areaDirectory(storedOf("au"), regionAu),
};
const placeNamed = (id: keyof typeof regions, words: string): AreaNode => {
  const [first, ...others] = directories[id].named(words);
  if (!first || others.length > 0) throw new Error(`“${words}” is not one place`);
  return first;
};

test.each([
  ["no", "oslo", "municipality", ["Bærum", "Nordre Follo", "Lillestrøm", "Lørenskog"]],
  ["no", "trondheim", "municipality", ["Malvik", "Melhus"]],
  ["au", "qld newstead", "suburb", ["Teneriffe", "Bowen Hills", "Fortitude Valley"]],
] as const)(
  "S17: near %s %s are places of its own kind, the nearest first",
  (id, words, kind, near) => {
    const nearest = directories[id].nearest(placeNamed(id, words), 12);
    expect(new Set(nearest.map((area) => area.kind))).toEqual(new Set([kind]));
    const names = nearest.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...near]));
  },
);

test("D108: a city has a page with its suburbs, and each of those links up to it and to its state", () => {
  const brisbane = placeNamed("au", "qld brisbane");
  expect(brisbane.geoId).toBe("city:brisbane");
  const suburbs = brisbane.inside.map(({ name }) => name);
  expect(suburbs).toEqual(expect.arrayContaining(["Brisbane City", "Newstead", "South Brisbane"]));
  expect(suburbs).not.toContain("Surfers Paradise");
  const newstead = placeNamed("au", "qld newstead");
  expect(newstead.city).toBe(brisbane);
  expect(ancestorsOf(newstead).map(({ geoId }) => geoId)).toEqual(["state:qld"]);
});
