import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresUrl } from "../testing/both-engines.ts";
import { openServerTestDatabase, type TestDatabase } from "../testing/test-database.ts";

const url = postgresUrl();
describe.skipIf(url === undefined)("PostgreSQL server", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openServerTestDatabase(url ?? "");
  });
  afterAll(() => database.close());

  test("D79: one connection listens to every channel, and to all of them again after it broke", async () => {
    const { db, listen } = database;
    const received = { one: [] as (string | null)[], two: [] as (string | null)[] };
    let onNext = (): void => undefined;
    for (const channel of ["one", "two"] as const) {
      await listen(channel, (payload) => {
        received[channel].push(payload);
        onNext();
      });
    }
    const until = async (length: number) => {
      while (received.one.length < length || received.two.length < length) {
        await new Promise<void>((resolve) => (onNext = resolve));
      }
    };
    const notify = () => sql`select pg_notify('one', '1'), pg_notify('two', '2')`.execute(db);
    await notify();
    await until(2);
    expect(received).toEqual({ one: [null, "1"], two: [null, "2"] });

    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'
    `.execute(db);
    expect(rows).toHaveLength(1);
    await until(3);
    await notify();
    await until(4);
    expect(received).toEqual({ one: [null, "1", null, "1"], two: [null, "2", null, "2"] });
  });
});
