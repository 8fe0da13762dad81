import { LIVE_PATH, REQUEST_BODY_MAX_BYTES } from "@hjem/domain/limits";
import { requestIdOf } from "@hjem/domain/network";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { sendError, toApiError } from "./plugins/errors.ts";
import { requestLanguage } from "./plugins/request-context.ts";
import { readByZod, writeByZod } from "./plugins/wire.ts";
import type { Site } from "./regions.ts";

/** Time limit for receiving a complete request. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A response that is not ready by then is given up; pages wait 5 s at most (D37), jobs of later issues longer. */
const HANDLER_TIMEOUT_MS = 15_000;

/** What the server is made with. */
export interface HttpServerOptions {
  logger: FastifyBaseLogger;
  /** Peers whose forwarded headers are believed (D12). */
  trustedProxies: string[];
  regions: readonly Site[];
}

/** Makes the HTTP server of the API without a route: its limits, and how what comes in and goes out is read. */
export const createHttpServer = ({
  logger,
  trustedProxies,
  regions,
}: HttpServerOptions): FastifyInstance => {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    trustProxy: trustedProxies,
    // Elsewhere the wish for an upgrade is ignored.
    http: { shouldUpgradeCallback: ({ url }) => url?.split("?")[0] === LIVE_PATH },
    genReqId: requestIdOf,
    bodyLimit: REQUEST_BODY_MAX_BYTES,
    // What is rejected before any route, such as an address that cannot be read.
    frameworkErrors: (error, request, reply) => {
      const language = requestLanguage(request, regions);
      reply.header("x-request-id", request.id);
      void sendError(toApiError(error), language, reply);
    },
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    forceCloseConnections: true,
    return503OnClosing: true,
  });
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(readByZod);
  app.setSerializerCompiler(writeByZod);
  return app;
};
