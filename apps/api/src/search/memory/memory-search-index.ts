import type { FacetCounts, PriceHistogram } from "@hjem/domain/search/facets";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { propertyIds } from "../filter-conditions.ts";
import { addMatchingUnits } from "../matching-units.ts";
import type { PlaceIds } from "../place-ids.ts";
import type { SearchIndex, SearchPage, SearchScope } from "../search-index.ts";
import { idsOfSingles } from "../sql-clusters.ts";
import type { CardCache } from "./card-cache.ts";
import type { RequestedSearch, PageOfIds, IndexQuery, WithUnits } from "./index-query.ts";
import { type PackedGroups, unpackGroups } from "./packed-groups.ts";

/** Sends a query; resolves with the response of its kind. */
export type RunQuery = (query: IndexQuery) => Promise<unknown>;

/** What comes back for a query of each kind. */
interface IndexResponses {
  page: WithUnits<PageOfIds>;
  count: number;
  countIn: number[];
  facets: FacetCounts;
  histogram: PriceHistogram;
  clusters: WithUnits<PackedGroups>;
  similar: WithUnits<PageOfIds>;
}

/** The search index over listings in memory; cards are read from the database and cached. */
export const memorySearchIndex = (deps: {
  db: Database;
  placeIds: PlaceIds;
  cards: CardCache;
  query: RunQuery;
}): SearchIndex => {
  const { db, placeIds, cards } = deps;

  /** What another thread sends is untyped: each kind of query has its kind of response. */
  const query = async <Kind extends IndexQuery["kind"]>(
    requestedQuery: Extract<IndexQuery, { kind: Kind }>,
  ): Promise<IndexResponses[Kind]> => (await deps.query(requestedQuery)) as IndexResponses[Kind];

  const listingIds = async (request: SearchRequest): Promise<number[] | null> => {
    if (!request.propertyId?.length) return null;
    const { rows } = await sql<{ id: number }>`
      select id from listing where public_id = any(${propertyIds(request.propertyId)}::text[])
    `.execute(db);
    return rows.map(({ id }) => id);
  };

  const requested = async (
    request: SearchRequest,
    scope: SearchScope,
  ): Promise<RequestedSearch> => {
    const { region, now, publishedAfter } = scope;
    const places = request.geoId?.length ? await placeIds.ofSearch(region.id, request) : null;
    const listings = await listingIds(request);
    const fjordPlaces = await placeIds.ofFjordCounties(region, request);
    return { request, market: region.id, now, publishedAfter, places, listings, fjordPlaces };
  };

  /** Finished cards by internal id, projects with what was found of them. */
  const textsOf = async (
    ids: readonly number[],
    { units }: WithUnits<object>,
  ): Promise<Map<number, string>> => {
    const texts = await cards.find(ids);
    for (const [id, card] of texts) texts.set(id, addMatchingUnits(card, units.get(id)));
    return texts;
  };

  /** A listing that went away since is left out; the total is that of the same moment as the page. */
  const pageOf = async (page: WithUnits<PageOfIds>): Promise<SearchPage> => {
    const { ids, total } = page;
    const texts = await textsOf(ids, page);
    return { cards: ids.flatMap((id) => texts.get(id) ?? []).join(","), total };
  };

  return {
    async page(request, scope) {
      const search = await requested(request, scope);
      return pageOf(await query({ ...search, kind: "page" }));
    },

    async count(request, scope) {
      return query({ ...(await requested(request, scope)), kind: "count" });
    },

    async countIn(places, request, scope) {
      const search = await requested(request, scope);
      const counts = await query({ ...search, kind: "countIn", in: places });
      return new Map(places.map((place, index) => [place, counts[index] ?? 0]));
    },

    async facets(request, scope) {
      return query({ ...(await requested(request, scope)), kind: "facets" });
    },

    async histogram(request, scope) {
      const search = await requested(request, scope);
      return query({ ...search, kind: "histogram" });
    },

    async clusters(request, scope) {
      const search = await requested(request, scope);
      const packed = await query({ ...search, kind: "clusters" });
      const found = unpackGroups(packed);
      return { ...found, cards: await textsOf(idsOfSingles(found.groups), packed) };
    },

    async similar(to, request, scope) {
      const search = await requested(request, scope);
      return pageOf(await query({ ...search, kind: "similar", requested: to }));
    },
  };
};
