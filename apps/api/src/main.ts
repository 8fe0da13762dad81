import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { StartError } from "./db/start-error.ts";
import { createLogger } from "./plugins/logging.ts";
import { REQUESTS_PER_MINUTE } from "./plugins/rate-limits.ts";
import { regions } from "./regions.ts";

/** Everything must be closed within 5 s of a signal; what hangs is cut off before. */
const CLOSE_WITHIN_MS = 4_500;

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const { db, engine, close } = await openDatabase(config);
  const readiness = { isReady: false };
  const app = await buildApp({
    db,
    regions,
    now: config.now,
    logger,
    trustedProxies: config.trustedProxies,
    readiness,
    requestsPerMinute: REQUESTS_PER_MINUTE,
  });

  let isStopping = false;
  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode), CLOSE_WITHIN_MS).unref();
    await app.close();
    await close();
    process.exit(exitCode);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(0));

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
      throw new StartError(`PORT ${config.port} is in use. Stop what uses it, or choose another.`);
    }
    throw error;
  }
  readiness.isReady = true;
  logger.info({ port: config.port, engine, mode: config.mode }, "ready");
};

start().catch((error: unknown) => {
  const line = error instanceof StartError ? error.message : (error as Error).stack;
  process.stderr.write(`hjem api: ${line}\n`);
  process.exit(1);
});
