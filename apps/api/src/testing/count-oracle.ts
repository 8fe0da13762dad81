import { NO_AGENCY_ID } from "@hjem/domain/agency/agency-id";
import { draftListingTypes, listingOfDraft } from "@hjem/domain/listing/listing-type";
import {
  type Facet,
  facetsOf,
  foundAgencies,
  type FacetCounts,
  histogramScale,
  type PriceHistogram,
} from "@hjem/domain/search/facets";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { similarity } from "@hjem/domain/search/similar";
import { dayIn } from "@hjem/domain/time/zone";
import type { Facts } from "./listing-facts.ts";
import type { SearchOracle } from "./search-oracle.ts";

/** Everything that an index counts, by looking at every listing. */
export class CountOracle {
  readonly #oracle: SearchOracle;
  readonly #facets: readonly Facet[];
  /** Homes that meet each choice by itself, found once. */
  readonly #meeting = new Map<string, ReadonlySet<Facts>>();

  constructor(oracle: SearchOracle) {
    this.#oracle = oracle;
    const { region, now } = oracle.scope;
    const agencies = new Set(oracle.all.map(({ listing }) => listing.agencyId));
    agencies.delete(NO_AGENCY_ID);
    this.#facets = facetsOf(region, dayIn(now, region.timeZones.default), [...agencies]);
    for (const { field, options } of this.#facets) {
      for (const { value, filter } of options) {
        const found = draftListingTypes.flatMap((type) =>
          oracle.findHomes(
            SearchRequest.parse({ availability: ["all"], ...listingOfDraft(type), ...filter }),
          ),
        );
        this.#meeting.set(`${field} ${value}`, new Set(found));
      }
    }
  }

  /** Cards that each choice finds: with its own field's choice taken off and itself laid on the same homes. */
  facets(request: SearchRequest): FacetCounts {
    const facets = Object.fromEntries(
      this.#facets.map(({ field, without, options }) => {
        const others = this.#oracle.findHomes({ ...request, ...without });
        const counts = options.map(({ value }) => {
          const meeting = this.#meeting.get(`${field} ${value}`);
          const homes = others.filter((facts) => meeting?.has(facts));
          return { value, count: this.#oracle.countCards(homes, request) };
        });
        return [field, counts];
      }),
    ) as FacetCounts;
    return { ...facets, agencyId: foundAgencies(facets.agencyId) };
  }

  histogram(request: SearchRequest): PriceHistogram {
    const { min, width, bars, without } = histogramScale(this.#oracle.scope.region, request);
    const counts = Array.from({ length: bars }, () => 0);
    for (const { shown } of this.#oracle.find({ ...request, ...without })) {
      const { price } = shown;
      if (!price) continue;
      let bar = 0;
      while (bar < bars - 1 && price.min >= min + (bar + 1) * width) bar += 1;
      counts[bar] = (counts[bar] ?? 0) + 1;
    }
    return { min, width, counts };
  }

  /** Ids of homes similar to `requested` among the matches of a search, the likest first. */
  similar(requested: Facts, request: SearchRequest): string[] {
    const traits = ({ listing, shown, primary }: Facts) => ({
      price: shown.price?.min ?? null,
      area: primary ? Math.floor(primary.min) : null,
      bedrooms: listing.details.bedrooms?.min ?? null,
    });
    const [widest, ...narrower] = requested.places;
    const places = narrower.length > 0 ? narrower : [widest];
    return this.#oracle
      .find(request)
      .filter((facts) => facts !== requested && facts !== this.#oracle.projectOf(requested))
      .map((facts) => ({
        ...facts,
        sharedPlaces: facts.places.filter((id) => places.includes(id)).length,
      }))
      .filter(({ sharedPlaces }) => sharedPlaces > 0)
      .map((facts) => {
        const isOfSameType = facts.listing.propertyTypes.some((type) =>
          requested.listing.propertyTypes.includes(type),
        );
        const alike = { ...traits(facts), sharedPlaces: facts.sharedPlaces, isOfSameType };
        return { ...facts, score: similarity(alike, traits(requested)) };
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
