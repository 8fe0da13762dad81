import { australianMarket } from "./listings/australia/market.ts";
import type { Origin } from "./listings/facts.ts";
import { originOf } from "./listings/facts.ts";
import type { DemoListing } from "./listings/listing.ts";
import type { Market } from "./listings/market.ts";
import { singleListing } from "./listings/market.ts";
import { norwegianMarket } from "./listings/norway/market.ts";
import { projectListings } from "./listings/project-listings.ts";
import { randomOf } from "./random.ts";

/** Options of the demo listings: region, number, seed and day. */
export interface DemoOrder {
  /** Id of the region. */
  region: string;
  count: number;
  /** Seed: any text; another one gives other listings. */
  seed: string;
  /** The day that is "today" for the data, `YYYY-MM-DD` (D35). */
  anchorDay: string;
}

/** Maximum number of listings in a project. */
const LISTINGS_PER_PROJECT = 150;
const LEAST_UNITS = 4;
const MOST_UNITS = 10;

/** The markets of the demo, by region. */
const markets: ReadonlyMap<string, Market> = new Map(
  [norwegianMarket, australianMarket].map((market) => [market.regionId, market]),
);

/** The market of a region. Throws for a region without demo data. */
export function marketOf(regionId: string): Market {
  const market = markets.get(regionId);
  if (market === undefined) throw new Error(`Region ${regionId} has no demo listings`);
  return market;
}

/** Demo listings one by one, a project together with its units; pure, like `demoListings`. */
export function* demoListingSeries(order: DemoOrder): Generator<DemoListing[]> {
  const { region, count, seed, anchorDay } = order;
  const market = marketOf(region);
  const origin = (index: number): Origin => originOf(seed, region, index, anchorDay);
  const sizes = randomOf(`${seed}/${region}/projects`);
  let made = 0;
  for (let project = 0; project < Math.floor(count / LISTINGS_PER_PROJECT); project += 1) {
    const size = sizes.int(1 + LEAST_UNITS, 1 + MOST_UNITS);
    const start = made;
    yield projectListings(
      market,
      Array.from({ length: size }, (_, offset) => origin(start + offset)),
    );
    made += size;
  }
  for (; made < count; made += 1) yield [singleListing(market, origin(made))];
}

/** Demo listings; pure: the same options give the same listings on every machine (D35). */
export const demoListings = (order: DemoOrder): DemoListing[] =>
  [...demoListingSeries(order)].flat();
