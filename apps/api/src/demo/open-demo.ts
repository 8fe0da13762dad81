import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import type { DemoPort } from "../demo-port.ts";
import type { MailTransport } from "../mail/mail.ts";
import { findDemoScene } from "../modules/pictures/repository.ts";
import { createDemoPort } from "./create-demo-port.ts";
import { openOutbox } from "./outbox/outbox.ts";
import { demoScenes } from "./pictures/demo-scenes.ts";
import { createPictureStore, type PictureStore } from "./pictures/picture-store.ts";
import { ensureDemoData, hasDemoData } from "./seed.ts";

/** Listings of each region in the demo that `npm start` shows. */
const LISTINGS_PER_REGION = 6_000;

/** A demo at work. */
export interface RunningDemo {
  port: DemoPort;
  /** Takes mail where no mail server is set. */
  transport: MailTransport | null;
  pictures: PictureStore;
  /** Whether its data was there at the start; else requests wait for `writeData`. */
  hasData: boolean;
  writeData: (onProgress: (line: string) => void) => Promise<void>;
}

/** Opens the demo over a database; `main.ts` loads this module in the demo alone (D27). */
export const openDemo = async (db: Database, config: Config): Promise<RunningDemo> => {
  const { dataDir, now, sites: regions } = config;
  const outbox = config.mail.kind === "outbox" ? openOutbox(join(dataDir, "outbox"), now) : null;
  const pictures = createPictureStore({
    dataDir,
    findScene: (hash) => findDemoScene(db, hash),
    mode: config.pictures,
  });
  return {
    port: createDemoPort({ outbox }),
    transport: outbox,
    pictures,
    hasData: await hasDemoData({ db, regions }),
    writeData: async (onProgress) => {
      const listingsPerRegion = config.demoListings ?? LISTINGS_PER_REGION;
      await ensureDemoData({ db, regions, now, listingsPerRegion, onProgress });
      void pictures.drawAll(demoScenes());
    },
  };
};
