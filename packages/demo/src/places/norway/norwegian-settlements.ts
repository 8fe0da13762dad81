import { placeSlug } from "@hjem/domain/place/place-name";
import { counties, type Municipality } from "@hjem/places/norway/municipalities";
import {
  districtGeoId,
  type NorwegianArea,
  type NorwegianDistrict,
  norwegianAreas,
} from "@hjem/places/norway/norwegian-areas";
import type { Point } from "@hjem/places/place-data";
import { townsOf } from "@hjem/places/towns";
import type { Nature, Settlement } from "../settlement.ts";
import { districtMarkets } from "./district-markets.ts";
import {
  countyPriceLevels,
  leisureMunicipalities,
  municipalityPriceLevels,
} from "./price-levels.ts";

const ZONE = "Europe/Oslo";

const natures: ReadonlyMap<string, Nature> = new Map(
  (["inland", "coast", "mountain"] as const).flatMap((nature) =>
    leisureMunicipalities[nature].split(" ").map((number) => [number, nature] as const),
  ),
);

/** Kroner per square metre of a plain flat. */
function priceLevelOf({ number, county, inhabitants }: Municipality): number {
  const own = municipalityPriceLevels[number];
  // Away from the towns a square metre costs about two thirds.
  const remoteness = own === undefined && inhabitants < 60 ? 0.7 : 1;
  return (own ?? countyPriceLevels[county] ?? 26) * 1000 * remoteness;
}

/** Post-office boxes have the first codes of a town; streets have the later ones. */
const streetCodes = (codes: readonly string[]): string[] =>
  codes.length < 3 ? codes.slice(-1) : codes.slice(Math.floor(codes.length / 3));

/** A part of a municipality as the demo's market sees it. */
interface Quarter {
  name: string;
  location: Point;
  codes: readonly string[];
  /** Percent of the municipality's level. */
  price: number;
  flats: number;
  isDistrict: boolean;
}

/** City districts with their own price level. */
function cityQuarters(table: string, districts: readonly NorwegianDistrict[]): Quarter[] {
  const known = new Map(districts.map((district) => [placeSlug(district.name), district]));
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [slug = "", price, flats] = row.split(" ");
      const district = known.get(slug);
      if (district === undefined) throw new Error(`No district ${slug}`);
      const { name, location, codes } = district;
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

function townQuarters(
  { municipality, postcodes }: NorwegianArea,
  towns: readonly { name: string; location: Point }[],
): Quarter[] {
  const { name, location, inhabitants } = municipality;
  const flats = Math.min(70, 8 + Math.sqrt(inhabitants) * 2.6);
  const quarters: Quarter[] = [];
  for (const town of towns) {
    const [first] = town.name.toUpperCase().split(" ");
    const codes = postcodes
      .filter((postcode) => postcode.town.toUpperCase().split(" ")[0] === first)
      .map(({ code }) => code);
    if (codes.length === 0 || quarters.some((known) => known.codes.includes(codes[0] ?? "")))
      continue;
    const isCentre = town.name === name;
    quarters.push({
      name: town.name,
      location: town.location,
      codes: streetCodes(codes),
      price: isCentre ? 103 : 97,
      flats: isCentre ? flats : flats * 0.75,
      isDistrict: !isCentre,
    });
  }
  if (quarters.length > 0) return quarters;
  const codes = streetCodes(postcodes.map(({ code }) => code));
  return [{ name, location, codes, price: 100, flats, isDistrict: false }];
}

function settingOf(municipality: Municipality, flats: number): Settlement["setting"] {
  if (municipality.inhabitants >= 700 && flats >= 60) return "city";
  return municipality.inhabitants >= 70 ? "town" : "village";
}

/** Towns and city districts with Norwegian demo listings. */
export function norwegianSettlements(): Settlement[] {
  const towns = Map.groupBy(townsOf("NO"), ({ municipality }) => municipality);
  return norwegianAreas().flatMap((area) => {
    const { municipality, postcodes, districts } = area;
    const { number, name, county, inhabitants } = municipality;
    const path = [`county:${county}`, `municipality:${number}`];
    const townByCode = new Map(postcodes.map(({ code, town }) => [code, town]));
    const table = districtMarkets[number];
    const quarters =
      table === undefined
        ? townQuarters(area, towns.get(number) ?? [])
        : cityQuarters(table, districts);
    const shares = quarters.map(({ isDistrict }) => (isDistrict && table === undefined ? 1 : 2));
    const sum = shares.reduce((total, share) => total + share, 0);
    return quarters.map((quarter, index): Settlement => {
      const setting = settingOf(municipality, quarter.flats);
      return {
        name: quarter.name,
        municipality: name,
        region: counties[county] ?? "",
        geoIds: quarter.isDistrict ? [...path, districtGeoId(number, quarter.name)] : path,
        location: quarter.location,
        radiusKm: table === undefined ? (setting === "village" ? 0.7 : 0.9) : 0.4,
        postcodes: quarter.codes.map((code) => ({
          code,
          town: townByCode.get(code) ?? quarter.name,
        })),
        timeZone: ZONE,
        weight: (inhabitants * (shares[index] ?? 1)) / sum,
        flatShare: quarter.flats / 100,
        priceLevel: (priceLevelOf(municipality) * quarter.price) / 100,
        setting,
        nature: natures.get(number) ?? null,
      };
    });
  });
}
