import { constants, setPriority } from "node:os";
import sharp from "sharp";
import type { DrawingOrder, DrawingReport } from "./drawing-worker.ts";
import { renderScene } from "./render.ts";

/** Started by `drawing-worker.ts`: renders the scenes it receives, one at a time, with low priority. */
const IDLE_MS = 60_000;

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

const report = (message: DrawingReport): void => void process.send?.(message);

/** An idle process ends, which frees its memory; the next job starts another. */
const createIdleExit = () => {
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      timer = setTimeout(() => process.exit(0), IDLE_MS);
    },
    stop: () => clearTimeout(timer),
  };
};
const idleExit = createIdleExit();
idleExit.start();

process.on("message", (order: DrawingOrder) => {
  idleExit.stop();
  renderScene(order.scene, order.targets, order.engine)
    .then(
      () => report({ isDrawn: true }),
      (error: unknown) => report({ isDrawn: false, reason: String(error) }),
    )
    .finally(() => idleExit.start());
});
process.on("disconnect", () => process.exit(0));
