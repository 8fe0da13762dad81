import { createDemoPort } from "@hjem/demo/create-demo-port";
import { MINUTE_MS } from "@hjem/domain/durations";
import { isLongRun } from "@hjem/vite-config/test-run";
import * as fc from "fast-check";
import { sql } from "kysely";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccountTest, openAccountTest } from "../../testing/account-tests.ts";
import { postgresUrl } from "../../testing/both-engines.ts";
import { completeDraft, saveDraftPlaces, signInAdvertiser } from "../../testing/draft-tests.ts";
import { openServerTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

const KILLS = isLongRun ? 10 : 1;
/** Each is paid and published by some process; the last of them by the one that is not killed. */
const DRAFTS = KILLS + 4;
/** So many steps are seen before a kill: one draft is paid meanwhile and another published. */
const MOMENTS = fc.sample(fc.integer({ min: 1, max: 4 }), { seed: 96, numRuns: KILLS });
/** Processes start one after another: one that is killed and one that ends the work, in the long run eleven. */
const LIMIT_MS = isLongRun ? 30 * MINUTE_MS : 2 * MINUTE_MS;
const script = fileURLToPath(new URL("../../testing/payment-process.ts", import.meta.url));
const url = postgresUrl();

describe.skipIf(url === undefined)("processes that are killed while they pay and publish", () => {
  let database: TestDatabase;
  let api: AccountTest;
  const folder = mkdtempSync(join(tmpdir(), "hjem-payments-"));
  beforeAll(async () => {
    database = await openServerTestDatabase(url ?? "");
    api = await openAccountTest({ now: Date.now }, database);
    await saveDraftPlaces(database.db);
  });
  afterAll(async () => {
    await api.app.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  /** A process in reserve: to load it takes longest. */
  const load = (): ChildProcess =>
    spawn(process.execPath, [script, database.url ?? "", folder], {
      stdio: ["pipe", "pipe", "inherit"],
    });
  /** Begins the work of a process, and resolves once it has printed what is awaited. */
  const begin = (child: ChildProcess, isReached: (lines: readonly string[]) => boolean) =>
    new Promise<void>((resolve) => {
      const lines: string[] = [];
      createInterface({ input: child.stdout ?? process.stdin }).on("line", (line) => {
        lines.push(line);
        if (isReached(lines)) resolve();
      });
      child.stdin?.write("\n");
    });
  const kill = async (child: ChildProcess) => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  const countSteps = (lines: readonly string[]) =>
    lines.filter((line) => line === "published" || line === "paid").length;

  test(
    "D94, D96, D97: of all kills each draft is paid once and public once, receipts have no gap, and nothing stays reserved",
    { timeout: LIMIT_MS },
    async () => {
      const { db } = database;
      const kari = await signInAdvertiser(api, "kari@example.no");
      for (let count = 0; count < DRAFTS; count += 1) await completeDraft(api, kari);

      let next = load();
      for (const moment of MOMENTS) {
        const child = next;
        next = load();
        await begin(child, (lines) => countSteps(lines) >= moment);
        await kill(child);
      }
      await begin(next, (lines) => lines.includes("done"));
      const captured = () =>
        db.selectFrom("payment").selectAll().where("state", "=", "captured").execute();
      await expect.poll(async () => (await captured()).length, { timeout: LIMIT_MS }).toBe(DRAFTS);
      const pending = () =>
        db.selectFrom("payment").select("id").where("pending", "is not", null).execute();
      await expect.poll(pending, { timeout: LIMIT_MS }).toEqual([]);
      await kill(next);

      const paid = await captured();
      expect(new Set(paid.map(({ draft_id: draft }) => draft)).size).toBe(DRAFTS);
      const numbers = paid.map(({ receipt_number: number }) => Number(number?.slice(5)));
      const series = Array.from({ length: DRAFTS }, (_, index) => index + 1);
      expect(numbers.toSorted((one, other) => one - other)).toEqual(series);
      const { sandbox } = createDemoPort({
        outbox: null,
        now: Date.now,
        paymentsFolder: folder,
      });
      for (const row of await db.selectFrom("payment").selectAll().execute()) {
        const state = (await sandbox.get(row))?.state ?? "cancelled";
        expect(state).toBe(row.state === "captured" ? "captured" : "cancelled");
      }

      const published = await db
        .selectFrom("listing_draft")
        .leftJoin("listing", "listing.public_id", "listing_draft.public_id")
        .select(["listing_draft.status", "listing.id"])
        .execute();
      expect(published.map(({ status }) => status)).toEqual(series.map(() => "live"));
      const listed = new Set(published.map(({ id }) => id));
      expect([listed.size, listed.has(null)]).toEqual([DRAFTS, false]);
      for (const [table, column] of [
        ["listing", "id"],
        ["listing_search", "id"],
        ["listing_event", "listing_id"],
      ] as const) {
        const { rows } = await sql<{
          id: number;
        }>`select ${sql.ref(column)} as id from ${sql.table(table)}`.execute(db);
        expect([table, rows.length]).toEqual([table, DRAFTS]);
        expect(new Set(rows.map(({ id }) => id))).toEqual(listed);
      }
      const hidden = await db
        .selectFrom("media")
        .select("id")
        .where("published_at", "is", null)
        .execute();
      expect(hidden).toEqual([]);
      const mails = await db
        .selectFrom("mail")
        .select("key")
        .where("key", "like", "receipt/%")
        .execute();
      expect(mails).toHaveLength(DRAFTS);
    },
  );
});
