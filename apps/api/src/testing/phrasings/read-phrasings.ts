import { settlementsOf } from "@hjem/demo/places/settlements";
import type { PlaceKind } from "@hjem/domain/place/place";
import type { Region } from "@hjem/domain/region";
import { readText } from "@hjem/domain/search/reading/read-text";
import type { Reading, ReadingRequest } from "@hjem/domain/search/reading/reading";
import type { PlaceData } from "@hjem/places/place-data";
import { placesOfRegion } from "@hjem/places/places-of-region";
import { readFileSync } from "node:fs";
import { placeNames } from "../../modules/places/misspelt-names.ts";
import { PlaceIndex, type StoredPlace } from "../../modules/places/place-index.ts";
import { lexiconOf } from "../../modules/reading/routes.ts";
import { describeReading } from "./describe-reading.ts";

/** One line of a table: what is typed, what a person expects, what is read, and how long that takes in milliseconds. */
export interface ReadPhrasing {
  text: string;
  expected: string;
  read: string;
  ms: number;
}

/** A Saturday, on which the tables are read. */
const TODAY = "2026-11-21";

type Row = readonly [geoId: string, name: string, parent: string | null, lat: number, lng: number];

/** Streets come with listings: these stand for them. */
const streets: Readonly<Record<string, readonly Row[]>> = {
  no: [
    ["street:0301-storgata", "Storgata", "Oslo", 59.91, 10.75],
    ["street:5501-storgata", "Storgata", "Tromsø", 69.65, 18.96],
    ["street:5001-kongens-gate", "Kongens gate", "Trondheim", 63.43, 10.39],
    ["street:0301-trondheimsveien", "Trondheimsveien", "Oslo", 59.93, 10.79],
    ["street:0301-oslo-gate", "Oslo gate", "Oslo", 59.9, 10.77],
    ["street:3905-solgata", "Solgata", "Tønsberg", 59.27, 10.41],
  ],
  au: [
    ["street:3065-fitzroy-smith-street", "Smith Street", "Fitzroy", -37.8, 144.98],
    ["street:3056-brunswick-sydney-road", "Sydney Road", "Brunswick", -37.77, 144.96],
    ["street:3182-st-kilda-acland-street", "Acland Street", "St Kilda", -37.87, 144.98],
  ],
};

const kindOf = (geoId: string) => geoId.slice(0, geoId.indexOf(":")) as PlaceKind;

const storedPlaces = (
  regionId: string,
  real: readonly PlaceData[],
  own: readonly Row[],
): StoredPlace[] => {
  const known = real.map((place) => ({
    ...place,
    ...place.location,
    otherNames: [...Object.values(place.names), ...place.aliases],
  }));
  const others = [...(streets[regionId] ?? []), ...own].map(([geoId, name, parent, lat, lng]) => ({
    geoId,
    kind: kindOf(geoId),
    name,
    parent,
    otherNames: [],
    weight: 0,
    lat,
    lng,
    isApproximate: false,
  }));
  const idOf = new Map(known.map(({ geoId }, id) => [geoId, id]));
  const widerOf = (geoIds: readonly string[]) =>
    geoIds.map((geoId) => idOf.get(geoId)).filter((id) => id !== undefined);
  return [
    ...known.map((place, id) => ({ ...place, id, wider: widerOf(place.ancestors) })),
    ...others.map((place, at) => ({ ...place, id: known.length + at })),
  ];
};

/** How many homes a market has in each place: as many as the demo would put there. */
function homesOf(regionId: string, real: readonly PlaceData[]): Map<string, number> {
  const ancestors = new Map(real.map((place) => [place.geoId, place.ancestors]));
  const homes = new Map<string, number>();
  for (const { geoIds, weight } of settlementsOf(regionId)) {
    const within = new Set(geoIds.flatMap((geoId) => [geoId, ...(ancestors.get(geoId) ?? [])]));
    for (const geoId of within) homes.set(geoId, (homes.get(geoId) ?? 0) + weight);
  }
  return homes;
}

/** A place as the tables call it. */
const labelOf = ({ kind, name, parent }: StoredPlace): string => {
  if (kind === "county") return `${name} fylke`;
  if (kind === "city") return `${name} city`;
  if (kind === "suburb") return `${name} ${parent}`;
  return kind === "street" ? `${name}, ${parent}` : name;
};

const table = (regionId: string): string[] =>
  readFileSync(new URL(`${regionId}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.includes("=>") && !line.startsWith("#"));

/** A street of a listing, as a place. */
export type StreetRow = Row;

/** Reads texts of a market over its real places and the streets of some listings. */
export async function createPhrasingReader(region: Region, own: readonly StreetRow[] = []) {
  const real = placesOfRegion(region.id);
  const places = storedPlaces(region.id, real, own);
  const labels = new Map(places.map((place) => [place.geoId, labelOf(place)]));
  const homes = homesOf(region.id, real);
  const names = placeNames(await PlaceIndex.of(places), ({ geoId }) => homes.get(geoId) ?? 0);
  const deps = { lexicon: lexiconOf(region), places: names, region, today: TODAY };
  const wider = new Map(real.map(({ geoId, ancestors }) => [geoId, ancestors]));
  return {
    /** Geo ids of the places around one. */
    widerOf: (geoId: string) => wider.get(geoId) ?? [],
    read: (text: string, scope: Omit<ReadingRequest, "text">) => readText(text, scope, deps),
    describe: (reading: Reading) => describeReading(reading, (geoId) => labels.get(geoId) ?? geoId),
  };
}

/** Reads every line of a market's table, over its real places. */
export async function readPhrasings(region: Region, rounds = 1): Promise<ReadPhrasing[]> {
  const reader = await createPhrasingReader(region);
  return Array.from({ length: rounds }, () => table(region.id))
    .flat()
    .map((line) => {
      const [typed = "", expected = ""] = line.split(" => ");
      const [, renting, text = ""] = /^(\(rent\) )?(.*)$/s.exec(typed) ?? [];
      const scope = {
        listingType: renting ? "rent" : "buy",
        acquisition: renting ? "rent" : "buy",
      } as const;
      const started = performance.now();
      const reading = reader.read(text, scope);
      const ms = performance.now() - started;
      return { text: typed, expected: expected.trim(), read: reader.describe(reading), ms };
    });
}
