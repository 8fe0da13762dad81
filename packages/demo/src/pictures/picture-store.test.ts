import { SHARE_FILE } from "@hjem/picture-files/picture-file";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Registry } from "prom-client";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPictureStore, type PictureStore } from "./picture-store.ts";
import {
  createDrawingWorker,
  type DrawingOrder,
  type DrawingWorker,
} from "./rendering/drawing-worker.ts";
import { sceneHash, type Scene } from "./scene.ts";

const scene: Scene = { kind: "bathroom", style: "nordic", seed: 1 };
const hash = sceneHash(scene);
/** A passing test never waits for it. */
const PATIENT_MS = 240_000;
const findScene = async (requested: string) => (requested === hash ? scene : null);

let dataDir = "";
const open: PictureStore[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()));
  await rm(dataDir, { recursive: true, force: true });
});

/** A store whose requests wait for real processes as long as a busy machine takes. */
function storeWith(worker: DrawingWorker, { wait = PATIENT_MS } = {}): PictureStore {
  const store = createPictureStore({ dataDir, findScene, mode: "draw", worker, wait });
  open.push(store);
  return store;
}

/** Writes its targets at once and records its jobs. */
function quickWorker(): DrawingWorker & { orders: DrawingOrder[] } {
  const orders: DrawingOrder[] = [];
  return {
    orders,
    async draw(order) {
      orders.push(order);
      for (const { path } of order.targets) {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, order.engine);
      }
      return "drawn";
    },
    close: () => undefined,
  };
}

test("several requests for the same picture generate it once", async () => {
  const worker = quickWorker();
  const store = storeWith(worker);
  const responses = await Promise.all([
    store.read(hash, { width: 400, format: "avif" }),
    store.read(hash, { width: 800, format: "webp" }),
    store.read(hash, { width: 400, format: "webp" }),
  ]);
  for (const response of responses) expect(response).toHaveProperty("path");
  expect(worker.orders).toHaveLength(1);
});

test("does not generate a picture again that is on disk, also after a restart", async () => {
  await storeWith(quickWorker()).drawAll([scene]);
  const worker = quickWorker();
  const store = storeWith(worker);
  await store.drawAll([scene]);
  expect(await store.read(hash, { width: 1600, format: "avif" })).toHaveProperty("path");
  expect(worker.orders).toHaveLength(0);
  expect(store.counts()).toMatchObject({ wanted: 2, ready: 2 });
});

test("metrics show the progress of generating", async () => {
  const register = new Registry();
  const store = storeWith(quickWorker());
  store.measure(register);
  await store.drawAll([scene]);
  const view = await register.metrics();
  expect(view).toContain("hjem_demo_pictures_wanted 2");
  expect(view).toContain("hjem_demo_pictures_ready 2");
  expect(view).toContain("hjem_demo_pictures_waiting 0");
});

test("never serves a partial file, and removes it", async () => {
  const leftover = join(dataDir, "pictures", `${hash}-400.webp.7.tmp`);
  await mkdir(dirname(leftover), { recursive: true });
  await writeFile(leftover, "half");
  const store = storeWith({ draw: async () => "failed", close: () => undefined });
  expect(await store.read(hash, { width: 400, format: "webp" })).toBe("not-yet");
  await expect(readFile(leftover)).rejects.toThrow("ENOENT");
});

test("a name that no listing uses is missing", async () => {
  expect(await storeWith(quickWorker()).read("0".repeat(20), { width: 400, format: "webp" })).toBe(
    "missing",
  );
});

test("reports that a picture is not ready when generating takes too long", async () => {
  const store = storeWith(
    { draw: () => Promise.withResolvers<"drawn">().promise, close: () => undefined },
    { wait: 1 },
  );
  expect(await store.read(hash, { width: 400, format: "webp" })).toBe("not-yet");
});

test("generates a requested picture before the others", async () => {
  const others = [2, 3, 4].map((seed): Scene => ({ kind: "bathroom", style: "nordic", seed }));
  const worker = quickWorker();
  const store = storeWith(worker);
  const background = store.drawAll([...others, scene]);
  await store.read(hash, { width: 800, format: "png" });
  await background;
  const at = worker.orders.findIndex(({ targets }) => targets[0]?.format === "png");
  expect(at).toBeLessThanOrEqual(1);
});

test("replaces a renderer whose process aborts", async () => {
  const script = join(dataDir, "aborting.mjs");
  await writeFile(
    script,
    `import { writeFile } from "node:fs/promises";
     process.on("message", async ({ engine, targets }) => {
       if (engine === "resvg") process.abort();
       for (const { path } of targets) await writeFile(path, engine);
       process.send({ isDrawn: true });
     });`,
  );
  const store = storeWith(createDrawingWorker({ script }));
  const response = await store.read(hash, { width: 400, format: "webp" });
  expect(response).toHaveProperty("path");
  expect(store.counts()).toMatchObject({ drawn: 1, crashes: 1, failed: 0 });
});

test("the real process generates a room in both formats", async () => {
  const store = storeWith(createDrawingWorker());
  const response = await store.read(hash, { width: 400, format: "webp" });
  if (typeof response === "string" || !("path" in response)) throw new Error("no picture on disk");
  expect((await readFile(response.path)).subarray(8, 12).toString()).toBe("WEBP");
  const avif = await readFile(response.path.replace("webp", "avif"));
  expect(avif.subarray(4, 12).toString()).toBe("ftypavif");
});

test("the share picture is a JPEG of 1200 by 630, cropped, generated by the real process on request", async () => {
  const store = storeWith(createDrawingWorker());
  const response = await store.read(hash, SHARE_FILE);
  if (typeof response === "string" || !("path" in response)) throw new Error("no picture on disk");
  const { width, height, format } = await sharp(response.path).metadata();
  expect([width, height, format]).toEqual([1_200, 630, "jpeg"]);
});

test("flat pictures are ready at once and start no process", async () => {
  const worker = quickWorker();
  const store = createPictureStore({ dataDir, findScene, mode: "flat", worker });
  const response = await store.read(hash, { width: 1600, format: "avif" });
  expect(response).toHaveProperty("bytes");
  expect(await store.read("0".repeat(20), { width: 400, format: "webp" })).toBe("missing");
  await store.drawAll([scene]);
  expect(worker.orders).toHaveLength(0);
});
