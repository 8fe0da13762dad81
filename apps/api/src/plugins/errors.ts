import type { ApiErrorBody, ErrorCode } from "@hjem/domain/errors";
import { errorStatuses } from "@hjem/domain/errors";
import type { Language } from "@hjem/domain/language";
import { errorCode, fieldsOf, namesOf } from "@hjem/domain/narrow";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isDatabaseAway } from "../db/database-away.ts";
import { isDiskFull } from "../db/disk-full.ts";
import { type DiskSpace, roomyDisk } from "../db/disk-space.ts";
import { say } from "../locales/sentences.ts";
import { ApiError } from "./api-error.ts";

/** Errors of the framework and of the database that have a meaning for the caller. */
const knownCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_body",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_body",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_body",
  FST_ERR_BAD_URL: "not_found",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
  FST_ERR_HANDLER_TIMEOUT: "gateway_timeout",
  // `IndexLoadingError`: a search that the database cannot run in time while the index is loading.
  SEARCH_INDEX_LOADING: "not_ready",
  // PostgreSQL: a statement was cancelled because it ran too long.
  "57014": "gateway_timeout",
  // A value that no row can have: an id in another form, a number or a day out of range, a text with a NUL.
  "22P02": "validation_failed",
  "22003": "validation_failed",
  "22007": "validation_failed",
  "22008": "validation_failed",
  "22021": "validation_failed",
  "22P05": "validation_failed",
};

/** What is wrong with the surroundings, whoever meets it. */
const outageOf = (error: unknown): ErrorCode | undefined => {
  if (isDiskFull(error)) return "storage_full";
  return isDatabaseAway(error) ? "database_away" : undefined;
};

const codeOfStatus = (status: number): ErrorCode =>
  status === 400
    ? "malformed_body"
    : (namesOf(errorStatuses).find((code) => errorStatuses[code] === status) ?? "internal_error");

/** The error that the caller receives for any thrown error. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const { statusCode } = fieldsOf(error);
  const status = typeof statusCode === "number" ? statusCode : 500;
  return new ApiError(
    knownCodes[errorCode(error) ?? ""] ?? outageOf(error) ?? codeOfStatus(status),
  );
};

/** The one error shape in the language of the request (D20). */
const errorBody = (error: ApiError, language: Language): ApiErrorBody => ({
  error: {
    code: error.code,
    message: say(language, error.sentence ?? `error.${error.code}`, error.values),
    ...(error.fieldErrors.length > 0 && {
      fields: Object.fromEntries(
        error.fieldErrors.map(({ field, sentence, values }) => [
          field,
          say(language, `field.${sentence}`, values),
        ]),
      ),
    }),
    ...(error.origin !== undefined && { origin: error.origin }),
    ...(error.current !== undefined && { current: error.current }),
  },
});

/** Seconds after which a caller may try again: while the API starts, the database is away, or a picture or many files are worked on. */
const RETRY_SECONDS = 3;
/** Errors that pass by themselves. */
const passing: ReadonlySet<ErrorCode> = new Set(["not_ready", "database_away", "files_busy"]);

/** Sends an error in the one shape; also for what the framework rejects before any route. */
export const sendError = (
  error: ApiError,
  language: Language,
  reply: FastifyReply,
): FastifyReply => {
  if (passing.has(error.code) && !reply.hasHeader("retry-after")) {
    reply.header("retry-after", RETRY_SECONDS);
  }
  if (error.status === errorStatuses.too_many_requests && !reply.hasHeader("retry-after")) {
    reply.header("retry-after", error.values.seconds ?? RETRY_SECONDS);
  }
  return reply
    .code(error.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(errorBody(error, language)));
};

/** Methods that an address takes, by its pattern; filled as routes are added. */
const methodsFor = (
  routes: ReadonlyMap<string, ReadonlySet<string>>,
  path: string,
): ReadonlySet<string> | undefined => {
  const found = [...routes].find(([pattern]) =>
    new RegExp(
      `^${pattern.replaceAll(/[.+]/g, "\\$&").replaceAll(/:\w+/g, "[^/]+").replaceAll("*", ".*")}$`,
    ).test(path),
  );
  return found?.[1];
};

/** One handler for every error; unknown addresses and methods respond in the same shape. The disk hears of what could not be stored. */
export const addErrors = (app: FastifyInstance, disk: DiskSpace = roomyDisk): void => {
  const routes = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const methods = routes.get(url) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    routes.set(url, methods);
  });

  app.setErrorHandler((error, request, reply) => {
    const view = toApiError(error);
    if (view.code === "storage_full") disk.report(error);
    if (view.status >= 500 && view.code !== "not_ready" && view.code !== "files_busy") {
      request.log.error({ err: error, route: request.routeOptions.url }, "request failed");
    }
    return sendError(view, request.language, reply);
  });

  app.setNotFoundHandler((request, reply) => {
    const [path = ""] = request.url.split("?");
    const methods = methodsFor(routes, path);
    if (!methods) return sendError(new ApiError("not_found"), request.language, reply);
    const allowed = [...methods].join(", ");
    reply.header("allow", allowed);
    const values = { method: request.method, allowed };
    return sendError(new ApiError("method_not_allowed", { values }), request.language, reply);
  });
};
