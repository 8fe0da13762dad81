import { readConfig } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { describeStartError } from "./db/start-error.ts";
import { loadPlaces } from "./modules/places/load-places.ts";

/**
 * `pnpm places`: writes the real geography into the database of the same settings as the product, whatever version is
 * there, and derives the places of every listing again. On a server it runs beside the product, which applies the
 * change at once; the embedded database belongs to one process, so the product must be stopped first.
 */
const update = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    const onProgress = (line: string) => void process.stdout.write(`${line}\n`);
    await loadPlaces({ db, regions: config.sites, isForced: true, onProgress });
  } finally {
    await close();
  }
};

update().catch((error: unknown) => {
  process.stderr.write(`hjem places: ${describeStartError(error)}\n`);
  process.exit(1);
});
