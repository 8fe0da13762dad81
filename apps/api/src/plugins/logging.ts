import { MINUTE_MS } from "@hjem/domain/durations";
import { errorCode, fieldsOf } from "@hjem/domain/narrow";
import type { FastifyInstance } from "fastify";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { redactCardNumbers } from "./redact.ts";

export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** What is logged of an error: never its detail, which may quote what somebody wrote. */
const describeError = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack,
});

/**
 * Leaves out what the same failure of the surroundings would write again within a minute: a database that is away is one line a minute for
 * each thing that needs it, with the number of those left out. Errors without a code are written each time.
 */
const createRepeatFilter = (now: () => number): LoggerOptions["hooks"] => {
  const lines = new Map<string, { at: number; repeated: number }>();
  return {
    logMethod(args, method) {
      const [values, message] = args as [unknown, unknown];
      const { err, ...others } = fieldsOf(values);
      const code = errorCode(err);
      if (code === undefined) return method.apply(this, args);
      const key = [message, code, others.route].join(" ");
      const last = lines.get(key);
      if (last && now() - last.at < MINUTE_MS) {
        last.repeated += 1;
        return;
      }
      lines.set(key, { at: now(), repeated: 0 });
      const repeated = last?.repeated ?? 0;
      method.apply(this, [{ ...others, err, ...(repeated > 0 && { repeated }) }, String(message)]);
    },
  };
};

/** Bytes of lines that wait for a standard output that takes none. */
const WAITING_BYTES = 1_000_000;

/** Standard output. Lines that it does not take, as a file on a full disk, are dropped, and end no process. */
export const standardOutput = (fd: number = process.stdout.fd): DestinationStream => {
  const output = pino.destination({ dest: fd, sync: true, maxLength: WAITING_BYTES });
  output.on("error", () => undefined);
  // Nothing but writing: flushing, which a fatal line asks for, would try again for ever.
  return { write: (line) => void output.write(line) };
};

/**
 * Structured logs as JSON lines. Nothing personal: no addresses of visitors, no search words, no bodies. `now` is in
 * milliseconds, for the lines that repeat themselves.
 */
export const createLogger = (
  level: LogLevel,
  destination: DestinationStream = standardOutput(),
  now: () => number = () => performance.now(),
): Logger =>
  pino(
    {
      level,
      hooks: { ...createRepeatFilter(now), streamWrite: redactCardNumbers },
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
