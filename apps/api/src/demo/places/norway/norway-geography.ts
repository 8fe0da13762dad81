import type { DemoGeography, DemoPlace, Point, Settlement } from "../demo-place.ts";
import { slugOf } from "../demo-place.ts";
import { townsOf } from "../towns.ts";
import { districtTables } from "./districts.ts";
import type { Municipality } from "./municipalities.ts";
import { counties, municipalities } from "./municipalities.ts";
import type { Postcode } from "./post-towns.ts";
import { norwegianPostcodes } from "./post-towns.ts";

const ZONE = "Europe/Oslo";
const LOWER_CASE = new Set(["i", "og", "på", "ved", "av"]);

/** `MO I RANA` as `Mo i Rana` (spec §5). */
const townName = (upper: string): string =>
  upper
    .toLowerCase()
    .split(" ")
    .map((word) =>
      LOWER_CASE.has(word) ? word : word.replace(/(^|-)(\p{L})/gu, (start) => start.toUpperCase()),
    )
    .join(" ");

/** The register names a municipality in capitals, in some cases in two languages or with its county. */
const registerName = (municipality: Municipality): string => municipality.name.toUpperCase();

function postcodesByMunicipality(): ReadonlyMap<string, readonly Postcode[]> {
  const numbers = new Map<string, string>();
  for (const municipality of municipalities) {
    const county = (counties[municipality.county] ?? "").toUpperCase();
    numbers.set(registerName(municipality), municipality.number);
    numbers.set(`${registerName(municipality)} (${county})`, municipality.number);
  }
  const found = new Map<string, Postcode[]>();
  for (const postcode of norwegianPostcodes()) {
    const words = postcode.municipality.split(" ");
    const number =
      numbers.get(postcode.municipality) ??
      words.map((word) => numbers.get(word)).find((known) => known !== undefined);
    // Svalbard and Jan Mayen are no municipalities.
    if (number === undefined) continue;
    const codes = found.get(number) ?? [];
    codes.push(postcode);
    found.set(number, codes);
  }
  return found;
}

/** Post-office boxes have the first codes of a town; streets have the later ones. */
const streetCodes = (codes: readonly string[]): string[] =>
  codes.length < 3 ? codes.slice(-1) : codes.slice(Math.floor(codes.length / 3));

interface Area {
  name: string;
  location: Point;
  codes: readonly string[];
  /** Percent of the municipality's level. */
  price: number;
  flats: number;
  isDistrict: boolean;
}

function handWrittenAreas(table: string, postcodes: readonly Postcode[]): Area[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [name = "", lat, lng, price, flats, spans = ""] = row.split("|");
      const codes = spans.split(",").flatMap((span) => {
        const [from = "", to = from] = span.split("-");
        return postcodes.map(({ code }) => code).filter((code) => code >= from && code <= to);
      });
      const location = { lat: Number(lat), lng: Number(lng) };
      return {
        name,
        location,
        codes,
        price: Number(price),
        flats: Number(flats),
        isDistrict: true,
      };
    });
}

function townAreas(
  municipality: Municipality,
  postcodes: readonly Postcode[],
  towns: readonly { name: string; location: Point }[],
): Area[] {
  const flats = Math.min(70, 8 + Math.sqrt(municipality.inhabitants) * 2.6);
  const areas: Area[] = [];
  for (const town of towns) {
    const codes = postcodes
      .filter((postcode) => postcode.town.split(" ")[0] === town.name.toUpperCase().split(" ")[0])
      .map(({ code }) => code);
    if (codes.length === 0 || areas.some((area) => area.codes.includes(codes[0] ?? ""))) continue;
    const isCentre = town.name === municipality.name;
    areas.push({
      name: town.name,
      location: town.location,
      codes: streetCodes(codes),
      price: isCentre ? 103 : 97,
      flats: isCentre ? flats : flats * 0.75,
      isDistrict: !isCentre,
    });
  }
  if (areas.length > 0) return areas;
  const codes = streetCodes(postcodes.map(({ code }) => code));
  const { name, location } = municipality;
  return [{ name, location, codes, price: 100, flats, isDistrict: false }];
}

function settingOf(municipality: Municipality, flats: number): Settlement["setting"] {
  if (municipality.inhabitants >= 700 && flats >= 60) return "city";
  return municipality.inhabitants >= 70 ? "town" : "village";
}

/** Places and settlements of Norway: counties, municipalities, districts and postcodes (D32, D43). */
export function norwegianGeography(): DemoGeography {
  const postcodes = postcodesByMunicipality();
  const towns = Map.groupBy(townsOf("NO"), ({ municipality }) => municipality);
  const places: DemoPlace[] = [];
  const settlements: Settlement[] = [];
  for (const [number, name] of Object.entries(counties)) {
    const inside = municipalities.filter(({ county }) => county === number);
    const weight = inside.reduce((sum, { inhabitants }) => sum + inhabitants, 0);
    const largest = inside.toSorted((a, b) => b.inhabitants - a.inhabitants)[0];
    if (largest === undefined) throw new Error(`County ${number} has no municipality`);
    places.push({
      geoId: `county:${number}`,
      kind: "county",
      name,
      parent: null,
      ancestors: [],
      location: largest.location,
      weight,
    });
  }
  for (const municipality of municipalities) {
    const { number, name, county, location, inhabitants } = municipality;
    const path = [`county:${county}`, `municipality:${number}`];
    const region = counties[county] ?? "";
    const own = postcodes.get(number) ?? [];
    const townByCode = new Map(own.map(({ code, town }) => [code, townName(town)]));
    places.push({
      geoId: `municipality:${number}`,
      kind: "municipality",
      name,
      parent: region,
      ancestors: path.slice(0, 1),
      location,
      weight: inhabitants,
    });
    const table = districtTables[number];
    const areas =
      table === undefined
        ? townAreas(municipality, own, towns.get(number) ?? [])
        : handWrittenAreas(table, own);
    const shares = areas.map((area) => (area.isDistrict && table === undefined ? 1 : 2));
    const sum = shares.reduce((total, share) => total + share, 0);
    areas.forEach((area, index) => {
      const geoId = `district:${number}-${slugOf(area.name)}`;
      const weight = (inhabitants * (shares[index] ?? 1)) / sum;
      if (area.isDistrict) {
        places.push({
          geoId,
          kind: "district",
          name: area.name,
          parent: name,
          ancestors: path,
          location: area.location,
          weight,
        });
      }
      const setting = settingOf(municipality, area.flats);
      settlements.push({
        name: area.name,
        municipality: name,
        region,
        geoIds: area.isDistrict ? [...path, geoId] : path,
        location: area.location,
        radiusKm: table === undefined ? (setting === "village" ? 0.7 : 0.9) : 0.4,
        postcodes: area.codes.map((code) => ({ code, town: townByCode.get(code) ?? area.name })),
        timeZone: ZONE,
        weight,
        flatShare: area.flats / 100,
        priceLevel: (municipality.priceLevel * area.price) / 100,
        setting,
        nature: municipality.nature,
      });
    });
    for (const { code, town } of own) {
      const area = areas.find(({ codes }) => codes.includes(code));
      places.push({
        geoId: `postcode:${code}`,
        kind: "postcode",
        name: code,
        parent: townName(town),
        ancestors: path,
        location: area?.location ?? location,
        weight: 1,
      });
    }
  }
  return { places, settlements };
}
