import type { Region } from "@hjem/domain/region";
import { join } from "node:path";
import { createDemoPort } from "./create-demo-port.ts";
import { mailOfSms } from "./outbox/mail-of-sms.ts";
import { type Outbox, openOutbox } from "./outbox/outbox.ts";
import { demoScenes } from "./pictures/demo-scenes.ts";
import { createPictureStore, type PictureStore } from "./pictures/picture-store.ts";
import type { Scene } from "./pictures/scene.ts";
import type { DemoPort, DemoSms, DemoStore } from "./ports.ts";
import { ensureDemoData, hasDemoData } from "./seed.ts";

/** Listings of each region in the demo that `npm start` shows. */
const LISTINGS_PER_REGION = 6_000;

/** Options of the demo. */
export interface DemoOptions {
  store: DemoStore;
  /** Folder of the outbox and the pictures. */
  dataDir: string;
  regions: readonly Region[];
  /** Milliseconds since 1970 (D35). */
  now: () => number;
  /** Whether mail is stored in the outbox, because no mail server is configured. */
  hasOutbox: boolean;
  pictures: "draw" | "flat";
  /** @default LISTINGS_PER_REGION */
  listingsPerRegion?: number | null | undefined;
}

/** A running demo. */
export interface RunningDemo {
  port: DemoPort;
  /** Stores mail if no mail server is configured. */
  transport: Outbox | null;
  /** Stores text messages beside the mail; null where mail is really sent. */
  sms: { send: (message: DemoSms) => Promise<void> } | null;
  pictures: PictureStore;
  /** Whether its data existed at the start; otherwise requests wait for `writeData`. */
  hasData: boolean;
  writeData: (onProgress: (line: string) => void) => Promise<void>;
}

/** Opens the demo on the API's tables; loaded by `import()` in demo mode only (D27). */
export async function openDemo(options: DemoOptions): Promise<RunningDemo> {
  const { store, dataDir, now, regions } = options;
  const outbox = options.hasOutbox ? openOutbox(join(dataDir, "outbox"), now) : null;
  const pictures = createPictureStore({
    dataDir,
    // Only the demo writes scenes, so stored ones are valid.
    findScene: async (hash) => (await store.findScene(hash)) as Scene | null,
    mode: options.pictures,
  });
  return {
    port: createDemoPort({ outbox, now, paymentsFolder: join(dataDir, "sandbox-payments") }),
    transport: outbox,
    sms: outbox && { send: (message) => outbox.send(mailOfSms(message)) },
    pictures,
    hasData: await hasDemoData({ store, regions }),
    writeData: async (onProgress) => {
      const listingsPerRegion = options.listingsPerRegion ?? LISTINGS_PER_REGION;
      await ensureDemoData({ store, regions, now, listingsPerRegion, onProgress });
      void pictures.drawAll(demoScenes());
    },
  };
}
