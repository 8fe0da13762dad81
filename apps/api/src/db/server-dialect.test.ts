import { Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { toApiError } from "../plugins/errors.ts";
import { postgresUrl } from "../testing/both-engines.ts";
import type { Tables } from "./schema.ts";
import { serverDialect } from "./server-dialect.ts";

const url = postgresUrl();

test("an address of something else is refused in one sentence", async () => {
  await expect(serverDialect("mysql://x")).rejects.toThrow(/^DATABASE_URL is not an address/);
});

describe.skipIf(url === undefined)("connections to a PostgreSQL server", () => {
  test("no statement runs longer than 10 seconds", async () => {
    const db = new Kysely<Tables>({ dialect: await serverDialect(url ?? "") });
    const { rows } = await sql`show statement_timeout`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ statement_timeout: "10s" }]);
  });

  test("one that is cancelled after its time is answered as a timeout, not as a defect", async () => {
    const db = new Kysely<Tables>({ dialect: await serverDialect(url ?? "") });
    const error: unknown = await db
      .transaction()
      .execute(async (trx) => {
        await sql`set local statement_timeout = 20`.execute(trx);
        await sql`select pg_sleep(60)`.execute(trx);
      })
      .catch((reason: unknown) => reason);
    await db.destroy();
    expect(toApiError(error).code).toBe("gateway_timeout");
  });

  test("one that breaks between two queries of a transaction fails that alone: the process goes on with another", async () => {
    const broken = Promise.withResolvers<unknown>();
    const db = new Kysely<Tables>({ dialect: await serverDialect(url ?? "", broken.resolve) });
    const readPid = async (connection: Kysely<Tables>) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        connection,
      );
      return rows[0]?.pid;
    };
    const work = db.transaction().execute(async (trx) => {
      await sql`select pg_terminate_backend(${await readPid(trx)})`.execute(db);
      expect(await broken.promise).toMatchObject({ code: "57P01" });
      await readPid(trx);
    });
    await expect(work).rejects.toThrow(/connection/i);
    expect(await readPid(db)).toBeGreaterThan(0);
    await db.destroy();
  });
});
