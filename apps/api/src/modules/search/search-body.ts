import type { Region } from "@hjem/domain/region";
import { checkFilter } from "@hjem/domain/search/filter-check";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { dayIn } from "@hjem/domain/time/zone";
import { toCamel, toSnake } from "@hjem/domain/wire/case";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../plugins/api-error.ts";

const fields: ReadonlySet<string> = new Set(Object.keys(SearchRequest.shape));
const IGNORED_NAMED_MAX = 20;
const IGNORED_LENGTH_MAX = 60;

/** Names the keys that no filter bears, so that a typing error shows; the search goes on without them (D31). */
export const nameIgnoredFields = async (
  { body }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
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
export const refuseContradictions = (request: SearchRequest, region: Region, now: number): void => {
  const today = dayIn(now, region.timeZones.default);
  const faults = checkFilter(request, today).flatMap((fault) =>
    fault.fields.map((field) => ({ field: toSnake(field), sentence: fault.rule })),
  );
  if (faults.length > 0) throw new ApiError("validation_failed", { faults });
};
