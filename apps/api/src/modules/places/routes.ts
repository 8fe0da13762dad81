import { acquisitions, searchListingTypes } from "@hjem/domain/listing/listing-type";
import { GeoId, type PlaceKind, Places, PopularPlaces } from "@hjem/domain/place/place";
import { parseSearch } from "@hjem/domain/search/search-url";
import { dayIn } from "@hjem/domain/time/zone";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { queryList } from "../../plugins/request-input.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { medianPriceIn } from "../areas/area-figures.ts";
import type { PlaceScope } from "./count-in-places.ts";
import type { PlaceChanges } from "./place-changes.ts";
import type { FoundPlace, PlaceFinder } from "./place-finder.ts";
import { TtlCache } from "./ttl-cache.ts";

const SUGGESTIONS = 8;
const POPULAR = 12;
const LOOKUPS_MAX = 50;
const TERM_LENGTH_MAX = 120;

/** For the home page, half a minute late is early enough. */
const POPULAR_CACHE = { ageMs: 30_000, size: 500 } as const;
/** What is typed by many at once is counted once, until a listing or a name changes (D117). */
const SUGGESTION_CACHE = { ageMs: 1_000, size: 500 } as const;

/** What a home page offers as areas, and what a search box offers before anything is typed. */
const townKinds: readonly PlaceKind[] = ["city", "municipality", "suburb"];
const addressKinds: readonly PlaceKind[] = [...townKinds, "district"];

const Scope = z.object({
  listingType: z.enum(searchListingTypes).optional(),
  acquisition: z.enum(acquisitions).optional(),
});
const Term = z.string().max(TERM_LENGTH_MAX).default("");

/** `10.39506,63.43049`: longitude first, as the address of a search writes a point (D31). */
const PointText = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,6})?,-?\d{1,2}(\.\d{1,6})?$/)
  .transform((text) => {
    const [lng = 0, lat = 0] = text.split(",").map(Number);
    return { lat, lng };
  })
  .refine(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);

const responseShape =
  "Returns `data`, a list of places: `geo_id` (`kind:key`, what the search filter `geo_id` takes), `kind`, `name`, " +
  "`parent` (the next wider place, null at the top), `count` (listings that can be had now, exact), `location`.";

const schemaOf = <Query extends z.ZodType>(
  summary: string,
  description: string,
  querystring: Query,
  response: typeof Places | typeof PopularPlaces = Places,
) => ({
  summary,
  description: `${description} ${responseShape}`,
  tags: ["places"],
  querystring,
  response: { 200: response },
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
  (deps: {
    places: PlaceFinder;
    index: SearchIndex;
    changes: PlaceChanges;
    now: () => number;
  }): FastifyPluginAsyncZod =>
  async (app) => {
    const { places, index, changes, now } = deps;
    const suggestions = new TtlCache<FoundPlace[]>(SUGGESTION_CACHE);

    app.get(
      "/api/v2/address",
      {
        schema: schemaOf(
          "Complete a place name",
          `At most ${SUGGESTIONS} places for the words typed so far, the best first: the whole name, its beginning, a ` +
            "later word of it, a name spelt much alike; of equal ones those with the most listings. Words may stand in any " +
            "order and name the place around (`richmond vic`); æ, ø and å may be typed plainly. Counted for " +
            "`listing_type` and `acquisition`.",
          Scope.extend({ term: Term }),
        ),
      },
      async ({ query: { term, ...scope }, region }) => {
        const version = [changes.geographyVersion(region.id), places.version(region.id)];
        const { listingType, acquisition } = scope;
        const key = JSON.stringify([region.id, ...version, term, listingType, acquisition]);
        const instant = now();
        const data = await suggestions.get(key, instant, () =>
          places.suggest(term, { region, now: instant, ...scope }, SUGGESTIONS),
        );
        return { data };
      },
    );

    /** A route for places with most listings, which no cache on the way may hold longer than the API does. */
    const popular = <Found extends FoundPlace>(
      url: string,
      schema: ReturnType<typeof schemaOf<typeof Scope>>,
      kinds: readonly PlaceKind[],
      complete: (found: FoundPlace[], scope: PlaceScope) => Promise<Found[]>,
    ) => {
      const cache = new TtlCache<Found[]>(POPULAR_CACHE);
      app.get(url, { schema }, async ({ query, region }, reply) => {
        const scope = { region, now: now(), ...query };
        const key = JSON.stringify([region.id, query.listingType, query.acquisition]);
        const data = await cache.get(key, scope.now, async () =>
          complete(await places.popular(kinds, scope, POPULAR), scope),
        );
        reply.header("cache-control", `public, max-age=${cache.secondsLeft(key, scope.now)}`);
        return { data };
      });
    };
    popular(
      "/api/v2/address/popular",
      schemaOf(
        "Places to offer before anything is typed",
        `The ${POPULAR} cities, municipalities, suburbs and districts with the most listings of the kind.`,
        Scope,
      ),
      addressKinds,
      async (found) => found,
    );
    popular(
      "/api/v2/regions/popular",
      schemaOf(
        "Areas with the most listings",
        `The ${POPULAR} cities, municipalities and suburbs with the most listings of the kind, each with \`median_price\` of its ` +
          "homes, null where they are too few.",
        Scope,
        PopularPlaces,
      ),
      townKinds,
      (found, scope) =>
        Promise.all(
          found.map(async (place) => {
            const median = await medianPriceIn(index, place.geoId, scope);
            return { ...place, medianPrice: median?.value ?? null };
          }),
        ),
    );

    app.get(
      "/api/v2/address/lookup",
      {
        schema: schemaOf(
          "Look up places by id, by name or by a point, counted within a search",
          "The places of `geo_id` in their order, then those that `term` completes, then the place by which the point " +
            "`nearest_to` (`lng,lat`) is best called. With any filter of a search beside these, `count` is the number of " +
            "listings that the search finds in the place.",
          z.looseObject({
            term: Term,
            geoId: queryList(GeoId, LOOKUPS_MAX).optional(),
            nearestTo: PointText.optional(),
          }),
        ),
      },
      async ({ query: { term, geoId = [], nearestTo, ...filter }, region }) => {
        const instant = now();
        const scope = { region, now: instant };
        const [named, spelt, nearest] = await Promise.all([
          places.byGeoIds(geoId, scope),
          places.suggest(term, scope, SUGGESTIONS),
          nearestTo ? places.nearest(nearestTo, scope) : null,
        ]);
        const each = [...named, ...spelt, ...(nearest ? [nearest] : [])];
        const found = [...new Map(each.map((place) => [place.id, place])).values()];
        if (Object.keys(filter).length === 0) return { data: found };
        const today = dayIn(instant, region.timeZones.default);
        const { request } = parseSearch(searchParams(filter), region, today);
        const counts = await index.countIn(
          found.map(({ id }) => id),
          request,
          { region, now: instant },
        );
        return { data: found.map((place) => ({ ...place, count: counts.get(place.id) ?? 0 })) };
      },
    );
  };
