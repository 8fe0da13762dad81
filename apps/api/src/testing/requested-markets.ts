import { PAGE_SIZE_MAX } from "@hjem/domain/limits";
import { availabilities } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Property } from "@hjem/domain/listing/property";
import { SearchResponse } from "@hjem/domain/search/search-response";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { fillMarkets, marketsOfHomes } from "./index-contract.ts";
import { fitzroy, type Sample, sampleListing } from "./sample-listings.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

/** One result as the wire has it, and the listing behind it for what a result does not show. */
export interface Found {
  item: Property;
  listing: Listing;
  /** Place in the order in which the market's listings were stored. */
  stored: number;
}

/** A search as a caller writes it: in snake_case. */
export type WireSearch = Readonly<Record<string, unknown>>;

/** Every home for sale, so that no other filter has a say. */
export const everything: WireSearch = { listing_type: "buy", availability: ["all"] };

/** The two markets of the tests, requested as their sites do. */
export const marketIds = ["no", "au"] as const;
export type MarketId = (typeof marketIds)[number];

/** The API over both markets, filled with the same listings in every run. */
export interface RequestedMarkets extends TestApp {
  search(market: MarketId, body: WireSearch): ReturnType<typeof post>;
  /** Every result of a search, page after page. */
  findAll(market: MarketId, body: WireSearch): Promise<Found[]>;
}

const post = (api: TestApp, market: MarketId, body: WireSearch) =>
  api.app.inject({
    method: "POST",
    url: "/api/v2/property/search",
    headers: { host: `${market}.localhost` },
    payload: body,
  });

/** Ten minutes after and before the day of `TEST_NOW` began in Oslo and in Melbourne. */
const midnight: Readonly<Record<MarketId, { after: string; before: string }>> = {
  no: { after: "2026-11-20T23:10:00.000Z", before: "2026-11-20T22:50:00.000Z" },
  au: { after: "2026-11-20T13:10:00.000Z", before: "2026-11-20T12:50:00.000Z" },
};

/** Addresses as they are written. */
const addresses: Readonly<Record<MarketId, readonly NonNullable<Sample["address"]>[]>> = {
  no: [
    { street: "Kirkeveien 12B", fullAddress: "Kirkeveien 12B, 0364 Oslo", postCode: "0364" },
    { street: "Sørengkaia 7", fullAddress: "Sørengkaia 7, 0194 Oslo", postCode: "0194" },
  ],
  au: [fitzroy],
};

/** What chance leaves out: a home of which nothing is stated, one of each availability, two published about midnight. */
const rareHomes = (market: MarketId, firstNumber: number): Listing[] => {
  const homes: Sample[] = [
    { prices: { price: null } },
    ...availabilities.map((status) => ({ status })),
    ...Object.values(midnight[market]).map((publishedAt) => ({ publishedAt })),
  ];
  return homes.map((home, index) => {
    const address = addresses[market][index % addresses[market].length];
    return sampleListing(firstNumber + index, { ...home, ...(address && { address }) });
  });
};

/** Opens the API with 228 Norwegian and 128 Australian listings of every kind. */
export const openRequestedMarkets = async (): Promise<RequestedMarkets> => {
  const api = await openTestApp();
  const markets = marketsOfHomes();
  for (const [index, market] of marketIds.entries()) {
    markets[index]?.listings.push(...rareHomes(market, 3_000 + index * 100));
  }
  await fillMarkets(api, markets);
  const listings = new Map(
    markets.flatMap((market) =>
      market.listings.map((listing, stored) => [listing.id, { listing, stored }] as const),
    ),
  );
  const findPage = async (market: MarketId, body: WireSearch, page: number): Promise<Found[]> => {
    const response = await post(api, market, { ...body, page, size: PAGE_SIZE_MAX });
    if (response.statusCode !== 200) throw new Error(`${market}: ${response.body}`);
    const { data, pagination } = SearchResponse.parse(toCamelKeys(response.json()));
    const found = data.map((item) => {
      const known = listings.get(item.propertyId);
      if (!known) throw new Error(`Nobody stored ${item.propertyId}.`);
      return { item, ...known };
    });
    return page < pagination.lastPage
      ? [...found, ...(await findPage(market, body, page + 1))]
      : found;
  };
  return {
    ...api,
    search: (market, body) => post(api, market, body),
    findAll: (market, body) => findPage(market, body, 1),
  };
};

/** Ids of results in the order of the alphabet: for comparing what was found, whatever its order. */
export const idsOf = (found: readonly Found[]): string[] =>
  found.map(({ item }) => item.propertyId).toSorted();
