import { SitemapListings, SitemapParts, SitemapQuery } from "@hjem/domain/sitemap/sitemap";
import { listingsPerPart } from "@hjem/domain/sitemap/sitemap-part";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { findSitemapListings, findSitemapParts } from "./repository.ts";

/** More parts than any market has homes for: 100,000 of 25,000. */
const PARTS_MAX = 100_000;

/** What sitemaps are written from; a storefront makes XML of it. */
export const sitemapRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/sitemap/listings",
      {
        schema: {
          summary: "Count what sitemaps name",
          description:
            "Parts of the market's available listings with their last change. A listing stays in its part for good.",
          tags: ["sitemap"],
          response: { 200: SitemapParts },
        },
      },
      async ({ region }) => ({
        data: await findSitemapParts(db, region.id, listingsPerPart(region)),
      }),
    );

    app.get(
      "/api/v2/sitemap/listings/:part",
      {
        schema: {
          summary: "Read what one sitemap names",
          description:
            "Ids and last changes of a part's available listings; `next` goes into `after` of the next call. A part that does not exist is empty.",
          tags: ["sitemap"],
          params: z.object({ part: z.coerce.number().int().min(1).max(PARTS_MAX) }),
          querystring: SitemapQuery,
          response: { 200: SitemapListings },
        },
      },
      async ({ region, params: { part }, query: { after, size } }) => {
        const stretch = { part, perPart: listingsPerPart(region), after, size };
        const rows = await findSitemapListings(db, region.id, stretch);
        return {
          data: rows.map(({ propertyId, agencyId, changedAt }) => ({
            propertyId,
            agencyId,
            changedAt,
          })),
          next: rows.length === size ? (rows.at(-1)?.place ?? null) : null,
        };
      },
    );
  };
