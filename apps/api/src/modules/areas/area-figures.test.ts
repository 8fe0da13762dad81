import { MEDIAN_HOMES_MIN } from "@hjem/domain/place/area";
import { SearchRequest, type SearchRequestInput } from "@hjem/domain/search/search-filter";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { beforeAll, describe, expect, test } from "vitest";
import { CardCache } from "../../search/memory/card-cache.ts";
import { IndexManager } from "../../search/memory/index-manager.ts";
import { memorySearchIndex } from "../../search/memory/memory-search-index.ts";
import { PlaceIds } from "../../search/place-ids.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { sqlSearchIndex } from "../../search/sql-search-index.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { fillMarkets, testMarkets } from "../../testing/index-contract.ts";
import type { Facts } from "../../testing/listing-facts.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { SearchOracle } from "../../testing/search-oracle.ts";
import { areaFigures } from "./area-figures.ts";

const markets = testMarkets();

const medianOf = (values: (number | null | undefined)[]) => {
  const known = values
    .filter((value) => typeof value === "number")
    .toSorted((one, other) => one - other);
  const homes = known.length;
  if (homes < MEDIAN_HOMES_MIN) return null;
  const middle = known.slice(Math.ceil(homes / 2) - 1, Math.floor(homes / 2) + 1);
  return { value: Math.round(middle.reduce((sum, each) => sum + each, 0) / middle.length), homes };
};

/** The lowest price of a listing that states one at all. */
const priceOf = ({ shown: { price } }: Facts) => (price && price.max >= 1 ? price.min : null);

const pricePerPrimaryOf = (facts: Facts) =>
  priceOf(facts) !== null && (facts.primary?.max ?? 0) >= 1 ? facts.shown.perPrimary?.min : null;

/** Figures and medians found by looking at every listing. */
const agreesWithBruteForce = (open: () => SearchIndex): void => {
  const requested = [
    [0, "county:03"],
    [0, "municipality:0301"],
    [0, "district:0301-frogner"],
    [0, "county:15"],
    [1, "state:vic"],
    [1, "city:melbourne"],
    [1, "suburb:6160-fremantle"],
  ] as const;
  test.each(requested)(
    "market %i, %s: S17, D110: counts are those of its cards, medians those of its homes",
    async (which, geoId) => {
      const { region, listings } = markets[which]!;
      const oracle = new SearchOracle(listings, { region, now: TEST_NOW, stops: [] });
      const find = (request: SearchRequestInput) =>
        oracle.find(SearchRequest.parse({ geoId: [geoId], ...request }));
      const findHomes = (request: SearchRequestInput) => find({ ...request, groupUnits: false });
      const figures = await areaFigures(open(), geoId, { region, now: TEST_NOW });

      for (const { listingType, acquisition, count } of figures.counts) {
        expect(count).toBe(find({ listingType, acquisition }).length);
      }
      const isHome = ({ listing }: Facts) => listing.propertyTypes.some((type) => type !== "plot");
      const sold = findHomes({}).filter(isHome);
      const rented = findHomes({ listingType: "rent", acquisition: "rent" }).filter(isHome);
      expect(figures.medians).toEqual({
        price: medianOf(sold.map(priceOf)),
        pricePerPrimary: medianOf(sold.map(pricePerPrimaryOf)),
        rent: medianOf(rented.map(priceOf)),
      });
      for (const { type, count, medianPrice } of figures.propertyTypes) {
        const ofType = find({ propertyType: [type] });
        expect(count).toBe(ofType.length);
        expect(medianPrice).toEqual(medianOf(findHomes({ propertyType: [type] }).map(priceOf)));
      }
      for (const { min, count } of figures.bedrooms) {
        expect(count).toBe(find({ bedroomMin: min }).length);
      }
      expect(figures.propertyTypes.length).toBeGreaterThan(0);
    },
  );
};

onEmbeddedFirst((database) => {
  const places = () => new PlaceIds(database().db);
  beforeAll(() => fillMarkets(database(), markets));

  describe("computed by the database", () => {
    agreesWithBruteForce(() => sqlSearchIndex(database().db, places()));
  });

  describe("computed in memory", () => {
    let indexManager: IndexManager;
    beforeAll(async () => {
      indexManager = new IndexManager(database().db, [regionNo, regionAu]);
      await indexManager.load();
    });
    agreesWithBruteForce(() =>
      memorySearchIndex({
        db: database().db,
        placeIds: places(),
        cards: new CardCache(database().db),
        query: async (question) => indexManager.response(question),
      }),
    );
  });
});
