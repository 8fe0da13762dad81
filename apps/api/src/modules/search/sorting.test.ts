import type { LowHigh } from "@hjem/domain/listing/areas";
import { sortFields } from "@hjem/domain/listing/enumerations";
import type { Money } from "@hjem/domain/listing/money";
import { totalPriceOf } from "@hjem/domain/listing/price/total-price";
import { regionNo } from "@hjem/region-no";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type RequestedMarkets,
  everything,
  type Found,
  marketIds,
  openRequestedMarkets,
} from "../../testing/requested-markets.ts";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveListings } from "../listings/repository.ts";

let api: RequestedMarkets;
beforeAll(async () => {
  api = await openRequestedMarkets();
});
afterAll(() => api.close());

const extent = (money: Money | null): LowHigh | null => {
  const low = money && (money.min ?? money.amount);
  const high = money && (money.max ?? money.amount);
  return low === null || high === null ? null : { min: low, max: high };
};

const exactly = (value: number | null): LowHigh | null =>
  value === null ? null : { min: value, max: value };

/** What each sort field goes by: the lowest value ascending, the highest descending (D23). */
const values = {
  // D124: one date for what is newest.
  created_at: ({ item }: Found) => exactly(Date.parse(item.publishedAt)),
  publish_date: ({ item }: Found) => exactly(Date.parse(item.publishedAt)),
  price: ({ item }: Found) =>
    item.priceMin === null || item.priceMax === null
      ? null
      : { min: item.priceMin, max: item.priceMax },
  primary_room: ({ listing: { details } }: Found) => details.internalArea ?? details.primaryRoom,
  total_price: ({ item, listing: { prices } }: Found) =>
    item.priceStatement === undefined ? (extent(prices.totalPrice) ?? totalPriceOf(prices)) : null,
  price_per_primary: ({ item }: Found) => exactly(item.pricePerPrimary),
  usage_area: ({ listing }: Found) => listing.details.usageArea,
};

const rows = [
  ["SRCH-098, SRCH-111, newest", "created_at", "desc"],
  ["SRCH-099, SRCH-111, oldest", "created_at", "asc"],
  ["SRCH-111", "publish_date", "desc"],
  ["SRCH-111", "publish_date", "asc"],
  ["SRCH-100", "price", "asc"],
  ["SRCH-101", "price", "desc"],
  ["SRCH-102", "primary_room", "asc"],
  ["SRCH-103", "primary_room", "desc"],
  ["SRCH-104", "total_price", "asc"],
  ["SRCH-105", "total_price", "desc"],
  ["SRCH-106, D30", "price_per_primary", "asc"],
  ["SRCH-107, D30", "price_per_primary", "desc"],
  ["SRCH-108", "usage_area", "asc"],
  ["SRCH-109", "usage_area", "desc"],
] as const;

/** Fields that some listing does not state. */
const missing: readonly string[] = [
  "price",
  "primary_room",
  "total_price",
  "price_per_primary",
  "usage_area",
];

