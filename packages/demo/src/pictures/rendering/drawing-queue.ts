import { BATCHES, isThere, picturePath, type PictureBatch } from "@hjem/picture-files/picture-file";
import type { Scene } from "../scene.ts";
import type { DrawingWorker } from "./drawing-worker.ts";

/** What is to be drawn. */
export interface DrawingJob {
  hash: string;
  scene: Scene;
  batch: PictureBatch;
}

/** Numbers for /metrics. */
export interface DrawingCounts {
  /** Batches drawn by this process. */
  drawn: number;
  /** Batches that no renderer could draw. */
  failed: number;
  /** Times the drawing process died. */
  crashes: number;
  /** Queued batches. */
  waiting: number;
}

interface Entry {
  job: DrawingJob;
  done: Promise<boolean>;
  settle: (isDrawn: boolean) => void;
}

/** Renders one batch after the other; those that a visitor waits for have priority. */
export interface DrawingQueue {
  /** Resolves with true once the files exist. Parallel requests for a batch share one rendering. */
  add: (job: DrawingJob, urgency: "visitor" | "background") => Promise<boolean>;
  counts: () => DrawingCounts;
  close: () => void;
}

/** Creates the queue. A scene that crashes resvg is rendered by librsvg from then on. */
export function createDrawingQueue(worker: DrawingWorker, dataDir: string): DrawingQueue {
  const known = new Map<string, Entry>();
  const urgent: Entry[] = [];
  const later: Entry[] = [];
  const deadlyToResvg = new Set<string>();
  const counts = { drawn: 0, failed: 0, crashes: 0 };
  let isWorking = false;
  let isClosed = false;

  const keyOf = ({ hash, batch }: DrawingJob) => `${hash} ${batch}`;

  async function drawOnce({ hash, scene, batch }: DrawingJob): Promise<boolean> {
    const files = BATCHES[batch].map((file) => ({
      ...file,
      path: picturePath(dataDir, hash, file),
    }));
    const there = await Promise.all(files.map(({ path }) => isThere(path)));
    const targets = files.filter((_, index) => !there[index]);
    if (targets.length === 0) return true;
    const engines = deadlyToResvg.has(hash)
      ? (["librsvg"] as const)
      : (["resvg", "librsvg"] as const);
    for (const engine of engines) {
      const end = await worker.draw({ scene, targets, engine });
      if (isClosed) return false;
      if (end === "drawn") {
        counts.drawn += 1;
        return true;
      }
      if (end === "crashed") counts.crashes += 1;
      deadlyToResvg.add(hash);
    }
    counts.failed += 1;
    return false;
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (;;) {
      const entry = urgent.shift() ?? later.shift();
      if (!entry || isClosed) break;
      // Caught: the caller learns that there is no picture, and `/metrics` counts it.
      const isDrawn = await drawOnce(entry.job).catch(() => {
        counts.failed += 1;
        return false;
      });
      known.delete(keyOf(entry.job));
      entry.settle(isDrawn);
    }
    isWorking = false;
  }

  return {
    add(job, urgency) {
      if (isClosed) return Promise.resolve(false);
      const requested = known.get(keyOf(job));
      if (requested) {
        const at = urgency === "visitor" ? later.indexOf(requested) : -1;
        if (at >= 0) urgent.push(...later.splice(at, 1));
        return requested.done;
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const entry: Entry = { job, done: promise, settle: resolve };
      known.set(keyOf(job), entry);
      (urgency === "visitor" ? urgent : later).push(entry);
      void work();
      return promise;
    },
    counts: () => ({ ...counts, waiting: urgent.length + later.length }),
    close() {
      isClosed = true;
      worker.close();
      for (const entry of known.values()) entry.settle(false);
      known.clear();
    },
  };
}
