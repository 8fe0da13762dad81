import { namesOf } from "@hjem/domain/narrow";
import type { MediaResponse, MediaSource } from "@hjem/picture-files/media-source";
import {
  batchOf,
  isThere,
  picturePath,
  type PictureFormat,
} from "@hjem/picture-files/picture-file";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Gauge, type Registry } from "prom-client";
import { createDrawingQueue, type DrawingCounts } from "./rendering/drawing-queue.ts";
import { createDrawingWorker, type DrawingWorker } from "./rendering/drawing-worker.ts";
import { flatPicture } from "./rendering/flat-picture.ts";
import { sceneHash, type Scene } from "./scene.ts";

/** How long a request waits for a picture that is being rendered (D44). */
export const PICTURE_WAIT_MS = 10_000;

/** What the store needs. */
export interface PictureStoreOptions {
  /** Finished files are in its folder `pictures`. */
  dataDir: string;
  /** The scene of a URL, or null. */
  findScene: (hash: string) => Promise<Scene | null>;
  /** `flat` returns a plain colour at once and starts no process (`PICTURES=flat`). */
  mode: "draw" | "flat";
  /** Milliseconds. @default PICTURE_WAIT_MS */
  wait?: number;
  /** Another worker in tests. */
  worker?: DrawingWorker;
}

/** Progress for /metrics. */
export interface PictureCounts extends DrawingCounts {
  /** Batches that were requested in the background, and those of them that are ready. */
  wanted: number;
  ready: number;
}

/** Demo pictures: rendered once, stored on disk under immutable names. */
export interface PictureStore extends MediaSource {
  /** Renders the shared scenes in the background: card sizes first, then the large ones. */
  drawAll: (scenes: readonly Scene[]) => Promise<void>;
  counts: () => PictureCounts;
  /** Adds its counters to the metrics. */
  measure: (register: Registry) => void;
  close: () => Promise<void>;
}

const view: Readonly<Record<keyof PictureCounts, string>> = {
  wanted: "Batches of demo pictures that are drawn before anybody asks.",
  ready: "Those of them that lie on disk.",
  drawn: "Batches of demo pictures that this process has drawn.",
  failed: "Batches of demo pictures that could not be drawn.",
  crashes: "Times that the drawing process died.",
  waiting: "Batches of demo pictures that wait.",
};

/** Opens the store; call `close` before the process ends. */
export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { dataDir, findScene, mode, wait = PICTURE_WAIT_MS } = options;
  const queue = createDrawingQueue(options.worker ?? createDrawingWorker(), dataDir);
  const flat = new Map<string, Promise<Buffer>>();
  let progress = { wanted: 0, ready: 0 };
  let folder: Promise<void> | undefined;

  /** Creates the folder and removes partial files of a stopped process. */
  const openFolder = async () => {
    const path = join(dataDir, "pictures");
    await mkdir(path, { recursive: true });
    const names = await readdir(path);
    await Promise.all(
      names
        .filter((name) => name.endsWith(".tmp"))
        .map((name) => rm(join(path, name), { force: true })),
    );
  };
  const ready = () => (folder ??= openFolder());

  async function readFlat(hash: string, format: PictureFormat): Promise<MediaResponse> {
    const scene = await findScene(hash);
    if (!scene) return "missing";
    const key = `${hash}.${format}`;
    const bytes = flat.get(key) ?? flatPicture(scene, format);
    flat.set(key, bytes);
    return { bytes: await bytes };
  }

  const counts = (): PictureCounts => ({ ...queue.counts(), ...progress });

  return {
    counts,

    measure(register) {
      const report = (name: keyof PictureCounts) =>
        new Gauge({
          name: `hjem_demo_pictures_${name}`,
          help: view[name],
          registers: [register],
          collect() {
            this.set(counts()[name]);
          },
        });
      for (const name of namesOf(view)) report(name);
    },

    async read(hash, file) {
      if (mode === "flat") return readFlat(hash, file.format);
      const path = picturePath(dataDir, hash, file);
      if (await isThere(path)) return { path };
      const scene = await findScene(hash);
      if (!scene) return "missing";
      await ready();
      const patience = Promise.withResolvers<false>();
      const timer = setTimeout(() => patience.resolve(false), wait);
      const drawing = queue.add({ hash, scene, batch: batchOf(file) }, "visitor");
      const isDrawn = await Promise.race([drawing, patience.promise]);
      clearTimeout(timer);
      return isDrawn ? { path } : "not-yet";
    },

    async drawAll(scenes) {
      if (mode === "flat") return;
      await ready();
      progress = { wanted: scenes.length * 2, ready: 0 };
      const batches = (["cards", "large"] as const).flatMap((batch) =>
        scenes.map((scene) => ({ hash: sceneHash(scene), scene, batch })),
      );
      await Promise.all(
        batches.map(async (job) => {
          if (await queue.add(job, "background")) progress.ready += 1;
        }),
      );
    },

    async close() {
      queue.close();
      await folder;
    },
  };
}
