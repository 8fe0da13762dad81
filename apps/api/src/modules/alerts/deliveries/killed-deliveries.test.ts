import { MINUTE_MS } from "@hjem/domain/durations";
import { isLongRun } from "@hjem/vite-config/test-run";
import { sql } from "kysely";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresUrl } from "../../../testing/both-engines.ts";
import { insertDueAlerts } from "../../../testing/due-alerts.ts";
import { startSmtpServer, type TestSmtpServer } from "../../../testing/smtp-server.ts";
import { openServerTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";

const PEOPLE = 40;
/** Mails received before each kill of both processes; ten kills in the long run. */
const KILLED_AFTER = isLongRun ? [3, 7, 12, 18, 25] : [12];
/** Each pair of processes starts after the one before it was killed. */
const LIMIT_MS = isLongRun ? 10 * MINUTE_MS : 2 * MINUTE_MS;
const script = fileURLToPath(new URL("../../../testing/delivery-process.ts", import.meta.url));
const url = postgresUrl();

describe.skipIf(url === undefined)("processes that are killed", () => {
  let database: TestDatabase;
  let server: TestSmtpServer;
  beforeAll(async () => {
    database = await openServerTestDatabase(url ?? "");
    server = await startSmtpServer();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  test(
    "killed in the middle of sending, and two at a time: nobody is left out, and what is repeated is the same mail",
    { timeout: LIMIT_MS },
    async () => {
      const { db } = database;
      await insertDueAlerts(db, PEOPLE);
      const start = (): ChildProcess =>
        spawn(process.execPath, [script, database.url ?? "", server.url], {
          stdio: "inherit",
        });
      const kill = async (child: ChildProcess): Promise<void> => {
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        await ended;
      };
      for (const count of KILLED_AFTER) {
        const both = [start(), start()];
        await server.whenReceived(count);
        await Promise.all(both.map(kill));
      }
      const last = start();
      const readers = () => new Set(server.received.flatMap(({ to }) => to));
      while (readers().size < PEOPLE) await server.whenReceived(server.received.length + 1);
      await kill(last);

      const idOf = (raw: string) => /^Message-ID: (.+)$/im.exec(raw)?.[1];
      const mails = new Set(server.received.map(({ to, raw }) => `${to.join()} ${idOf(raw)}`));
      expect(mails.size).toBe(PEOPLE);
      const { rows } = await sql`select 1 from alert_message`.execute(db);
      expect(rows).toHaveLength(PEOPLE);
      // At most what each killed process had handed over and not recorded yet: ten mails at once.
      expect(server.received.length - PEOPLE).toBeLessThanOrEqual(KILLED_AFTER.length * 2 * 10);
    },
  );
});
