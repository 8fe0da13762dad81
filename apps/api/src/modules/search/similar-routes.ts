import { PAGE_MAX } from "@hjem/domain/limits";
import type { Region } from "@hjem/domain/region";
import {
  RecommendResponse,
  RecommendQuery,
  SimilarResponse,
  SimilarRequest,
} from "@hjem/domain/search/similar";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { finishedText } from "../../plugins/json-text.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import {
  findSimilarTo,
  recommendable,
  type SimilarTo,
  similarSearch,
} from "../../search/similar-homes.ts";
import { nameIgnoredSimilarFields, rejectContradictions } from "./search-body.ts";

/** Similar homes: their ids for swiping (SAVE-040), or complete results for a detail page (PROP-056). */
export const similarRoutes =
  (deps: { db: Database; index: SearchIndex; now: () => number }): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, index, now } = deps;

    /** @throws {ApiError} `not_found` where the market has no such listing. */
    const requireRequested = async (propertyId: string, region: Region) => {
      const requested = await findSimilarTo(db, region.id, propertyId);
      if (!requested) throw new ApiError("not_found");
      return requested;
    };
    const findSimilar = (
      requested: SimilarTo,
      body: Pick<SimilarRequest, "filter" | "page" | "size">,
      region: Region,
    ) => {
      const request = similarSearch(requested, body);
      const scope = { region, now: now() };
      rejectContradictions(request, region, scope.now);
      return index.similar(requested, request, scope);
    };

    app.post(
      "/api/v4/property/similar",
      {
        preValidation: nameIgnoredSimilarFields,
        schema: {
          summary: "Find listings like another",
          description:
            "Ids of the same kind of listing in the same places, the likest first; `filter` holds filters of a search that they must meet too. Unknown keys are left out and named in X-Ignored-Fields.",
          tags: ["search"],
          body: SimilarRequest,
          response: { 200: SimilarResponse },
        },
      },
      async ({ body, region }) => {
        const requested = await requireRequested(body.propertyId, region);
        const { cards, total } = await findSimilar(requested, body, region);
        const found = JSON.parse(`[${cards}]`) as { property_id: string }[];
        const lastPage = Math.min(Math.ceil(total / body.size), PAGE_MAX);
        return {
          data: found.map(({ property_id: id }) => id),
          pagination: { currentPage: body.page, perPage: body.size, total, lastPage },
        };
      },
    );

    app.get(
      "/api/v2/property/:id/similar",
      {
        schema: {
          summary: "Read listings like another",
          description:
            "The listings that `POST /api/v4/property/similar` names without a filter, as whole results, for the page of a home.",
          tags: ["search"],
          params: RecommendQuery.pick({ id: true }),
          querystring: RecommendQuery.pick({ size: true }),
          response: { 200: finishedText(RecommendResponse) },
        },
      },
      async ({ params, query, region }, reply) => {
        const requested = await requireRequested(params.id, region);
        const wanted = { filter: {}, page: 1, size: query.size };
        const { cards } = await findSimilar(requested, wanted, region);
        reply.type("application/json; charset=utf-8");
        return reply.send(`{"data":[${cards}]}`);
      },
    );

    app.get(
      "/api/v2/property/recommend",
      {
        schema: {
          summary: "Recommend listings similar to another",
          description:
            "Of the same kind, within 25 km and 20 % of its price, the likest in price and size first; those next door are no better for it.",
          tags: ["search"],
          querystring: RecommendQuery,
          response: { 200: finishedText(RecommendResponse) },
        },
      },
      async ({ query, region }, reply) => {
        const { requested, filter } = recommendable(await requireRequested(query.id, region));
        const { cards } = await findSimilar(
          requested,
          { filter, page: 1, size: query.size },
          region,
        );
        reply.type("application/json; charset=utf-8");
        return reply.send(`{"data":[${cards}]}`);
      },
    );
  };
