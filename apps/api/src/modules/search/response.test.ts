import type { Listing } from "@hjem/domain/listing/listing";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

const kroner = (amount: number) => ({ amount, currency: "NOK" as const });

/** A home that states everything a result can show, in two sizes (D23). */
const richHome: Listing = sampleListing(1, {
  listingType: "residential_sale",
  status: "sold",
  closedAt: "2026-11-10",
  ownerType: "api",
  agencyId: "000101",
  agency: {
    id: "000101",
    externalId: "000101",
    name: "Agency 101",
    profile: { boxBackground: "#123456", boxText: "#ffffff" },
  },
  facilities: ["balcony", "elevator"],
  images: [
    { type: "kitchen", url: "/media/0123456789abcdef0123", ratio: 1.5, color: "#aabbcc" },
    { type: "floorplan", url: "/media/0123456789abcdef0124", ratio: 0.75, color: "#aabbcc" },
  ],
  underConstruction: true,
  yearBuilt: 2026,
  projectId: sampleId(2),
  childPropertyIds: [sampleId(3), sampleId(4)],
  biddingUrl: "https://bids.example/1",
  bookOpeningUrl: "https://viewings.example/1",
  viewingDates: [
    viewingDate({ day: "2026-11-29", timeFrom: "12:00", timeTo: "13:00" }, "Europe/Oslo"),
    viewingDate({ day: "2026-11-22", timeFrom: "23:30", timeTo: "00:30" }, "Europe/Oslo"),
  ],
  priceHistory: [
    {
      action: "listed",
      currency: "NOK",
      date: "2026-11-02",
      description: "First price",
      price: 5_000_000,
    },
  ],
  additionalInfo: { energyProfile: { label: "b", heating: "green", consumption: 92.5 } },
  details: {
    bedrooms: { min: 2, max: 4 },
    bathrooms: { min: 1, max: 2 },
    garage: { min: 0, max: 1 },
    floor: 3,
    floors: 5,
    internalArea: { min: 84, max: 120 },
    primaryRoom: { min: 80, max: 115 },
    usageArea: { min: 91, max: 130 },
    floorSize: { min: 88, max: 125 },
    landSize: { min: 450.5, max: 450.5 },
  },
  prices: {
    price: { min: 4_200_000, max: 6_300_000, currency: "NOK" },
    askingPrice: { min: 4_200_000, max: 6_300_000, currency: "NOK" },
    addingCost: kroner(12_000),
    jointDebt: kroner(300_000),
    sharedCost: kroner(3_450),
  },
});

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const more = Array.from({ length: 25 }, (_, number) => sampleListing(100 + number));
  await saveSamples(api.db, { no: [richHome, ...more] });
});
afterAll(() => api.close());

const headers = { host: "no.localhost" };
const search = (payload: object, url = "/api/v2/property/search") =>
  api.app.inject({ method: "POST", url, headers, payload });
const get = (url: string) => api.app.inject({ url, headers });

const richItem = async (): Promise<Record<string, unknown>> => {
  const response = await search({ property_id: [richHome.id], availability: ["all"] });
  return response.json<{ data: Record<string, unknown>[] }>().data[0] ?? {};
};

