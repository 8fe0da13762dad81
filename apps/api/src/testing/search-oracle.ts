import { addressStarts, plainWords } from "@hjem/domain/listing/address-words";
import type { Listing } from "@hjem/domain/listing/listing";
import { listingCoverage } from "@hjem/domain/listing/listing-type";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { effectiveSorting } from "@hjem/domain/search/sorting";
import { analyseQuery, relevanceOf } from "@hjem/domain/text/analyse";
import { stemmerOf } from "../search/searchable-text.ts";
import { isInArea, isInReach, wayMinutes } from "./area-oracle.ts";
import {
  asOneThing,
  canBeHad,
  type Facts,
  factsOfAll,
  isOfKind,
  type LowHigh,
  type OracleScope,
  wholeOf,
} from "./listing-facts.ts";

/** A search and what of it is the same for every listing. */
interface Query {
  request: SearchRequest;
  keywords: ReturnType<typeof analyseQuery>;
}

/** Zero and nothing restrict nothing; else ranges must overlap (D23). */
const overlaps = (range: LowHigh | null, min = 0, max = 0): boolean =>
  (min === 0 || (range !== null && range.max >= min)) &&
  (max === 0 || (range !== null && range.min <= max));

const isAnyOf = <Value>(wanted: readonly Value[] | undefined, actual: Value | null): boolean =>
  !wanted?.length || (actual !== null && wanted.includes(actual));

const doWordsBegin = (starts: readonly string[], words: readonly string[]): boolean =>
  starts.every((start) => words.some((word) => word.startsWith(start)));

const doWordsMatch = (
  { words, addressWords, nameWords }: Facts,
  { request, keywords: { include, exclude } }: Query,
): boolean => {
  const has = (word: string) => Object.values(words).some((part) => part.has(word));
  return (
    include.every(has) &&
    !exclude.some(has) &&
    doWordsBegin(addressStarts(request.address ?? ""), addressWords) &&
    doWordsBegin(plainWords(request.name ?? ""), nameWords)
  );
};

const doDatesMatch = (facts: Facts, { request }: Query): boolean => {
  const { today, published, viewings, freeFrom } = facts;
  const wanted = (request.viewingDate ?? []).map((day) => (day === "TODAY" ? today : day));
  return (
    (wanted.length === 0 || wanted.some((day) => viewings.includes(day))) &&
    (!request.isPublishedToday || published === today) &&
    (!request.publishDateMin || published >= request.publishDateMin) &&
    (!request.availableFrom || (freeFrom !== null && freeFrom <= request.availableFrom))
  );
};

const isSoldBy = (listing: Listing, wanted: SearchRequest["ownerType"]): boolean =>
  wanted === undefined || wanted === "all" || wanted === listing.ownerType;

const isKindRight = ({ listing }: Facts, { request }: Query): boolean => {
  const coverage = listingCoverage(request.listingType, request.acquisition);
  const availability = request.availability?.length ? request.availability : ["available"];
  return (
    coverage.draftTypes.includes(listing.listingType) &&
    (!coverage.isNewOnly ||
      listing.underConstruction ||
      listing.contractDetails.condition === "new") &&
    isOfKind(listing.propertyTypes, request.propertyType) &&
    (availability.includes("all") || availability.includes(listing.status))
  );
};

const areFeaturesRight = ({ listing, facilities }: Facts, { request }: Query): boolean => {
  const { contractDetails: contract, additionalInfo, images } = listing;
  const kinds = request.showby ?? [];
  return (
    isAnyOf(request.energyProfile, additionalInfo.energyProfile.label) &&
    (!request.propertyCondition || request.propertyCondition === contract.condition) &&
    (request.furnished?.includes("all") || isAnyOf(request.furnished, contract.furnished)) &&
    isAnyOf(request.locationTypes, contract.locationType) &&
    isAnyOf(request.ownership?.map(asOneThing), asOneThing(contract.ownership ?? "")) &&
    (!request.isPetAllowed || contract.isPetAllowed === true) &&
    (!request.isLandOwnedBySeller || contract.isLandOwnedBySeller === true) &&
    (kinds.length === 0 ||
      kinds.some((kind) => kind === "any" || images.some(({ type }) => type === kind))) &&
    (request.facilities ?? []).every((key) => facilities.includes(key))
  );
};

