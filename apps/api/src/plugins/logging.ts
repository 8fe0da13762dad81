import type { FastifyInstance } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";

export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** What is logged of an error: never its detail, which may quote what somebody wrote. */
const describeError = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack,
});

/** Structured logs as JSON lines. Nothing personal: no addresses of visitors, no search words, no bodies. */
export const createLogger = (level: LogLevel, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { service: "api" },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    destination,
  );

/** One line for each completed request: method, pattern of the route, status, time. */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      region: request.region.id,
    };
    if (reply.statusCode >= 500) request.log.warn(line, "answered");
    else request.log.info(line, "answered");
  });
};
