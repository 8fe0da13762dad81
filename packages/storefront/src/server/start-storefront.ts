import { buildServer } from "./build-server.ts";
import { readSettings } from "./settings.ts";

/** Milliseconds after which a server that is told to end no longer waits for those it serves. */
const SHUTDOWN_MS = 4_500;

/**
 * Starts a site's server from its folder, as its `server.ts` calls it. Reads PORT, HOST, API_URL, TRUSTED_PROXIES,
 * HJEM_MODE and HJEM_NOW; `--dev` serves from source. SIGTERM and Ctrl-C end it within 5 seconds.
 */
export async function startStorefront(root: string): Promise<void> {
  const settings = readSettings(root, process.env, process.argv);
  const app = await buildServer({ settings });
  const end = () => {
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  await app.listen({ port: settings.port, host: settings.host });
}
