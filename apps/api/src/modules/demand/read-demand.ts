import { type Demand, type DemandStep, shownPersons } from "@hjem/domain/draft/demand";
import type { Draft } from "@hjem/domain/draft/draft";
import type { Listing } from "@hjem/domain/listing/listing";
import { type DraftListingType, listingOfDraft } from "@hjem/domain/listing/listing-type";
import type { Money } from "@hjem/domain/listing/money";
import type { AreaMedian } from "@hjem/domain/place/area";
import type { Region } from "@hjem/domain/region";
import { priceSlider, type SliderRegion } from "@hjem/domain/search/filter-choices";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import type { Database } from "../../db/schema.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { listingAddressOf } from "../addresses/listing-address-of.ts";
import type { SavedSearchFeed } from "../alerts/matcher/saved-search-feed.ts";
import { medianOf, medianValues } from "../areas/area-median.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { buildListing } from "../drafts/publication/build-listing.ts";
import { countPersons } from "./count-persons.ts";
import { hypotheticalRows } from "./hypothetical-rows.ts";

/** Prices around the draft's own, as shares of it. */
const STEPS = [0.9, 0.95, 1, 1.05, 1.1] as const;
/** An id that no listing gets: it is in no table. */
const NO_ID = "0000000000";

/** What the demand of a draft is read from. */
export interface DemandDeps {
  db: Database;
  index: SearchIndex;
  searches: SavedSearchFeed;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The prices of the steps: rounded as the market's slider is, without repeating one; the own price is exact. */
export function demandPrices(
  own: number,
  listingType: DraftListingType,
  region: SliderRegion,
): number[] {
  const { step } = priceSlider(region, listingType, listingOfDraft(listingType).acquisition);
  const rounded = STEPS.map((share) =>
    share === 1 ? own : Math.round((own * share) / step) * step,
  );
  return [...new Set(rounded)].filter((price) => price > 0).toSorted((one, other) => one - other);
}

const priced = (listing: Listing, amount: number, currency: Money["currency"]): Listing => {
  const money: Money = { amount, min: null, max: null, currency };
  const { prices } = listing;
  return {
    ...listing,
    prices: {
      ...prices,
      price: money,
      askingPrice: prices.askingPrice && money,
      monthly: prices.monthly && money,
      // Follows from the parts.
      totalPrice: null,
    },
  };
};

/** Median price per square metre of homes for sale, of the smallest place with enough of them. */
async function medianAround(
  { index, now }: DemandDeps,
  region: Region,
  geoIds: readonly string[],
): Promise<AreaMedian> {
  for (const geoId of geoIds.toReversed()) {
    const search = { listingType: "buy", acquisition: "buy", geoId: [geoId] } as const;
    const request = SearchRequest.parse(search);
    const median = await medianOf(index, request, medianValues.pricePerPrimary, {
      region,
      now: now(),
    });
    if (median) return median;
  }
  return null;
}

const stepsOf = (prices: readonly number[], persons: readonly number[], own: number) =>
  prices.map((price, index): DemandStep => ({
    price,
    persons: shownPersons(persons[index] ?? 0),
    isOwn: price === own,
  }));

/**
 * The demand mirror of a draft (market 12): how many persons' saved searches would find it at its price and around it,
 * and the median price of its area.
 */
export async function readDemand(
  deps: DemandDeps,
  region: Region,
  { row, draft }: { row: DraftRow; draft: Draft },
): Promise<Demand> {
  const { db, searches, now } = deps;
  const address = await listingAddressOf(db, region, draft.location);
  if (!draft.listingType || !address) return { steps: [], medianPerArea: null };
  const medianPerArea = await medianAround(deps, region, address.geoIds);
  const instant = new Date(now()).toISOString();
  const times = { publishedAt: instant, changedAt: instant };
  const listing = await buildListing(db, {
    ...times,
    region,
    row,
    draft,
    address,
    stored: null,
    id: NO_ID,
  });
  const { price } = listing.prices;
  const own = price?.amount ?? price?.min ?? 0;
  const prices = demandPrices(own, draft.listingType, region);
  const [first, ...others] = prices.map((each) => priced(listing, each, region.currency.code));
  if (!first || own === 0) return { steps: [], medianPerArea };
  const rows = await hypotheticalRows(db, region, [first, ...others]);
  await searches.refresh();
  const persons = await countPersons(searches.index, {
    region,
    rows,
    ownerId: row.account_id,
    now: now(),
  });
  return { steps: stepsOf(prices, persons, own), medianPerArea };
}
