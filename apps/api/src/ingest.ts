/** `npm run ingest`: takes a feed of listings with their pictures (docs/operating.md). */
import { errorCode, errorMessage } from "@hjem/domain/narrow";
import { paths } from "@hjem/domain/paths";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { StartError } from "./db/start-error.ts";
import { ingestListings } from "./modules/ingestion/ingest-listings.ts";
import { openMediaStorage } from "./modules/media/media-storage.ts";
import { createMediaStore } from "./modules/media/media-store.ts";
import { createVariantMaker } from "./modules/media/variant-maker.ts";

/** @throws {StartError} saying why the file cannot be read. */
const readFeed = async (file: string): Promise<string> => {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const code = errorCode(error);
    throw new StartError(
      code === "ENOENT"
        ? `The feed file ${file} does not exist.`
        : `The feed file ${file} cannot be read (${code ?? "unknown error"}).`,
    );
  }
};

const ingest = async (file: string): Promise<void> => {
  // Photos as they were sent hold where they were taken: they are this account's alone, like everything of the API.
  process.umask(0o077);
  const { media, sites: regions, now, ...config } = readConfig(process.env);
  const text = await readFeed(file);
  const { db, close } = await openDatabase(config);
  const variants = createVariantMaker();
  try {
    const store = createMediaStore({ db, storage: await openMediaStorage(media), now, variants });
    const deps = { db, regions, media: store, now };
    const { site, listings } = await ingestListings(deps, text, dirname(resolve(file)));
    for (const { agencyId, id } of listings) {
      process.stdout.write(`${site.origin}${paths.property.to(agencyId, id)}\n`);
    }
  } finally {
    variants.close();
    await close();
  }
};

const [, , file] = process.argv;
try {
  if (file === undefined) throw new Error("Name the file of the feed.");
  await ingest(file);
} catch (error) {
  const line = error instanceof z.ZodError ? z.prettifyError(error) : errorMessage(error);
  process.stderr.write(`hjem ingest: ${line}\n`);
  process.exitCode = 1;
}