describe("a result", () => {
  test.each([
    [
      "SRCH-182",
      {
        property_id: richHome.id,
        address: "Storgata 1, 0184 Oslo",
        street: "Storgata 1",
        suburb: "Oslo",
        region: "Oslo",
        postal_code: "0184",
        location: { lat: 59.914, lng: 10.754 },
        listing_type: "residential_sale",
        offer_type: "buy",
      },
    ],
    [
      "SRCH-184, D23",
      {
        bedroom: 2,
        bedroom_min: 2,
        bedroom_max: 4,
        bathroom: 1,
        bathroom_min: 1,
        bathroom_max: 2,
        garage: 0,
        garage_min: 0,
        garage_max: 1,
      },
    ],
    [
      "SRCH-185",
      {
        images: [
          { ratio: 1.5, type: "kitchen", url: "/media/0123456789abcdef0123" },
          { ratio: 0.75, type: "floorplan", url: "/media/0123456789abcdef0124" },
        ],
      },
    ],
    [
      "SRCH-186",
      {
        facilities: ["balcony", "elevator"],
        property_type: ["apartment"],
        price_min: 4_200_000,
        price_max: 6_300_000,
        adding_cost: 12_000,
        asking_price: 4_200_000,
        joint_debt: 300_000,
        shared_cost: 3_450,
        price_currency: "NOK",
      },
    ],
    [
      "SRCH-187",
      {
        price_history: [
          {
            action: "listed",
            currency: "NOK",
            date: "2026-11-02",
            description: "First price",
            price: 5_000_000,
          },
        ],
      },
    ],
    [
      "SRCH-188, SRCH-189, soonest first and in seconds",
      {
        viewing_date: [
          {
            day: 22,
            month: 11,
            year: 2026,
            time_from: "23:30",
            time_to: "00:30",
            unix_from: Date.parse("2026-11-22T22:30:00Z") / 1000,
            unix_to: Date.parse("2026-11-22T23:30:00Z") / 1000,
          },
          {
            day: 29,
            month: 11,
            year: 2026,
            time_from: "12:00",
            time_to: "13:00",
            unix_from: Date.parse("2026-11-29T11:00:00Z") / 1000,
            unix_to: Date.parse("2026-11-29T12:00:00Z") / 1000,
          },
        ],
      },
    ],
    [
      "SRCH-190, D32",
      {
        agency_id: "000101",
        agency_name: "Agency 101",
        owner_type: "api",
        construction_year: 2026,
        is_favorite: false,
        is_property_sold: true,
        is_property_rent: false,
        is_under_construction: true,
        project_id: sampleId(2),
        child_property_id: [sampleId(3), sampleId(4)],
      },
    ],
    [
      "SRCH-191",
      {
        bidding_url: "https://bids.example/1",
        book_opening_url: "https://viewings.example/1",
        energy_profile: { consumption: 92.5, heating: "green" },
      },
    ],
    [
      "SRCH-192, SRCH-193, D24",
      {
        info_section: {
          costs: 12_000,
          interior_area: { metric: "m2", value: 84 },
          shared_costs: 3_450,
        },
        usage_area: { metric: "m2", value: 91 },
        floor_area: { metric: "m2", value: 88 },
        land_size: { metric: "m2", value: 450.5 },
        primary_room: { metric: "m2", value: 80 },
      },
    ],
  ])("%s: has what the listing states", async (_ids, part) => {
    expect(await richItem()).toMatchObject(part);
  });

  test("D23: a value that a listing does not state is null, never omitted", async () => {
    const response = await search({ property_id: [sampleId(100)] });
    const [plain] = response.json<{ data: Record<string, unknown>[] }>().data;
    expect(Object.keys(plain ?? {})).toEqual(Object.keys(await richItem()));
    expect(plain).toMatchObject({ bedroom: null, usage_area: null, shared_cost: null });
  });
});

describe("a response", () => {
  test("SRCH-065, SRCH-209, API-038: has data and pagination, and pages are counted from one", async () => {
    const [first, third] = [await search({}), await search({ page: 3 })];
    expect(Object.keys(first.json())).toEqual(["data", "pagination"]);
    expect(first.json()).toMatchObject({
      pagination: { current_page: 1, per_page: 12, total: 25, last_page: 3 },
    });
    expect(third.json().data).toHaveLength(1);
    expect(third.json().pagination.current_page).toBe(3);
  });

  test.each([
    [{ size: 0 }, "size"],
    [{ size: 101 }, "size"],
    [{ page: 0 }, "page"],
    [{ page: 1001 }, "page"],
  ])("SRCH-067, D19: %j is rejected", async (body, field) => {
    const response = await search(body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.fields)).toEqual([field]);
  });

  test("SRCH-195, SRCH-197: page, order and size mean the same in both versions", async () => {
    const body = { sorting: "created_at", order: "asc", page: 2, size: 5 };
    const two = await search(body);
    const four = await search(body, "/api/v4/property/search");
    expect(four.json()).toEqual(two.json());
    expect(two.json().data).toHaveLength(5);
  });

  test("SRCH-211: a search is a POST, so that nothing caches it, and the response has no cache header", async () => {
    expect((await search({})).headers["cache-control"]).toBeUndefined();
    expect((await get("/api/v2/property/search")).statusCode).toBe(405);
  });
});

