import { isRecord } from "@hjem/domain/narrow";
import type { Region } from "@hjem/domain/region";
import { checkFilter } from "@hjem/domain/search/filter-check";
import { SearchArea, SearchFilter, SearchRequest } from "@hjem/domain/search/search-filter";
import { SimilarRequest } from "@hjem/domain/search/similar";
import { dayIn } from "@hjem/domain/time/zone";
import { toCamel, toSnake } from "@hjem/domain/wire/case";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../plugins/api-error.ts";

const searchNames: ReadonlySet<string> = new Set(Object.keys(SearchRequest.shape));
const similarNames: ReadonlySet<string> = new Set(Object.keys(SimilarRequest.shape));
const filterNames: ReadonlySet<string> = new Set(
  Object.keys({ ...SearchFilter.shape, ...SearchArea.shape }),
);
const IGNORED_NAMED_MAX = 20;
const IGNORED_LENGTH_MAX = 60;

const unknownKeys = (value: unknown, names: ReadonlySet<string>): string[] =>
  isRecord(value) ? Object.keys(value).filter((key) => !names.has(toCamel(key))) : [];

const report = (ignored: readonly string[], reply: FastifyReply): void => {
  const named = ignored
    .slice(0, IGNORED_NAMED_MAX)
    .map((key) =>
      encodeURIComponent(key.toWellFormed().slice(0, IGNORED_LENGTH_MAX).toWellFormed()),
    );
  if (named.length > 0) reply.header("x-ignored-fields", named.join(","));
};

/** Names unknown keys, so that a typing error shows; the search ignores them (D31). */
export const nameIgnoredFields = async (
  { body }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => report(unknownKeys(body, searchNames), reply);

/** The same where the filter is a part of the body: its keys are named `filter.…`. */
export const nameIgnoredSimilarFields = async (
  { body }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const filter = isRecord(body) ? body.filter : undefined;
  const inFilter = unknownKeys(filter, filterNames).map((key) => `filter.${key}`);
  report([...unknownKeys(body, similarNames), ...inFilter], reply);
};

/** Refuses what the fields say together, e.g. a minimum above its maximum, with every field named. */
export const rejectContradictions = (request: SearchRequest, region: Region, now: number): void => {
  const today = dayIn(now, region.timeZones.default);
  const fieldErrors = checkFilter(request, today).flatMap((fieldError) =>
    fieldError.fields.map((field) => ({ field: toSnake(field), sentence: fieldError.rule })),
  );
  if (fieldErrors.length > 0) throw new ApiError("validation_failed", { fieldErrors });
};