const areNumbersRight = (facts: Facts, { request }: Query): boolean => {
  const { price, asking, rent, total, shared, land, built, metresToStop } = facts;
  const { details } = facts.listing;
  const { floors } = request;
  return (
    overlaps(price, request.priceMin, request.priceMax) &&
    overlaps(asking, request.askingPriceMin, request.askingPriceMax) &&
    overlaps(rent, request.monthlyRentMin, request.monthlyRentMax) &&
    overlaps(total, request.totalPriceMin, request.totalPriceMax) &&
    overlaps(shared, request.sharedCostMin, request.sharedCostMax) &&
    overlaps(details.bedrooms, request.bedroomMin, request.bedroomMax || undefined) &&
    (request.bedroomMax !== 0 || details.bedrooms?.min === 0) &&
    overlaps(details.bathrooms, request.bathroomMin, request.bathroomMax) &&
    overlaps(details.garage, request.garageMin, request.garageMax) &&
    overlaps(facts.primary, request.primaryRoomMin, request.primaryRoomMax) &&
    overlaps(land, request.landsizeMin, request.landsizeMax) &&
    overlaps(built, request.constructionYearMin, request.constructionYearMax) &&
    (floors?.min === undefined || (details.floor !== null && details.floor >= floors.min)) &&
    (floors?.max === undefined || (details.floor !== null && details.floor <= floors.max)) &&
    (!request.transportationRadius || metresToStop <= request.transportationRadius)
  );
};

/** Sample suburbs that lie around one another (D51). */
const neighbours: Readonly<Record<string, string>> = {
  "suburb:3065-fitzroy": "suburb:3066-collingwood",
  "suburb:3066-collingwood": "suburb:3065-fitzroy",
};

const requestedPlaces = ({ geoId = [], includesSurrounding }: SearchRequest): string[] =>
  includesSurrounding ? geoId.flatMap((id) => [id, neighbours[id] ?? []].flat()) : geoId;

const isNamed = ({ listing, places }: Facts, { request }: Query, project: Facts | null): boolean =>
  (!request.propertyId?.length ||
    request.propertyId.includes(listing.id) ||
    (project !== null && request.propertyId.includes(project.listing.id))) &&
  (!request.agencyId?.length ||
    request.agencyId.some((id) => Number(id) === Number(listing.agencyId))) &&
  (!request.agencyParentId ||
    Number(listing.agency?.parentId ?? Number.NaN) === Number(request.agencyParentId)) &&
  (!request.geoId?.length || places.some((id) => requestedPlaces(request).includes(id)));

/** A unit stands on the map where its card does: where its project stands, or where it stands itself (D110). */
const pinOf = (facts: Facts, { request }: Query, project: Facts | null): Facts =>
  request.groupUnits === false ? facts : (project ?? facts);

/** `project` is the one through which the home is found. */
const matches = (facts: Facts, query: Query, project: Facts | null): boolean =>
  isKindRight(facts, query) &&
  areNumbersRight(facts, query) &&
  areFeaturesRight(facts, query) &&
  doDatesMatch(facts, query) &&
  isSoldBy(facts.listing, query.request.ownerType) &&
  isSoldBy(facts.listing, query.request.soldBy) &&
  isAnyOf(query.request.saleMethod, facts.saleMethod) &&
  isNamed(facts, query, project) &&
  isInArea(pinOf(facts, query, project).listing.address.coordinates, query.request) &&
  isInReach(pinOf(facts, query, project), query.request) &&
  doWordsMatch(facts, query);

/** The value that a listing is sorted by; null comes last in both directions. */
const sortValue = (facts: Facts, { request, keywords }: Query): number | null => {
  const { field, order } = effectiveSorting(request);
  const end = order === "asc" ? "min" : "max";
  const { listing, shown } = facts;
  const { price, total, perPrimary } = shown;
  switch (field) {
    case "relevance":
      return relevanceOf(keywords.include, facts.words);
    case "fairest":
      return Math.max(...wayMinutes(facts, request));
    case "created_at":
    case "publish_date":
      return Date.parse(listing.publishedAt);
    case "price":
      return price?.[end] ?? null;
    case "total_price":
      return total?.[end] ?? null;
    case "primary_room":
      return facts.primary?.[end] ?? null;
    case "usage_area":
      return listing.details.usageArea?.[end] ?? null;
    default:
      return perPrimary?.[end] ?? null;
  }
};

