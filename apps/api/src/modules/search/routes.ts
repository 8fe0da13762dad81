import { PAGE_MAX } from "@hjem/domain/limits";
import { SearchAnswer } from "@hjem/domain/search/search-answer";
import { checkFilter } from "@hjem/domain/search/filter-check";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { dayIn } from "@hjem/domain/time/zone";
import { toCamel, toSnake } from "@hjem/domain/wire/case";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ApiError } from "../../plugins/api-error.ts";
import { finishedText } from "../../plugins/finished-text.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { answerText } from "./answer-text.ts";

const fields: ReadonlySet<string> = new Set(Object.keys(SearchRequest.shape));
const IGNORED_NAMED_MAX = 20;
const IGNORED_LENGTH_MAX = 60;

/** Names the keys that no filter bears, so that a typing error shows; the search goes on without them (D31). */
const nameIgnoredFields = async ({ body }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (typeof body !== "object" || body === null) return;
  const ignored = Object.keys(body)
    .filter((key) => !fields.has(toCamel(key)))
    .slice(0, IGNORED_NAMED_MAX)
    .map((key) =>
      encodeURIComponent(key.toWellFormed().slice(0, IGNORED_LENGTH_MAX).toWellFormed()),
    );
  if (ignored.length > 0) reply.header("x-ignored-fields", ignored.join(","));
};

/** Refuses what the fields say together, e.g. a minimum above its maximum, with every field named. */
const refuseContradictions = (request: SearchRequest, today: string): void => {
  const faults = checkFilter(request, today).flatMap((fault) =>
    fault.fields.map((field) => ({ field: toSnake(field), sentence: fault.rule })),
  );
  if (faults.length > 0) throw new ApiError("validation_failed", { faults });
};

/** Search of listings; the two versions answer the same (D19). */
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
            response: { 200: finishedText(SearchAnswer) },
          },
        },
        async ({ body, region }, reply) => {
          const instant = now();
          refuseContradictions(body, dayIn(instant, region.timeZones.default));
          const { cards, total } = await index.page(body, { region, now: instant });
          const lastPage = Math.min(Math.ceil(total / body.size), PAGE_MAX);
          if (body.page > Math.max(1, lastPage)) {
            const values = { page: body.page, last: Math.max(1, lastPage) };
            throw new ApiError("page_out_of_range", {
              values,
              faults: [{ field: "page", sentence: "max", values: { max: values.last } }],
            });
          }
          const pagination = { currentPage: body.page, perPage: body.size, total, lastPage };
          reply.type("application/json; charset=utf-8");
          // The text of stored cards: their shape was checked when they were written.
          return reply.send(answerText(cards, pagination));
        },
      );
    }
  };
