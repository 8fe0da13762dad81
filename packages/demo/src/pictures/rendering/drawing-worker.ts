import type { Target } from "@hjem/picture-files/encode-picture";
import { createPictureProcess } from "@hjem/picture-files/picture-process";
import { fileURLToPath } from "node:url";
import type { Scene } from "../scene.ts";
import type { Engine } from "./render.ts";

/** Message to the drawing process: what to draw. */
export interface DrawingOrder {
  scene: Scene;
  targets: readonly Target[];
  engine: Engine;
}

/** Its reply. */
export type DrawingReport = { isDrawn: true } | { isDrawn: false; reason: string };

/** Result of a job; after a crash the process has ended. */
export type DrawingEnd = "drawn" | "failed" | "crashed";

/** Time limit: the slowest pictures take 3 s on an idle core, and many times that on a busy machine. */
const ORDER_LIMIT_MS = 120_000;

const SCRIPT = fileURLToPath(new URL("./drawing-process.ts", import.meta.url));

/** A child process that renders (D44), so that a crash of a renderer does not affect the API. */
export interface DrawingWorker {
  /** Runs one job at a time; the process is started when it is needed. */
  draw: (order: DrawingOrder) => Promise<DrawingEnd>;
  close: () => void;
}

/** Prepares the worker; `script` is another program in tests. */
export function createDrawingWorker({ script = SCRIPT }: { script?: string } = {}): DrawingWorker {
  const child = createPictureProcess(script);

  const attempt = (order: DrawingOrder): Promise<DrawingEnd | "idled"> =>
    new Promise((resolve) => {
      const drawing = child.get();
      drawing.ref();
      drawing.channel?.ref();
      const settle = (end: DrawingEnd | "idled") => {
        drawing.unref();
        drawing.channel?.unref();
        clearTimeout(limit);
        drawing.off("message", onReport);
        drawing.off("exit", onExit);
        resolve(end);
      };
      const onReport = (report: DrawingReport) => settle(report.isDrawn ? "drawn" : "failed");
      const onExit = (code: number | null) => settle(code === 0 ? "idled" : "crashed");
      const limit = setTimeout(() => drawing.kill("SIGKILL"), ORDER_LIMIT_MS);
      limit.unref();
      drawing.on("message", onReport);
      drawing.once("exit", onExit);
      drawing.send(order, (error) => {
        if (error && !child.isRunning(drawing)) settle("idled");
      });
    });

  return {
    async draw(order) {
      const end = await attempt(order);
      if (end !== "idled") return end;
      const again = await attempt(order);
      return again === "idled" ? "crashed" : again;
    },
    close: child.close,
  };
}
