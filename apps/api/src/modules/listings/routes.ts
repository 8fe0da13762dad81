import { ALL, PAGE_SIZE_MAX } from "@hjem/domain/limits";
import {
  availabilities,
  type AvailabilityFilter,
  availabilityFilters,
} from "@hjem/domain/listing/availability";
import { DetailedListing, detailedListing, type Listing } from "@hjem/domain/listing/listing";
import { ListingHistory } from "@hjem/domain/listing/listing-history";
import { PropertyId } from "@hjem/domain/listing/property-id";
import { SearchResponse } from "@hjem/domain/search/search-response";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { finishedText, responseText } from "../../plugins/json-text.ts";
import { queryList } from "../../plugins/request-input.ts";
import type { Site } from "../../regions.ts";
import { availabilityCodes } from "../../search/column-codes.ts";
import { findChanges } from "./change-log.ts";
import { findCards } from "./repository.ts";
import { requireListing } from "./require-listing.ts";

const Availability = queryList(z.enum(availabilityFilters), 12).optional();

/** Codes that a filter lets through; without a filter only what is available (D17). */
const allowed = (wanted: readonly AvailabilityFilter[] = ["available"]): number[] =>
  availabilities
    .filter((status) => wanted.length === 0 || wanted.includes(ALL) || wanted.includes(status))
    .map((status) => availabilityCodes[status]);

const texts = new WeakMap<Listing, string>();

/** The body of a listing; one whose row has not changed is serialised once. */
const listingText = (listing: Listing): string => {
  const text =
    texts.get(listing) ??
    JSON.stringify(toSnakeKeys(DetailedListing.parse(detailedListing(listing))));
  texts.set(listing, text);
  return text;
};

/** Listings by their id. */
export const listingRoutes =
  ({ db, regions }: { db: Database; regions: readonly Site[] }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/property",
      {
        schema: {
          summary: "Read one listing",
          description:
            "Sold and withdrawn listings are returned too when `availability[]` allows them. A listing of the other market is 404 `other_region` with its origin.",
          tags: ["listings"],
          querystring: z.object({ id: z.string().max(200), availability: Availability }),
          response: { 200: finishedText(DetailedListing) },
        },
      },
      async ({ query: { id, availability }, region }, reply) => {
        const listing = await requireListing({ db, regions }, { region }, id);
        if (!allowed(availability).includes(availabilityCodes[listing.status])) {
          throw new ApiError("not_found");
        }
        reply.type("application/json; charset=utf-8");
        return reply.send(listingText(listing));
      },
    );

    app.get(
      "/api/v2/property/:id/history",
      {
        schema: {
          summary: "Read what has become of a listing",
          description:
            "Its price from step to step, and every change that was published, newest first. Of listings that are gone too.",
          tags: ["listings"],
          params: z.object({ id: z.string().max(200) }),
          response: { 200: ListingHistory },
        },
      },
      async ({ params: { id }, region }) => {
        const listing = await requireListing({ db, regions }, { region }, id);
        const { publishedAt, closedAt, address } = listing;
        const priceHistory = [...(listing.earlierPrices ?? []), ...listing.priceHistory];
        // What a hidden listing said is in its changes too (D99).
        const changes = listing.isHidden ? [] : await findChanges(db, id);
        return { publishedAt, closedAt, timeZone: address.timeZone, priceHistory, changes };
      },
    );

    app.get(
      "/api/v2/properties",
      {
        schema: {
          summary: "Read results by id",
          description: "In the order of the ids; those that do not exist are left out.",
          tags: ["listings"],
          querystring: z.object({
            ids: queryList(z.string().max(40), PAGE_SIZE_MAX),
            availability: Availability,
          }),
          response: { 200: finishedText(SearchResponse) },
        },
      },
      async ({ query, region }, reply) => {
        const ids = [...new Set(query.ids)].filter((id) => PropertyId.safeParse(id).success);
        const codes = allowed(query.availability);
        const { cards, total } = await findCards(db, region.id, ids, codes);
        reply.header("cache-control", "no-store").type("application/json; charset=utf-8");
        const lastPage = Math.min(1, total);
        const perPage = Math.max(1, query.ids.length);
        return reply.send(responseText(cards, { currentPage: 1, perPage, total, lastPage }));
      },
    );
  };
