import { PAGE_MAX } from "@hjem/domain/limits";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { SearchResponse } from "@hjem/domain/search/search-response";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ApiError } from "../../plugins/api-error.ts";
import { finishedText, responseText } from "../../plugins/json-text.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { nameIgnoredFields, rejectContradictions } from "./search-body.ts";

/** Search of listings; the two versions respond the same (D19). */
export const searchRoutes =
  ({ index, now }: { index: SearchIndex; now: () => number }): FastifyPluginAsyncZod =>
  async (app) => {
    for (const url of ["/api/v2/property/search", "/api/v4/property/search"]) {
      app.post(
        url,
        {
          preValidation: nameIgnoredFields,
          schema: {
            summary: "Search listings",
            description:
              "Filter, area and query fields side by side; every field is optional. Unknown keys are left out and named in X-Ignored-Fields.",
            tags: ["search"],
            body: SearchRequest,
            response: { 200: finishedText(SearchResponse) },
          },
        },
        async ({ body, region }, reply) => {
          const instant = now();
          rejectContradictions(body, region, instant);
          const { cards, total } = await index.page(body, { region, now: instant });
          const lastPage = Math.min(Math.ceil(total / body.size), PAGE_MAX);
          if (body.page > Math.max(1, lastPage)) {
            const values = { page: body.page, last: Math.max(1, lastPage) };
            throw new ApiError("page_out_of_range", {
              values,
              fieldErrors: [{ field: "page", sentence: "max", values: { max: values.last } }],
            });
          }
          const pagination = { currentPage: body.page, perPage: body.size, total, lastPage };
          reply.type("application/json; charset=utf-8");
          // The text of stored cards: their shape was checked when they were written.
          return reply.send(responseText(cards, pagination));
        },
      );
    }
  };