describe.each(marketIds)("in %s", (market) => {
  test.each(rows)(
    "%s: by %s %s, listings without the value last, ties in the order of the ids",
    async (_ids, field, order) => {
      const found = await api.findAll(market, { ...everything, sorting: field, order });
      const end = order === "asc" ? "min" : "max";
      const placed = found.map((each) => ({
        value: values[field](each)?.[end] ?? null,
        stored: each.stored,
      }));
      const direction = order === "asc" ? 1 : -1;
      const pairs = placed.slice(1).map((next, index) => ({ before: placed[index]!, next }));
      const wrong = pairs.filter(({ before, next }) => {
        if (before.value === next.value) return (next.stored - before.stored) * direction < 0;
        if (before.value === null) return true;
        return next.value !== null && (next.value - before.value) * direction < 0;
      });
      expect(wrong).toEqual([]);
      expect(pairs.some(({ before, next }) => before.value === next.value)).toBe(true);
      expect(placed.at(-1)?.value === null).toBe(missing.includes(field));
      expect(new Set(placed.map(({ value }) => value)).size).toBeGreaterThan(5);
    },
  );

  test("SRCH-112: no order means descending", async () => {
    const ids = async (body: object) =>
      (await api.findAll(market, { ...everything, ...body })).map(({ item }) => item.propertyId);
    expect(await ids({ sorting: "price" })).toEqual(await ids({ sorting: "price", order: "desc" }));
    expect(await ids({ sorting: "price" })).not.toEqual(
      await ids({ sorting: "price", order: "asc" }),
    );
  });

  test("SRCH-114, SRCH-119, SRCH-098: the default is newest first, and so is relevance without keywords", async () => {
    const ids = async (body: object) =>
      (await api.findAll(market, { ...everything, ...body })).map(({ item }) => item.propertyId);
    const newest = await ids({ sorting: "created_at", order: "desc" });
    expect(await ids({})).toEqual(newest);
    expect(await ids({ sorting: "default" })).toEqual(newest);
    expect(await ids({ sorting: "relevance" })).toEqual(newest);
  });

  test.each(sortFields)(
    "SRCH-095, SRCH-208: by %s, pages follow one another without a gap or a repeat",
    async (sorting) => {
      const whole = await api.findAll(market, { ...everything, sorting });
      const pages = await Promise.all(
        [1, 2, 3].map(async (page) =>
          (await api.search(market, { ...everything, sorting, page, size: 7 }))
            .json<{ data: { property_id: string }[] }>()
            .data.map(({ property_id: id }) => id),
        ),
      );
      expect(pages.flat()).toEqual(whole.slice(0, 21).map(({ item }) => item.propertyId));
    },
  );
});

describe("most relevant", () => {
  const numbers = [5_000, 5_001, 5_002, 5_003, 5_004, 5_005, 5_006];
  beforeAll(async () => {
    const title = { title: "Vinterhage mot sjøen" };
    const facility = { facilities: ["sauna"] };
    const words = (part: object) => ({ title: "Rolig bolig", ...part });
    await saveListings(api.db, regionNo, [
      sampleListing(5_000, words({ description: "<p>Badstue i kjelleren.</p>" })),
      sampleListing(5_001, words(facility)),
      sampleListing(5_002, words({ title: "Badstue i kjelleren" })),
      sampleListing(5_003, words({ ...facility, description: "<p>Badstuen er ny.</p>" })),
      sampleListing(5_004, words({ ...title, publishedAt: "2026-11-19T08:00:00.000Z" })),
      sampleListing(5_005, words({ ...title, publishedAt: "2026-11-20T08:00:00.000Z" })),
      sampleListing(5_006, words({ ...title, publishedAt: "2026-11-20T08:00:00.000Z" })),
    ]);
  });

  const order = async (body: object) => {
    const response = await api.search("no", { property_id: numbers.map(sampleId), ...body });
    const { data } = response.json<{ data: { property_id: string }[] }>();
    return data.map(({ property_id: id }) => numbers.find((number) => sampleId(number) === id));
  };

  test("SRCH-097, SRCH-115, D34: a word in the title weighs four, a facility two, the description one", async () => {
    expect(await order({ keywords: "badstue" })).toEqual([5_002, 5_003, 5_001, 5_000]);
    expect(await order({ keywords: "badstue", sorting: "relevance" })).toEqual(
      await order({ keywords: "badstue" }),
    );
  });

  test("SRCH-097, D34: of equally relevant listings the one published last is first, then the one stored last", async () => {
    expect(await order({ keywords: "vinterhage" })).toEqual([5_006, 5_005, 5_004]);
  });

  test("SRCH-116: a chosen order stays when keywords are added", async () => {
    expect(await order({ keywords: "badstue", sorting: "created_at", order: "asc" })).toEqual([
      5_000, 5_001, 5_002, 5_003,
    ]);
  });
});
