import { FacetResponse } from "@hjem/domain/search/facets";
import { MapResponse } from "@hjem/domain/search/map-response";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { toSnake } from "@hjem/domain/wire/case";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { finishedText } from "../../plugins/json-text.ts";
import { mapText } from "../../search/map-response-json.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { nameIgnoredFields, rejectContradictions } from "./search-body.ts";

/** What a search finds, counted: on the map and by choice. Each takes the body of a search (D19). */
export const countRoutes =
  ({ index, now }: { index: SearchIndex; now: () => number }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/api/v4/property/map",
      {
        preValidation: nameIgnoredFields,
        schema: {
          summary: "Search listings on the map",
          description:
            "At most 100 features for the frame and the zoom: clusters and single listings, whose counts add up to the total. Page, size and sorting are not used.",
          tags: ["search"],
          body: SearchRequest,
          response: { 200: finishedText(MapResponse) },
        },
      },
      async ({ body, region }, reply) => {
        const instant = now();
        rejectContradictions(body, region, instant);
        const found = await index.clusters(body, { region, now: instant });
        reply.type("application/json; charset=utf-8");
        return reply.send(mapText(found));
      },
    );

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
