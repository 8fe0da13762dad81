import type { Point } from "../place-data.ts";
import { easternMunicipalities } from "./municipalities-east.ts";
import { northernMunicipalities } from "./municipalities-north.ts";
import { southernMunicipalities } from "./municipalities-south.ts";
import { westernMunicipalities } from "./municipalities-west.ts";

/** The 15 counties of 2024 by number. */
export const counties: Readonly<Record<string, string>> = {
  "03": "Oslo",
  "11": "Rogaland",
  "15": "Møre og Romsdal",
  "18": "Nordland",
  "31": "Østfold",
  "32": "Akershus",
  "33": "Buskerud",
  "34": "Innlandet",
  "39": "Vestfold",
  "40": "Telemark",
  "42": "Agder",
  "46": "Vestland",
  "50": "Trøndelag",
  "55": "Troms",
  "56": "Finnmark",
};

/** One of the 357 municipalities (D43). */
export interface Municipality {
  number: string;
  name: string;
  /** County number, the first two digits. */
  county: string;
  location: Point;
  /** In hundreds. */
  inhabitants: number;
}

const rowPattern = /^(\d{4}) (.+) (\d+\.\d+) (\d+\.\d+) (\d+)$/;

function municipalityOf(county: string, row: string): Municipality {
  const [, number = "", name = "", lat, lng, inhabitants] = rowPattern.exec(row) ?? [];
  if (number === "") throw new Error(`A row of the municipalities cannot be read: ${row}`);
  const location = { lat: Number(lat), lng: Number(lng) };
  return { number, name, county, location, inhabitants: Number(inhabitants) };
}

/** All municipalities in the order of their numbers. */
export const municipalities: readonly Municipality[] = Object.entries({
  ...easternMunicipalities,
  ...southernMunicipalities,
  ...westernMunicipalities,
  ...northernMunicipalities,
})
  .flatMap(([county, rows]) =>
    rows
      .trim()
      .split("\n")
      .map((row) => municipalityOf(county, row)),
  )
  .toSorted((a, b) => (a.number < b.number ? -1 : 1));
