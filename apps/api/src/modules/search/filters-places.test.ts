import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomStops } from "../../testing/random-listings.ts";
import {
  type RequestedMarkets,
  everything,
  type Found,
  idsOf,
  type MarketId,
  marketIds,
  openRequestedMarkets,
  type WireSearch,
} from "../../testing/requested-markets.ts";

let api: RequestedMarkets;
beforeAll(async () => {
  api = await openRequestedMarkets();
});
afterAll(() => api.close());

interface Point {
  lat: number;
  lng: number;
}

/** Metres between two points near each other, on a plane: right to a metre over the few kilometres of these tests. */
const metres = (one: Point, other: Point): number => {
  const perDegree = 111_194.93;
  const northward = (one.lat - other.lat) * perDegree;
  const middle = ((one.lat + other.lat) / 2) * (Math.PI / 180);
  return Math.hypot(northward, (one.lng - other.lng) * perDegree * Math.cos(middle));
};

/** The stops that the markets of the tests have. */
const stops = randomStops(12);
const metresToStop = ({ item }: Found): number =>
  Math.min(...stops.map((stop) => metres(stop, item.location)));

const center = { lat: 59.92, lng: 10.72 };
const frame = {
  location_top_left_lat: 59.93,
  location_top_left_lng: 10.71,
  location_bottom_right_lat: 59.91,
  location_bottom_right_lng: 10.73,
};
const isInFrame = ({ item: { location } }: Found): boolean =>
  location.lat <= 59.93 && location.lat >= 59.91 && location.lng >= 10.71 && location.lng <= 10.73;

/** A triangle: its sides are straight, so being inside is three comparisons. */
const triangle = [
  [10.70001, 59.90003],
  [10.74002, 59.90003],
  [10.70001, 59.94004],
];
const isInTriangle = ({ item: { location } }: Found): boolean =>
  location.lng >= 10.70001 &&
  location.lat >= 59.90003 &&
  (location.lng - 10.70001) / 0.04001 + (location.lat - 59.90003) / 0.04001 <= 1;

const says = ({ listing }: Found, word: string): boolean =>
  `${listing.title} ${listing.description}`.includes(word);

interface PlaceRow {
  id: string;
  body: WireSearch;
  keeps: (found: Found) => boolean;
  markets: readonly MarketId[];
}

const rows: PlaceRow[] = [
  {
    id: "SRCH-016, SRCH-033",
    body: { transportation_radius: 500 },
    keeps: (found) => metresToStop(found) <= 500,
    markets: marketIds,
  },
  {
    id: "SRCH-033, SRCH-169",
    body: { transportation_radius: 1000 },
    keeps: (found) => metresToStop(found) <= 1000,
    markets: marketIds,
  },
  {
    id: "SRCH-018, SRCH-034",
    body: { geo_id: ["municipality:1508"] },
    keeps: ({ listing }) => listing.address.geoIds.includes("municipality:1508"),
    markets: ["no"],
  },
  {
    id: "SRCH-034, a district",
    body: { geo_id: ["district:0301-frogner"] },
    keeps: ({ listing }) => listing.address.geoIds.includes("district:0301-frogner"),
    markets: ["no"],
  },
  {
    id: "SRCH-034, a postcode",
    body: { geo_id: ["postcode:0250"] },
    keeps: ({ item }) => item.postalCode === "0250",
    markets: ["no"],
  },
  {
    id: "SRCH-034, D43, a street",
    body: { geo_id: ["street:0301-kirkeveien"] },
    keeps: ({ item, listing }) =>
      item.street.startsWith("Kirkeveien") && listing.address.geoIds.includes("municipality:0301"),
    markets: ["no"],
  },
  {
    id: "SRCH-034, either of two places",
    body: { geo_id: ["municipality:1508", "district:0301-frogner"] },
    keeps: ({ listing }) => /1508|frogner/.test(listing.address.geoIds.join()),
    markets: ["no"],
  },
  {
    id: "SRCH-034",
    body: { geo_id: ["state:wa"] },
    keeps: ({ item }) => item.region === "WA",
    markets: ["au"],
  },
  {
    id: "SRCH-018, SRCH-035",
    body: { keywords: "stille" },
    keeps: (found) => says(found, "stille"),
    markets: marketIds,
  },
  {
    id: "SRCH-035, all of several words",
    body: { keywords: "sentral stille" },
    keeps: (found) => says(found, "sentral") && says(found, "stille"),
    markets: ["no"],
  },
  {
    id: "SRCH-035, D34, a word that must not occur",
    body: { keywords: "stille -lys" },
    keeps: (found) => says(found, "stille") && !says(found, "lys"),
    markets: marketIds,
  },
  {
    id: "SRCH-035, D34, a facility by its word",
    body: { keywords: "badstuer" },
    keeps: ({ item }) => item.facilities.includes("sauna"),
    markets: ["no"],
  },
  {
    id: "SRCH-035, D34, a facility by its word",
    body: { keywords: "fireplaces" },
    keeps: ({ item }) => item.facilities.includes("fireplace"),
    markets: ["au"],
  },
  {
    id: "SRCH-035, D34, a facility by an everyday name",
    body: { keywords: "badstove" },
    keeps: ({ item }) => item.facilities.includes("sauna"),
    markets: ["no"],
  },
  {
    id: "SRCH-035, D34, a facility by an everyday name",
    body: { keywords: "log fire" },
    keeps: ({ item }) => item.facilities.includes("fireplace"),
    markets: ["au"],
  },
  {
    id: "SRCH-018, SRCH-036",
    body: { address: "Kirkeveien 12" },
    keeps: ({ item }) => item.address.startsWith("Kirkeveien 12"),
    markets: ["no"],
  },
  {
    id: "SRCH-036, the beginning of a word",
    body: { address: "SØRENG" },
    keeps: ({ item }) => item.address.startsWith("Sørengkaia"),
    markets: ["no"],
  },
  {
    id: "SRCH-036",
    body: { address: "high wa" },
    keeps: ({ item }) => item.region === "WA",
    markets: ["au"],
  },
  {
    id: "SRCH-020, SRCH-055",
    body: { name: "balk" },
    keeps: ({ item }) => item.title.includes("balkong"),
    markets: marketIds,
  },
  {
    id: "SRCH-055, the name of the unit",
    body: { name: "h0201" },
    keeps: ({ listing }) => listing.additionalInfo.unitName === "H0201",
    markets: marketIds,
  },
  { id: "SRCH-062", body: frame, keeps: isInFrame, markets: marketIds },
  {
    id: "SRCH-062, how far the map is zoomed restricts nothing",
    body: { ...frame, zoom_level: 14 },
    keeps: isInFrame,
    markets: ["no"],
  },
  {
    id: "SRCH-062, SRCH-063",
    body: { polygon: triangle },
    keeps: isInTriangle,
    markets: marketIds,
  },
  {
    id: "SRCH-062, SRCH-064",
    body: { map_centroid: center, property_radius: 900 },
    keeps: ({ item }) => metres(center, item.location) <= 900,
    markets: marketIds,
  },
  {
    id: "SRCH-064, a wider circle",
    body: { map_centroid: center, property_radius: 1800.5 },
    keeps: ({ item }) => metres(center, item.location) <= 1800.5,
    markets: marketIds,
  },
  {
    id: "SRCH-062..064, all three at once",
    body: { ...frame, polygon: triangle, map_centroid: center, property_radius: 900 },
    keeps: (found) =>
      isInFrame(found) && isInTriangle(found) && metres(center, found.item.location) <= 900,
    markets: marketIds,
  },
];