/**
 * The search by brute force, straight from the listings and the specification: no columns, no codes, no SQL.
 * Every engine must agree with it on which listings match and in which order (D23, D34).
 */
export class SearchOracle {
  readonly scope: OracleScope;
  /** Every listing, in the order in which they were stored. */
  readonly all: readonly Facts[];
  /** The project of each unit that can be had. */
  readonly #projects = new Map<Facts, Facts>();
  /** What was found for each set of filters: counting requests one of them many times. */
  readonly #found = new Map<string, readonly Facts[]>();

  constructor(listings: readonly Listing[], scope: OracleScope) {
    this.scope = scope;
    this.all = factsOfAll(listings, scope);
    for (const unit of this.all.filter(canBeHad)) {
      const project = wholeOf(unit, this.all);
      if (project && canBeHad(project)) this.#projects.set(unit, project);
    }
  }

  /** The project through which a home is found (D55); null for one that is found by itself. */
  projectOf(facts: Facts): Facts | null {
    return this.#projects.get(facts) ?? null;
  }

  #find(request: SearchRequest): Query {
    const keywords = analyseQuery(request.keywords ?? "", stemmerOf(this.scope.region));
    return { request, keywords };
  }

  /**
   * Every home that meets all filters, in the order in which they were stored. A project whose units can be had is none:
   * they stand for it (D55).
   */
  findHomes(request: SearchRequest): readonly Facts[] {
    // The same for searches that differ only in what changes nothing about who matches.
    const rest = { sorting: 0, order: 0, page: 0, size: 0, view: 0, zoomLevel: 0 };
    const key = JSON.stringify({ ...request, ...rest });
    const known = this.#found.get(key);
    if (known) return known;
    const query = this.#find(request);
    const stoodFor = new Set(this.#projects.values());
    const found = this.all.filter(
      (facts) => !stoodFor.has(facts) && matches(facts, query, this.projectOf(facts)),
    );
    this.#found.set(key, found);
    return found;
  }

  #cardOf(home: Facts, { groupUnits }: Pick<SearchRequest, "groupUnits">): Facts {
    return groupUnits === false ? home : (this.projectOf(home) ?? home);
  }

  /** How many cards homes make: themselves, or the projects of units unless these are wanted one by one. */
  countCards(homes: readonly Facts[], request: SearchRequest): number {
    return new Set(homes.map((home) => this.#cardOf(home, request))).size;
  }

  /** All cards of a search, in the order in which they were stored. */
  find(request: SearchRequest): readonly Facts[] {
    const cards = new Set(this.findHomes(request).map((home) => this.#cardOf(home, request)));
    return [...cards].toSorted((one, other) => one.stored - other.stored);
  }

  /** Of each project that a search finds how many units match and the lowest price of them, by its id (D110). */
  matchingUnits(request: SearchRequest): Map<string, { count: number; price_min: number | null }> {
    if (request.groupUnits === false) return new Map();
    const units = this.findHomes(request).filter((home) => this.projectOf(home) !== null);
    const byProject = Map.groupBy(units, (unit) => this.projectOf(unit)!.listing.id);
    return new Map(
      [...byProject].map(([id, matching]) => {
        const prices = matching.flatMap(({ shown: { price } }) => (price ? [price.min] : []));
        const least = prices.length > 0 ? Math.min(...prices) : null;
        return [id, { count: matching.length, price_min: least }];
      }),
    );
  }

  /** Ids of all matches in their order. */
  ids(request: SearchRequest): string[] {
    const { field, order } = effectiveSorting(request);
    const direction = order === "asc" ? 1 : -1;
    const query = this.#find(request);
    return this.find(request)
      .map((facts) => ({ ...facts, value: sortValue(facts, query) }))
      .toSorted((one, other) => {
        if (one.value !== other.value) {
          if (one.value === null) return 1;
          if (other.value === null) return -1;
          return (one.value - other.value) * direction;
        }
        if (field !== "relevance") return (one.stored - other.stored) * direction;
        const newer = Date.parse(other.listing.publishedAt) - Date.parse(one.listing.publishedAt);
        return newer || other.stored - one.stored;
      })
      .map(({ listing }) => listing.id);
  }
}
