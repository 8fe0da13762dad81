import { NO_AGENCY_ID } from "@hjem/domain/listing/agency-id";
import { draftListingTypes } from "@hjem/domain/listing/enumerations";
import type { Listing } from "@hjem/domain/listing/listing";
import {
  type Facet,
  facetsOf,
  foundAgencies,
  type FacetCounts,
  histogramScale,
  type PriceHistogram,
} from "@hjem/domain/search/facets";
import { listingOfDraft } from "@hjem/domain/search/listing-type";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { similarity } from "@hjem/domain/search/similar";
import { dayIn } from "@hjem/domain/time/zone";
import { geoIdsOf } from "../modules/places/places-of-listing.ts";
import { clusterLevel, frameOf } from "../search/cluster-grid.ts";
import { column, row } from "../search/morton.ts";
import { matchesByBruteForce, type OracleScope, primary, sums } from "./search-oracle.ts";

/** Everything that an index counts, by looking at every listing. */
export class CountOracle {
  readonly #listings: readonly Listing[];
  readonly #scope: OracleScope;
  readonly #facets: readonly Facet[];
  /** Listings that meet each choice by itself, found once. */
  readonly #meeting = new Map<string, ReadonlySet<Listing>>();

  constructor(listings: readonly Listing[], scope: OracleScope) {
    this.#listings = listings;
    this.#scope = scope;
    const today = dayIn(scope.now, scope.region.timeZones.default);
    const agencies = new Set(listings.map(({ agencyId }) => agencyId));
    agencies.delete(NO_AGENCY_ID);
    this.#facets = facetsOf(scope.region, today, [...agencies]);
    for (const { field, options } of this.#facets) {
      for (const { value, filter } of options) {
        const found = draftListingTypes.flatMap((type) =>
          this.#find(
            SearchRequest.parse({ availability: ["all"], ...listingOfDraft(type), ...filter }),
          ),
        );
        this.#meeting.set(`${field} ${value}`, new Set(found));
      }
    }
  }

  #find(request: SearchRequest): Listing[] {
    return matchesByBruteForce(this.#listings, request, this.#scope);
  }

  /** What each choice finds: with its own field's choice taken off and itself laid on. */
  facets(request: SearchRequest): FacetCounts {
    const facets = Object.fromEntries(
      this.#facets.map(({ field, without, options }) => {
        const others = this.#find({ ...request, ...without });
        const counts = options.map(({ value }) => {
          const meeting = this.#meeting.get(`${field} ${value}`);
          return { value, count: others.filter((listing) => meeting?.has(listing)).length };
        });
        return [field, counts];
      }),
    ) as FacetCounts;
    return { ...facets, agencyId: foundAgencies(facets.agencyId) };
  }

  histogram(request: SearchRequest): PriceHistogram {
    const { min, width, bars, without } = histogramScale(this.#scope.region, request);
    const prices = this.#find({ ...request, ...without }).map(
      (listing) => sums(listing).price?.min ?? null,
    );
    const isIn = (price: number, bar: number) =>
      (bar === 0 || price >= min + bar * width) &&
      (bar === bars - 1 || price < min + (bar + 1) * width);
    const counts = Array.from(
      { length: bars },
      (_, bar) => prices.filter((price) => price !== null && isIn(price, bar)).length,
    );
    return { min, width, counts };
  }

  /** The groups on the map, in no order: how many, and the sums of their positions in millionths of a degree. */
  clusters(request: SearchRequest): { count: number; latSum: number; lngSum: number }[] {
    const found = this.#find(request);
    const points = found.map(({ address }) => address.coordinates);
    const frame = frameOf(request) ?? {
      north: Math.max(...points.map(({ lat }) => lat)),
      south: Math.min(...points.map(({ lat }) => lat)),
      west: Math.min(...points.map(({ lng }) => lng)),
      east: Math.max(...points.map(({ lng }) => lng)),
    };
    if (found.length === 0) return [];
    const side = 2 ** clusterLevel(frame, request.zoomLevel);
    const groups = Map.groupBy(found, ({ address: { coordinates } }) =>
      [column(coordinates.lng), row(coordinates.lat)]
        .map((cell) => Math.floor(cell / side))
        .join(" "),
    );
    const sum = (group: readonly Listing[], degrees: (listing: Listing) => number) =>
      group.reduce((total, listing) => total + Math.round(degrees(listing) * 1e6), 0);
    return [...groups.values()].map((group) => ({
      count: group.length,
      latSum: sum(group, ({ address }) => address.coordinates.lat),
      lngSum: sum(group, ({ address }) => address.coordinates.lng),
    }));
  }

  /** Ids of homes like `asked` among the matches of a search, the likest first. */
  similar(asked: Listing, request: SearchRequest): string[] {
    const traits = (listing: Listing) => {
      const area = primary(listing)?.min ?? null;
      return {
        price: sums(listing).price?.min ?? null,
        area: area === null ? null : Math.floor(area),
        bedrooms: listing.details.bedrooms?.min ?? null,
      };
    };
    const [widest, ...narrower] = geoIdsOf(asked.address);
    const places = narrower.length > 0 ? narrower : [widest];
    return this.#find(request)
      .filter((listing) => listing !== asked)
      .map((listing) => ({
        listing,
        stored: this.#listings.indexOf(listing),
        sharedPlaces: geoIdsOf(listing.address).filter((id) => places.includes(id)).length,
      }))
      .filter(({ sharedPlaces }) => sharedPlaces > 0)
      .map(({ listing, stored, sharedPlaces }) => {
        const isOfSameType = listing.propertyTypes.some((type) =>
          asked.propertyTypes.includes(type),
        );
        const alike = { ...traits(listing), sharedPlaces, isOfSameType };
        return { listing, stored, score: similarity(alike, traits(asked)) };
      })
      .toSorted(
        (one, other) =>
          other.score - one.score ||
          Date.parse(other.listing.publishedAt) - Date.parse(one.listing.publishedAt) ||
          other.stored - one.stored,
      )
      .map(({ listing }) => listing.id);
  }
}
