import { FacetResponse } from "@hjem/domain/search/facets";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { toSnake } from "@hjem/domain/wire/case";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { finishedText } from "../../plugins/json-text.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { nameIgnoredFields, rejectContradictions } from "./search-body.ts";

/** Counts of every choice of every filter, and the price histogram (D19). */
export const facetRoutes =
  ({ index, now }: { index: SearchIndex; now: () => number }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/api/v2/property/facets",
      {
        preValidation: nameIgnoredFields,
        schema: {
          summary: "Count the choices of every filter",
          description:
            "For each choice how many listings it would find with the other filters unchanged, and a histogram of the prices. Every number is exact. Agencies without any are omitted.",
          tags: ["search"],
          body: SearchRequest,
          response: { 200: finishedText(FacetResponse) },
        },
      },
      async ({ body, region }, reply) => {
        const scope = { region, now: now() };
        rejectContradictions(body, region, scope.now);
        const [total, facets, histogram] = await Promise.all([
          index.count(body, scope),
          index.facets(body, scope),
          index.histogram(body, scope),
        ]);
        const byField = Object.entries(facets).map(([field, counts]) => [toSnake(field), counts]);
        const data = { total, facets: Object.fromEntries(byField), histogram };
        reply.type("application/json; charset=utf-8");
        return reply.send(JSON.stringify({ data }));
      },
    );
  };
