import { availabilityCodes, conditionCodes, kindCodes } from "@hjem/api/search/column-codes";
import { cellOf } from "@hjem/api/search/morton";
import { sampleId, sampleListing } from "@hjem/api/testing/sample-listings";
import { padAgencyId } from "@hjem/domain/agency/agency-id";
import { toProperty } from "@hjem/domain/listing/card";
import { fieldsOf } from "@hjem/domain/narrow";
import { propertyType } from "@hjem/domain/search/filters/property-types";
import { analyse } from "@hjem/domain/text/analyse";
import { toSnakeKeys } from "@hjem/domain/wire/case";

/** Generated listings, the same for every engine and every run: ten towns, long-tailed prices, twenty words each. */
export interface BenchRow {
  id: number;
  kind: number;
  availability: number;
  type: number;
  price: number;
  bedrooms: number;
  area: number;
  createdMs: number;
  lat: number;
  lng: number;
  words: string[];
  facilities: string;
  town: number;
  suburb: number;
  /** The id of its project, or its own if it is a project (D110). */
  project: number | null;
}

/** A random number from 0 to 1, the same after the same seed. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
};

export const benchTypes = [
  "apartment",
  "single_dwelling",
  "townhouse",
  "twin_dwelling",
  "leisure",
  "cabin",
  "farm",
  "others",
] as const;

export const vocabulary: readonly string[] =
  "balkong fjord utsikt hage garasje peis pusset kjøkken terrasse sol rolig sentral skole havn lys romslig moderne klassisk sjø fjell strand parkering heis bod badstue basseng loft studio hybel hjørne familie koselig ny bygd energi effektiv varme pumpe tre gulv stor vindu nær buss tog butikk park skog sti brygge naust anneks tun uteplass sør vest kveld".split(
    " ",
  );

const towns = [
  [59.91, 10.75, 0.3],
  [60.39, 5.32, 0.12],
  [63.43, 10.4, 0.1],
  [58.97, 5.73, 0.1],
  [69.65, 18.96, 0.05],
  [58.15, 8, 0.06],
  [59.74, 10.2, 0.07],
  [59.27, 10.4, 0.07],
  [62.47, 6.15, 0.06],
  [67.28, 14.4, 0.07],
] as const;

/** Middle of one of the larger towns. */
export const townOf = (number: number): readonly [lat: number, lng: number] => {
  const [lat, lng] = towns[number % 4] ?? towns[0];
  return [lat, lng];
};

/** Listings per project and available units per project, as in the demo. */
const LISTINGS_PER_PROJECT = 150;
const UNITS = 12;

const projectOf = (id: number, count: number): number | null => {
  const place = id % LISTINGS_PER_PROJECT;
  const project = id - place;
  return project > 0 && project + UNITS <= count && place <= UNITS ? project : null;
};

const FIRST_CREATED_MS = Date.UTC(2023, 10, 14);
const CREATED_SPREAD_MS = 9e10;
const FACILITY_BITS = 128;

export function* benchRows(count: number): Generator<BenchRow> {
  const random = seeded(42);
  const whole = (below: number) => Math.floor(random() * below);
  const skewed = (below: number) => Math.floor(random() * random() * below);
  for (let id = 1; id <= count; id += 1) {
    let share = random();
    let town = 0;
    while (town < towns.length - 1 && share >= towns[town]![2]) {
      share -= towns[town]![2];
      town += 1;
    }
    const spread = () => (random() + random() + random() - 1.5) * 0.35;
    const area = 20 + skewed(300);
    const isSale = random() < 0.75;
    const facilities = Array.from({ length: FACILITY_BITS }, (_, bit) =>
      bit < 24 && random() < 0.15 ? "1" : "0",
    ).join("");
    const project = projectOf(id, count);
    yield {
      id,
      project,
      kind: isSale ? kindCodes.residential_sale : kindCodes.residential_rent,
      availability:
        random() < 0.8 || project !== null ? availabilityCodes.available : availabilityCodes.sold,
      type: skewed(benchTypes.length),
      price: isSale ? Math.floor(1e6 + area * (30_000 + random() * 70_000)) : 5_000 + whole(30_000),
      bedrooms: whole(6),
      area,
      createdMs: FIRST_CREATED_MS + Math.floor(random() * CREATED_SPREAD_MS),
      lat: towns[town]![0] + spread(),
      lng: towns[town]![1] + spread() * 2,
      words: Array.from({ length: 20 }, () => vocabulary[skewed(vocabulary.length)] ?? ""),
      facilities,
      town: town + 1,
      suburb: 100 + town * 40 + whole(40),
    };
  }
}

const stemOf = new Map(vocabulary.map((word) => [word, analyse(word, "norwegian")[0] ?? word]));

const card = fieldsOf(
  toSnakeKeys(
    toProperty(
      sampleListing(1, { description: "<p>.</p>", facilities: ["balcony", "garden"] }),
      "NOK",
    ),
  ),
);
// A card has the length of those of real listings.
const IMAGES = Array.from({ length: 6 }, (_, image) => ({
  type: "exterior",
  url: `/media/0123456789abcdef012${image}`,
  ratio: 1.5,
  color: "#aabbcc",
  title: null,
}));

const cardText = (row: BenchRow): string =>
  JSON.stringify({
    ...card,
    property_id: sampleId(row.id),
    title: row.words.slice(0, 5).join(" "),
    location: { lat: row.lat, lng: row.lng },
    price: row.price,
    price_min: row.price,
    price_max: row.price,
    bedroom: row.bedrooms,
    images: IMAGES,
    image_count: IMAGES.length,
  });

/** A listing as rows of the four tables. */
export const tablesOf = (row: BenchRow) => {
  const stems = [...new Set(row.words.map((word) => stemOf.get(word) ?? word))];
  const vector = stems.map((stem, place) => `'${stem}':${place < 3 ? "1A,3C" : "3C"}`).join(" ");
  const keyVector = stems
    .slice(0, 3)
    .map((stem) => `'${stem}':1A`)
    .join(" ");
  return {
    listing: {
      id: row.id,
      region: "no",
      public_id: sampleId(row.id),
      // Only the fields of a listing that its table reads.
      listing: {
        agencyId: padAgencyId(row.id % 200),
        changedAt: new Date(row.createdMs).toISOString(),
      },
    },
    listing_search: {
      id: row.id,
      region: "no",
      created_ms: row.createdMs,
      published_ms: row.createdMs,
      published_day: Math.floor(row.createdMs / 86_400_000),
      cell: cellOf(row),
      agency: row.id % 200,
      lat: row.lat,
      lng: row.lng,
      property_types: 2 ** propertyType.fact.values.indexOf(benchTypes[row.type] ?? "others"),
      photo_kinds: 32,
      kind: row.kind,
      availability: row.availability,
      condition: conditionCodes.used,
      owner_type: row.id % 3 === 0 ? 1 : 2,
      is_under_construction: false,
      price_low: row.price,
      price_high: row.price,
      bedrooms_low: row.bedrooms,
      bedrooms_high: row.bedrooms,
      primary_low: row.area,
      primary_high: row.area,
      usage_low: row.area,
      usage_high: row.area,
      year_built: 1900 + (row.id % 120),
      facilities: row.facilities,
      time_zone: "Europe/Oslo",
      place_ids: [row.town, row.suburb],
      project: row.project,
      viewings: [],
    },
    listing_card: { id: row.id, card: cardText(row) },
    listing_words: {
      id: row.id,
      key_words: keyVector,
      words: vector,
      address_words: "",
      name_words: "",
    },
  };
};