describe("the names of a request", () => {
  /** Specification §3 as the wire spells it, with a value for each. */
  const known = {
    property_type: ["house"],
    price_min: 1,
    price_max: 2,
    transportation_radius: 500,
    bedroom_min: 1,
    bedroom_max: 2,
    bathroom_min: 1,
    bathroom_max: 2,
    garage_min: 1,
    garage_max: 2,
    asking_price_min: 1,
    asking_price_max: 2,
    monthly_rent_min: 1,
    monthly_rent_max: 2,
    total_price_min: 1,
    total_price_max: 2,
    shared_cost_min: 1,
    shared_cost_max: 2,
    primary_room_min: 1,
    primary_room_max: 2,
    landsize_min: 1,
    landsize_max: 2,
    construction_year_min: 1990,
    construction_year_max: 2000,
    geo_id: ["county:03"],
    keywords: "peis",
    sorting: "price",
    showby: ["kitchen"],
    address: "storgata",
    owner_type: "user",
    viewing_date: ["TODAY"],
    energy_profile: ["a"],
    is_published_today: true,
    property_condition: "new",
    sold_by: "api",
    floors: { min: 1, max: 2 },
    is_pet_allowed: true,
    furnished: ["fully"],
    available_from: "2026-12",
    is_land_owned_by_seller: true,
    location_types: ["coast"],
    facilities: ["balcony"],
    availability: ["available"],
    publish_date_min: "2026-11-01",
    property_id: ["0000000001"],
    agency_id: ["000101"],
    agency_parent_id: "000100",
    name: "flat",
    listing_type: "buy",
    acquisition: "buy",
    view: "grid",
    order: "asc",
    page: 1,
    size: 12,
    location_bottom_right_lat: 59,
    location_bottom_right_lng: 11,
    location_top_left_lat: 60,
    location_top_left_lng: 10,
    zoom_level: 12,
    map_centroid: { lat: 59.9, lng: 10.7 },
    property_radius: 1000,
    polygon: [
      [10, 59],
      [11, 59],
      [11, 60],
    ],
  };

  test.each(["search", "facets"])(
    "SRCH-015..020, SRCH-060, SRCH-062: every field of the specification is accepted by %s, none is dropped",
    async (call) => {
      const response = await search(known, `/api/v2/property/${call}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers["x-ignored-fields"]).toBeUndefined();
    },
  );

  test("D31: on the map and for counts too, an unknown key is named", async () => {
    for (const url of ["/api/v4/property/map", "/api/v2/property/facets"]) {
      const response = await search({ price_minimum: 1 }, url);
      expect(response.headers["x-ignored-fields"]).toBe("price_minimum");
    }
  });

  test("D31: similar homes name an unknown filter too", async () => {
    const similarTo = (body: object) => search(body, "/api/v4/property/similar");
    const unknown = { price_minimum: 1, sorting: "price", price_max: 9_000_000 };
    const response = await similarTo({ property_id: sampleId(100), filter: unknown, order: "asc" });
    expect(response.statusCode).toBe(200);
    expect(response.headers["x-ignored-fields"]).toBe("order,filter.price_minimum,filter.sorting");
    const plain = await similarTo({ property_id: sampleId(100), filter: { price_max: 9_000_000 } });
    expect(plain.headers["x-ignored-fields"]).toBeUndefined();
    expect(plain.json()).toEqual(response.json());
  });

  test("D21: brackets are for addresses; in a body a list is a list", async () => {
    const total = async (body: object) => (await search(body)).json().pagination.total;
    expect(await total({ availability: ["sold"] })).toBe(1);
    const bracketed = await search({ "availability[]": ["sold"] });
    expect(bracketed.headers["x-ignored-fields"]).toBe("availability%5B%5D");
    expect(bracketed.json().pagination.total).toBe(25);
  });

  test("D21, SRCH-203, API-046: in an address one name, a repeated one, brackets and commas mean the same", async () => {
    const ids = [richHome.id, sampleId(100)];
    const found = async (query: string) =>
      (await get(`/api/v2/properties?${query}`))
        .json<{ data: { property_id: string }[] }>()
        .data.map(({ property_id: id }) => id);
    expect(await found(`ids=${ids.join(",")}&availability=all`)).toEqual(ids);
    expect(await found(`ids=${ids[0]}&ids=${ids[1]}&availability=all`)).toEqual(ids);
    expect(await found(`ids[]=${ids[0]}&ids[]=${ids[1]}&availability[]=all`)).toEqual(ids);
    const both = "availability[]=sold&availability[]=available";
    expect(await found(`ids[]=${ids[0]}&ids[]=${ids[1]}&${both}`)).toEqual(ids);
    expect(await found(`ids=${ids.join(",")}`)).toEqual([ids[1]]);
  });

  test("SRCH-204: results by id are never cached, whatever the request's headers", async () => {
    const url = `/api/v2/properties?ids=${sampleId(100)}`;
    const first = await get(url);
    expect(first.headers["cache-control"]).toBe("no-store");
    expect(first.headers.etag).toBeUndefined();
    const revalidated = await api.app.inject({
      url,
      headers: { ...headers, "cache-control": "no-cache", "if-none-match": "*" },
    });
    expect(revalidated.statusCode).toBe(200);
    expect(revalidated.json()).toEqual(first.json());
  });
});
