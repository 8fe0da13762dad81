import { PAGE_MAX } from "@hjem/domain/limits";
import { FirstOnMarketQuery } from "@hjem/domain/listing/first-on-market-query";
import { listingCoverage } from "@hjem/domain/listing/listing-type";
import { SearchResponse } from "@hjem/domain/search/search-response";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "../../db/schema.ts";
import { finishedText, responseText } from "../../plugins/json-text.ts";
import { kindCodes } from "../../search/column-codes.ts";
import type { FallbackSearchIndex } from "../../search/fallback-search-index.ts";
import { findFirstOnMarket } from "./repository.ts";

const homeTypes = ["residential", "leisure"] as const;

interface FirstOnMarketDeps {
  db: Database;
  /** Remembers responses until listings change; null where nothing reports changes. */
  index: Pick<FallbackSearchIndex, "remember"> | null;
}

/** Homes that are shown here before anywhere else (RTE-007, RTE-008). */
export const firstOnMarketRoutes =
  ({ db, index }: FirstOnMarketDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/property/first_on_market",
      {
        schema: {
          summary: "List homes that are first here",
          description:
            "Available homes and holiday homes whose advertiser shows them nowhere else yet, the newest first. A page past the last one is empty.",
          tags: ["listings"],
          querystring: FirstOnMarketQuery,
          response: { 200: finishedText(SearchResponse) },
        },
      },
      async ({ query: { acquisition, page, size }, region }, reply) => {
        const kinds = homeTypes
          .flatMap((type) => listingCoverage(type, acquisition).draftTypes)
          .map((type) => kindCodes[type]);
        const scope = { regionId: region.id, kinds, limit: size, offset: (page - 1) * size };
        const find = () => findFirstOnMarket(db, scope);
        const { cards, total } = await (index?.remember(JSON.stringify(["first", scope]), find) ??
          find());
        const lastPage = Math.min(Math.ceil(total / size), PAGE_MAX);
        reply.type("application/json; charset=utf-8");
        return reply.send(
          responseText(cards, { currentPage: page, perPage: size, total, lastPage }),
        );
      },
    );
  };
