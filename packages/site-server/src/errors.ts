import type { Language } from "@hjem/domain/language";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorResponse, type ServerErrorCode } from "./error-response.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Language of the site's own errors where the browser requests none. */
    siteLanguage: Language;
  }
}

const codes: Readonly<Record<number, ServerErrorCode>> = {
  403: "not_found",
  404: "not_found",
  408: "request_timeout",
  413: "body_too_large",
  415: "unsupported_media_type",
  429: "too_many_requests",
  502: "bad_gateway",
  503: "not_ready",
};

/** What a failure of the server itself is called; the request is to blame for whatever else is a 4xx. */
const codeOf = ({ statusCode = 500 }: Partial<FastifyError>): ServerErrorCode =>
  codes[statusCode] ?? (statusCode < 500 ? "malformed_body" : "internal_error");

interface ServerError extends FastifyError {
  retryAfterSeconds?: number;
}

/** Whether the visitor has left before the whole request arrived: nothing has failed here, and nobody reads the response. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Sends an error that the site makes itself (D20), in the language of the request. */
function sendError(
  reply: FastifyReply,
  code: ServerErrorCode,
  retryAfterSeconds?: number,
): FastifyReply {
  const { headers, siteLanguage } = reply.request;
  const response = errorResponse({
    code,
    headers,
    siteLanguage,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
  return reply.code(response.status).headers(response.headers).send(response.body);
}

/** Gives every error of a site's server the one shape (D20), and every response the header that forbids guessing its type. */
export function addErrors(app: FastifyInstance, languageOf: () => Promise<Language>): void {
  app.decorateRequest("siteLanguage", "en");
  app.addHook("onRequest", async (request, reply) => {
    request.siteLanguage = await languageOf();
    reply.header("x-content-type-options", "nosniff");
  });
  app.setErrorHandler((error: ServerError, request, reply) => {
    const code = codeOf(error);
    if (code === "internal_error" && !hasLeft(request)) {
      request.log.error({ err: error }, "a request failed");
    }
    return sendError(reply, code, error.retryAfterSeconds);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, "not_found"));
}
