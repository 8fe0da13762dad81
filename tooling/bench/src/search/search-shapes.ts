import { availabilityCodes, kindCodes } from "@hjem/api/search/column-codes";
import { benchTypes, vocabulary, seeded, townOf } from "./rows.ts";

/** A frame of the map, degrees. */
export interface Frame {
  north: number;
  south: number;
  west: number;
  east: number;
}

/** A search in terms of both the API and SQLite. */
export interface ShapeQuery {
  kind: number;
  availability: number;
  types?: number[];
  price?: [number, number];
  bedroomMin?: number;
  frame?: Frame;
  words?: string[];
  /** Most minutes by car to the middle of a town and to a place beside it. */
  reach?: { lat: number; lng: number; mode: "driving"; minutes: number }[];
  sort: "created" | "price" | "area" | "relevance";
  isFalling: boolean;
  page: number;
}

/** A kind of search; `query` returns its n-th set of values. */
export interface SearchShape {
  name: string;
  path: string;
  query: (round: number) => ShapeQuery;
  zoom?: number;
  /** Limit: a multiple of the cards by key, of an empty route or of the shape numbered 2, or a p95 of 50 ms. */
  bound: "cards" | "choices" | "empty route" | "twice 2" | "50 ms";
  /** False if SQLite has no equivalent. */
  isForSqlite: boolean;
}

const sale = {
  kind: kindCodes.residential_sale,
  availability: availabilityCodes.available,
  sort: "created",
  isFalling: true,
  page: 1,
} as const satisfies ShapeQuery;

const around = (round: number, half: number): Frame => {
  const random = seeded(1_000 + round);
  const [lat, lng] = townOf(Math.floor(random() * 4));
  const [north, east] = [random() * 0.1, random() * 0.1];
  return {
    north: lat + half + north,
    south: lat - half + north,
    west: lng - 2 * half + east,
    east: lng + 2 * half + east,
  };
};

const addresses = (round: number): ShapeQuery["reach"] => {
  const { north, south, west, east } = around(round, 0.02);
  const rounded = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
  return [
    { lat: rounded(north), lng: rounded(west), mode: "driving", minutes: 30 },
    { lat: rounded(south), lng: rounded(east), mode: "driving", minutes: 25 },
  ];
};

const prices = (round: number, width: number): [number, number] => {
  const low = Math.floor(2e6 + seeded(2_000 + round)() * 3e6);
  return [low, low + width];
};

const word = (round: number, from: number, count: number): string =>
  vocabulary[from + Math.floor(seeded(3_000 + round)() * count)] ?? "hage";

const country: Frame = { north: 71, south: 58, west: 4, east: 31 };
const half: Frame = { north: 64, south: 58, west: 4, east: 13 };

const list = (name: string, query: SearchShape["query"], isForSqlite = true): SearchShape => ({
  name,
  path: "/api/v4/property/search",
  query,
  bound: "cards",
  isForSqlite,
});

const map = (
  name: string,
  zoom: number,
  bound: SearchShape["bound"],
  query: SearchShape["query"],
): SearchShape => ({
  name,
  path: "/api/v4/property/map",
  query,
  zoom,
  bound,
  isForSqlite: false,
});

const filtered = (round: number) => ({
  types: [0, 2],
  price: prices(round, 2_500_000),
  bedroomMin: 2,
});

/** The eight kinds of the reference, and relevance, map and filter drawer. */
export const searchShapes: readonly SearchShape[] = [
  list("1 newest", () => sale),
  list("2 type, price, bedrooms; cheapest", (round) => ({
    ...sale,
    ...filtered(round),
    sort: "price",
    isFalling: false,
  })),
  {
    ...list(
      "2 and near two addresses",
      (round) => ({
        ...sale,
        ...filtered(round),
        reach: addresses(round),
        sort: "price",
        isFalling: false,
      }),
      false,
    ),
    bound: "twice 2",
  },
  list("3 town frame; newest", (round) => ({ ...sale, frame: around(round, 0.05) })),
  list("4 frame, type, price, bedrooms; largest", (round) => ({
    ...sale,
    types: [0],
    price: prices(round, 3_000_000),
    bedroomMin: 2,
    frame: around(round, 0.2),
    sort: "area",
  })),
  list("5 two words; newest", (round) => ({
    ...sale,
    words: [word(round, 20, 16), word(round, 36, 20)],
  })),
  list("6 word, price, bedrooms; cheapest", (round) => ({
    ...sale,
    words: [word(round, 25, 30)],
    price: prices(round, 3_000_000),
    bedroomMin: 2,
    sort: "price",
    isFalling: false,
  })),
  list("7 page 50", () => ({ ...sale, page: 50 })),
  list("8 rent, half the country; cheapest", () => ({
    ...sale,
    kind: kindCodes.residential_rent,
    frame: half,
    bedroomMin: 1,
    sort: "price",
    isFalling: false,
  })),
  list(
    "two words; most relevant",
    (round) => ({
      ...sale,
      words: [word(round, 5, 16), word(round, 36, 20)],
      sort: "relevance",
    }),
    false,
  ),
  map("map, town, no filter", 12, "empty route", (round) => ({
    ...sale,
    frame: around(round, 0.05),
  })),
  map("map, town, filtered", 12, "50 ms", (round) => ({
    ...sale,
    ...filtered(round),
    frame: around(round, 0.1),
  })),
  map("map, country, no filter", 5, "empty route", () => ({ ...sale, frame: country })),
  map("map, country, filtered", 5, "50 ms", (round) => ({
    ...sale,
    ...filtered(round),
    frame: country,
  })),
  {
    name: "counts of every choice, filtered",
    path: "/api/v2/property/facets",
    query: (round) => ({ ...sale, ...filtered(round) }),
    bound: "choices",
    isForSqlite: false,
  },
];

const sorting = {
  created: "created_at",
  price: "price",
  area: "usage_area",
  relevance: "relevance",
};

/** The body of the API request for a shape. */
export const bodyOf = (query: ShapeQuery, zoom?: number) => ({
  listing_type: "residential",
  acquisition: query.kind === kindCodes.residential_sale ? "buy" : "rent",
  sorting: sorting[query.sort],
  order: query.isFalling ? "desc" : "asc",
  page: query.page,
  ...(query.types && { property_type: query.types.map((type) => benchTypes[type]) }),
  ...(query.price && { price_min: query.price[0], price_max: query.price[1] }),
  ...(query.bedroomMin && { bedroom_min: query.bedroomMin }),
  ...(query.words && { keywords: query.words.join(" ") }),
  ...(query.reach && { reach: query.reach }),
  ...(query.frame && {
    location_top_left_lat: query.frame.north,
    location_top_left_lng: query.frame.west,
    location_bottom_right_lat: query.frame.south,
    location_bottom_right_lng: query.frame.east,
  }),
  ...(zoom !== undefined && { zoom_level: zoom }),
});
