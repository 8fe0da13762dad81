import { acquisitions, searchListingTypes } from "@hjem/domain/listing/enumerations";
import { GeoId, type PlaceKind, Places } from "@hjem/domain/place/place";
import { parseSearch } from "@hjem/domain/search/search-url";
import { dayIn } from "@hjem/domain/time/zone";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { queryList } from "../../plugins/query-list.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { Memory } from "./memory.ts";
import type { FoundPlace, PlaceFinder } from "./place-finder.ts";

const SUGGESTIONS = 8;
const POPULAR = 12;
const LOOKUPS_MAX = 50;

/** Places change with the listings in them; half a minute late is early enough. */
const MEMORY = { ageMs: 30_000, size: 500 } as const;

/** What a home page offers as areas, and what a search box offers before anything is typed. */
const townKinds: readonly PlaceKind[] = ["municipality", "suburb"];
const addressKinds: readonly PlaceKind[] = [...townKinds, "district"];

const Scope = z.object({
  listingType: z.enum(searchListingTypes).optional(),
  acquisition: z.enum(acquisitions).optional(),
});
const Term = z.string().max(120).default("");

const schemaOf = <Query extends z.ZodType>(summary: string, querystring: Query) => ({
  summary,
  tags: ["places"],
  querystring,
  response: { 200: Places },
});

/** Every other parameter of a look-up as the site's own address of a search would write it. */
const searchParams = (query: Readonly<Record<string, unknown>>): URLSearchParams => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((each) => [key, String(each)]),
  );
  return new URLSearchParams(pairs);
};

/** Places for the search box and the home page (spec §7, D32, D43). */
export const placeRoutes =
  (deps: { places: PlaceFinder; index: SearchIndex; now: () => number }): FastifyPluginAsyncZod =>
  async (app) => {
    const { places, index, now } = deps;
    const memory = new Memory<FoundPlace[]>(MEMORY);

    app.get(
      "/api/v2/address",
      { schema: schemaOf("Complete a place name", Scope.extend({ term: Term })) },
      async ({ query: { term, ...scope }, region }) => {
        const key = JSON.stringify([region.id, term, scope.listingType, scope.acquisition]);
        const data = await memory.get(key, now(), () =>
          places.suggest(term, { regionId: region.id, ...scope }, SUGGESTIONS),
        );
        return { data };
      },
    );

    const popular = (url: string, summary: string, kinds: readonly PlaceKind[]) =>
      app.get(url, { schema: schemaOf(summary, Scope) }, async ({ query, region }) => {
        const key = JSON.stringify([url, region.id, query.listingType, query.acquisition]);
        const data = await memory.get(key, now(), () =>
          places.popular(kinds, { regionId: region.id, ...query }, POPULAR),
        );
        return { data };
      });
    popular("/api/v2/address/popular", "Places to offer before anything is typed", addressKinds);
    popular("/api/v2/regions/popular", "Areas with the most listings", townKinds);

    app.get(
      "/api/v2/address/lookup",
      {
        schema: schemaOf(
          "Look up places by id or by name, counted within a search",
          z.looseObject({ term: Term, geoId: queryList(GeoId, LOOKUPS_MAX).optional() }),
        ),
      },
      async ({ query: { term, geoId = [], ...filter }, region }) => {
        const instant = now();
        const today = dayIn(instant, region.timeZones.default);
        const scope = { regionId: region.id };
        const named = await places.byGeoIds(geoId, scope);
        const spelt = await places.suggest(term, scope, SUGGESTIONS);
        const found = [...new Map([...named, ...spelt].map((place) => [place.id, place])).values()];
        const { request } = parseSearch(searchParams(filter), region, today);
        if (Object.keys(filter).length === 0) {
          return { data: found };
        }
        const counts = await index.countIn(
          found.map(({ id }) => id),
          request,
          { region, now: instant },
        );
        return { data: found.map((place) => ({ ...place, count: counts.get(place.id) ?? 0 })) };
      },
    );
  };
