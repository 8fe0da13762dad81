import { constants, setPriority } from "node:os";
import sharp from "sharp";
import type { DrawingOrder, DrawingReport } from "./drawing-worker.ts";
import { renderScene } from "./render.ts";

/** Started by `drawing-worker.ts`: draws the scenes it is sent, one at a time, behind all others. */
const IDLE_MS = 60_000;

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

const report = (message: DrawingReport): void => void process.send?.(message);

/** An idle process gives its memory back; the next order starts another. */
const sleepSoon = () => setTimeout(() => process.exit(0), IDLE_MS);
let idle = sleepSoon();

process.on("message", (order: DrawingOrder) => {
  clearTimeout(idle);
  renderScene(order.scene, order.targets, order.engine)
    .then(
      () => report({ isDrawn: true }),
      (error: unknown) => report({ isDrawn: false, reason: String(error) }),
    )
    .finally(() => {
      idle = sleepSoon();
    });
});
process.on("disconnect", () => process.exit(0));
