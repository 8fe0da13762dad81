import { MINUTE_MS } from "@hjem/domain/durations";
import { expect, test } from "vitest";
import { openEmbeddedEngine } from "./embedded-engine.ts";

// It opens an engine of its own: with other work beside it, most of a minute.
const LIMIT = { timeout: 2 * MINUTE_MS };

test(
  "an engine that does not respond any more is given up, and its owner hears of it",
  LIMIT,
  async () => {
    const ended: string[] = [];
    const engine = await openEmbeddedEngine(
      { folder: null, snapshot: null },
      { stuckMs: 2_000, onEnd: ({ message }) => void ended.push(message) },
    );
    const stuck = engine.query("select pg_sleep(3600)", []);
    await expect(stuck).rejects.toThrow("The embedded database does not respond.");
    await expect(engine.query("select 1", [])).rejects.toThrow("does not respond");
    await engine.close();
    expect(ended).toEqual(["The embedded database does not respond."]);
  },
);
