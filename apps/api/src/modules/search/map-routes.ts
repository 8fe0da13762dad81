import { MapResponse } from "@hjem/domain/search/map-response";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { finishedText } from "../../plugins/json-text.ts";
import { mapText } from "../../search/map-response-json.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { nameIgnoredFields, rejectContradictions } from "./search-body.ts";

/** A search on the map: clusters and single homes (D19). */
export const mapRoutes =
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
  };
