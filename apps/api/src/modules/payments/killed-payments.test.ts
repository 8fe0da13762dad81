import { createDemoPort } from "@hjem/demo/create-demo-port";
import { sql } from "kysely";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { postgresUrl } from "../../testing/both-engines.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { openServerTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

const DRAFTS = 6;
const KARI = "0199c8a0-0000-7000-8000-0000000000a1";
/** Lines of output after which a process is killed: in the middle of paying and of publishing. */
const KILLED_AFTER = [1, 4, 8];
const script = fileURLToPath(new URL("../../testing/payment-process.ts", import.meta.url));
const url = postgresUrl();

describe.skipIf(url === undefined)("processes that are killed while they pay", () => {
  let database: TestDatabase;
  const folder = mkdtempSync(join(tmpdir(), "hjem-payments-"));
  beforeAll(async () => {
    database = await openServerTestDatabase(url ?? "");
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const start = (): ChildProcess =>
    spawn(process.execPath, [script, database.url ?? "", folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
  const until = async (child: ChildProcess, isReached: (text: string) => boolean) => {
    let text = "";
    while (!isReached(text)) text += String((await once(child.stdout ?? child, "data"))[0]);
  };
  const kill = async (child: ChildProcess) => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };

  test("each listing is paid exactly once, its receipts have no gap, and nothing stays reserved", async () => {
    const { db } = database;
    const at = new Date(TEST_NOW).toISOString();
    await sql`insert into account (id, audit_id, region, email, name, language, verified_at, terms_version, terms_at, subscriptions, created_at, updated_at)
      values (${KARI}, gen_random_uuid(), 'no', 'kari@example.test', 'Kari Prøve', 'no', now(), '1', now(), '{}', now(), now())`.execute(
      db,
    );
    const ids = Array.from({ length: DRAFTS }, (_, index) => uuidV7(1_000 + index));
    await db
      .insertInto("listing_draft")
      .values(
        ids.map((id) => ({
          id,
          account_id: KARI,
          region: "no",
          status: "draft" as const,
          version: 1,
          listing_type: "residential_sale" as const,
          content: JSON.stringify({
            location: {},
            propertyDetail: {},
            priceAndDate: {},
            contacts: {},
          }),
          created_at: at,
          changed_at: at,
        })),
      )
      .execute();
    for (const lines of KILLED_AFTER) {
      const child = start();
      await until(child, (text) => text.split("\n").length > lines);
      await kill(child);
    }
    const last = start();
    await until(last, (text) => text.includes("done"));
    const captured = () =>
      db.selectFrom("payment").selectAll().where("state", "=", "captured").execute();
    await expect.poll(async () => (await captured()).length, { timeout: 30_000 }).toBe(DRAFTS);
    const isSettled = async () =>
      (await db.selectFrom("payment").select("id").where("pending", "is not", null).execute())
        .length === 0;
    await expect.poll(isSettled, { timeout: 30_000 }).toBe(true);
    await kill(last);

    const paid = await captured();
    expect(new Set(paid.map(({ draft_id: draft }) => draft)).size).toBe(DRAFTS);
    const numbers = paid.map(({ receipt_number: number }) => Number(number?.slice(5)));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(ids.map((_, index) => index + 1));
    const { sandbox } = createDemoPort({
      outbox: null,
      now: () => TEST_NOW,
      paymentsFolder: folder,
    });
    const all = await db.selectFrom("payment").selectAll().execute();
    for (const row of all) {
      const state = (await sandbox.get(row))?.state ?? "cancelled";
      expect(state).toBe(row.state === "captured" ? "captured" : "cancelled");
    }
  });
});
