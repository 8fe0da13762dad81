import { placeSlug } from "@hjem/domain/place/place-name";
import type { PlaceSource, Point } from "../place-data.ts";
import { townsOf } from "../towns.ts";
import { districtTables } from "./districts.ts";
import { type Municipality, municipalities } from "./municipalities.ts";
import { otherNames } from "./other-names.ts";
import { type Postcode, postcodesByMunicipality } from "./post-towns.ts";

/** A named part of a municipality: a district of a city, a village, a post town. */
export interface NorwegianDistrict {
  name: string;
  location: Point;
  /** Postcodes that mainly serve it, in order; a village may have none of its own. */
  codes: readonly string[];
  source: Extract<PlaceSource, "hjem" | "geonames" | "bring">;
}

/** A municipality with its postcodes and its named parts. */
export interface NorwegianArea {
  municipality: Municipality;
  postcodes: readonly Postcode[];
  districts: readonly NorwegianDistrict[];
}

/** The geo id of a named part of a municipality: `district:0301-grunerlokka`. */
export const districtGeoId = (municipality: string, name: string): string =>
  `district:${municipality}-${placeSlug(name)}`;

function handWritten(table: string, postcodes: readonly Postcode[]): NorwegianDistrict[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [name = "", lat, lng, spans = ""] = row.split("|");
      const codes = spans.split(",").flatMap((span) => {
        const [from = "", to = from] = span.split("-");
        return postcodes.map(({ code }) => code).filter((code) => code >= from && code <= to);
      });
      return { name, location: { lat: Number(lat), lng: Number(lng) }, codes, source: "hjem" };
    });
}

function districtsOf(
  municipality: Municipality,
  postcodes: readonly Postcode[],
  towns: readonly { name: string; location: Point }[],
): NorwegianDistrict[] {
  const codesByTown = Map.groupBy(postcodes, ({ town }) => placeSlug(town));
  const codesOf = (slug: string) => (codesByTown.get(slug) ?? []).map(({ code }) => code);
  const found = new Map<string, NorwegianDistrict>();
  // The municipality itself has the name of its main town, in each of its languages.
  const { names = {} } = otherNames[`municipality:${municipality.number}`] ?? {};
  const own = new Set([municipality.name, ...Object.values(names)].map(placeSlug));
  const isKnown = (slug: string) => own.has(slug) || found.has(slug);
  for (const district of handWritten(districtTables[municipality.number] ?? "", postcodes)) {
    if (district.name !== "") found.set(placeSlug(district.name), district);
  }
  for (const { name, location } of towns) {
    const slug = placeSlug(name);
    if (!isKnown(slug)) {
      found.set(slug, { name, location, codes: codesOf(slug), source: "geonames" });
    }
  }
  for (const [slug, codes] of codesByTown) {
    const [first] = codes;
    if (first === undefined || isKnown(slug)) continue;
    const { location } = municipality;
    found.set(slug, { name: first.town, location, codes: codesOf(slug), source: "bring" });
  }
  return [...found.values()];
}

/** All municipalities in the order of their numbers, each with its postcodes and named parts (D43). */
export function norwegianAreas(): NorwegianArea[] {
  const postcodes = postcodesByMunicipality();
  const towns = Map.groupBy(townsOf("NO"), ({ municipality }) => municipality);
  return municipalities.map((municipality) => {
    const own = postcodes.get(municipality.number) ?? [];
    const districts = districtsOf(municipality, own, towns.get(municipality.number) ?? []);
    return { municipality, postcodes: own, districts };
  });
}
