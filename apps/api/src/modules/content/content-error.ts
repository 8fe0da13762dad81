import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { toApiError } from "../../plugins/errors.ts";

const names: Readonly<Record<number, string>> = {
  400: "ValidationError",
  401: "UnauthorizedError",
  403: "ForbiddenError",
  404: "NotFoundError",
  429: "RateLimitError",
  502: "BadGatewayError",
};
const messages: Readonly<Record<number, string>> = {
  401: "Missing or invalid credentials",
  403: "Forbidden",
  404: "Not Found",
  429: "Too many requests, please try again later.",
  500: "Internal Server Error",
  502: "The content service does not respond",
};

/** An error of the content service, sent as Strapi does (D114). */
export class ContentServiceError extends Error {
  override name = "ContentServiceError";
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    message: string = messages[status] ?? "Error",
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** A parameter that the service does not know; `path` is where it stands, e.g. `nope` of `filters[nope]`. */
export const invalidKey = (key: string, path: string, source: string): ContentServiceError =>
  new ContentServiceError(400, `Invalid key ${key}`, { key, path, source: "query", param: source });

/** Error handler of the content routes: every error in Strapi's form. */
export const sendContentError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const known =
    error instanceof ContentServiceError
      ? error
      : new ContentServiceError(toApiError(error).status);
  if (known.status === 500) request.log.error({ err: error }, "content could not be sent");
  return reply
    .code(known.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(
      JSON.stringify({
        data: null,
        error: {
          status: known.status,
          name: names[known.status] ?? "ApplicationError",
          message: known.message,
          details: known.details,
        },
      }),
    );
};
