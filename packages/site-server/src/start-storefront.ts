import { buildServer } from "./build-server.ts";
import { readSettings } from "./settings.ts";

/** Milliseconds after the signal to end until a server no longer waits for open requests. */
const SHUTDOWN_MS = 4_500;

async function openServer(root: string) {
  const settings = readSettings(root, process.env, process.argv);
  return { settings, app: await buildServer({ settings }) };
}

/**
 * Starts a site's server from its folder, as its `server.ts` calls it. Reads PORT, HOST, API_URL, ICONS_URL, TRUSTED_PROXIES,
 * HJEM_MODE, SITE_ORIGINS, ALLOW_HTTP, MAP_TILES, DATA_DIR and HJEM_NOW, and ends with one sentence and exit code 1 where one of
 * them cannot be; `--dev` serves from source. SIGTERM and Ctrl-C end it within 5 seconds.
 */
export async function startStorefront(root: string): Promise<void> {
  // What cannot be printed, as to a file on a full disk, is left out: the log is written to the same stream.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  const { app, settings } = await openServer(root).catch((error: unknown) => {
    process.stderr.write(`hjem site: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
  const end = () => {
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  await app.listen({ port: settings.port, host: settings.host });
}