const cases = rows.flatMap(({ markets, ...row }) => markets.map((market) => ({ market, ...row })));

test.each(cases)("$id in $market: $body finds the listings there", async (row) => {
  const all = await api.findAll(row.market, everything);
  const found = await api.findAll(row.market, { ...everything, ...row.body });
  expect(idsOf(found)).toEqual(idsOf(all.filter(row.keeps)));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all.length);
});

describe("values that filter nothing, and values that match nothing", () => {
  test("SRCH-062: a centre without a radius is the map's position, not a filter", async () => {
    const all = await api.findAll("no", everything);
    const found = await api.findAll("no", { ...everything, map_centroid: center });
    expect(found).toHaveLength(all.length);
  });

  test("SRCH-034, D12: a place of the other market, or an unknown one, matches no listing", async () => {
    const found = await api.findAll("no", { ...everything, geo_id: ["state:wa", "county:99"] });
    expect(found).toEqual([]);
  });

  test("SRCH-064: a radius of zero filters nothing, one that is too small matches nothing", async () => {
    const all = await api.findAll("no", everything);
    const within = (metresWide: number) =>
      api.findAll("no", {
        ...everything,
        map_centroid: { lat: 58, lng: 8 },
        property_radius: metresWide,
      });
    expect(await within(0)).toHaveLength(all.length);
    expect(await within(10)).toEqual([]);
  });
});

test("SRCH-059, SRCH-202: the places of every place endpoint are valid geo_ids, and state the count that a search finds", async () => {
  const get = async (path: string) => {
    const response = await api.app.inject({
      url: `/api/v2/${path}`,
      headers: { host: "no.localhost" },
    });
    return response.json<{ data: { geo_id: string; count: number }[] }>().data;
  };
  const calls = [
    "address?term=oslo&listing_type=buy",
    "address/popular?listing_type=buy",
    "regions/popular?listing_type=buy",
    "address/lookup?geo_id=postcode:0250,street:0301-kirkeveien&listing_type=buy&acquisition=buy",
  ];
  for (const call of calls) {
    const places = await get(call);
    expect(places.length).toBeGreaterThan(0);
    const isPopular = call.startsWith("regions/popular");
    for (const place of places) {
      expect(Object.keys(place).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
        "count",
        "geo_id",
        "kind",
        "location",
        ...(isPopular ? ["median_price"] : []),
        "name",
        "parent",
      ]);
      const found = await api.findAll("no", { listing_type: "buy", geo_id: [place.geo_id] });
      expect([place.geo_id, place.count]).toEqual([place.geo_id, found.length]);
    }
  }
});
