import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { readSetting, writeSetting } from "../modules/settings/repository.ts";
import { onBothEngines } from "../testing/both-engines.ts";
import type { TestDatabase } from "../testing/test-database.ts";
import { inTransaction } from "./transaction.ts";

const behavesLikeADatabase = (database: () => TestDatabase) => {
  beforeEach(() => database().empty());

  test("a failure rolls back everything that the transaction wrote", async () => {
    const { db } = database();
    const failing = inTransaction(db, async (trx) => {
      await writeSetting(trx, "kept", true);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await readSetting(db, "kept")).toBe(null);
  });

  test("using the pool inside a transaction is refused instead of blocking forever", async () => {
    const { db } = database();
    await expect(inTransaction(db, () => readSetting(db, "any"))).rejects.toThrow(
      /pool was used inside a transaction/,
    );
    await writeSetting(db, "after", 1);
    expect(await readSetting(db, "after")).toBe(1);
  });

  test("twenty concurrent writers lose nothing", async () => {
    const { db } = database();
    await writeSetting(db, "n", 0);
    const addOne = () =>
      inTransaction(db, async (trx) => {
        await sql`select 1 from setting where key = 'n' for update`.execute(trx);
        await writeSetting(trx, "n", Number(await readSetting(trx, "n")) + 1);
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    expect(await readSetting(db, "n")).toBe(20);
  });

  test("a violated constraint is reported by PostgreSQL's own code", async () => {
    const { db } = database();
    const insert = sql`insert into setting (key, value) values ('twice', '1'), ('twice', '2')`;
    await expect(insert.execute(db)).rejects.toMatchObject({ code: "23505" });
  });

  test("a change without returned rows says how many it changed", async () => {
    const { db } = database();
    for (const key of ["a", "b", "c"]) await writeSetting(db, key, 1);
    const { numAffectedRows } = await sql`delete from setting where key < 'c'`.execute(db);
    expect(numAffectedRows).toBe(2n);
  });

  test("of those that wait for a connection the first to ask is the first to get one", async () => {
    const { db, url } = database();
    const order: number[] = [];
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const first = inTransaction(db, async (trx) => {
      await writeSetting(trx, "held", true);
      begun.resolve();
      await ended.promise;
    });
    await begun.promise;
    const waiting = [1, 2, 3].map((number) =>
      inTransaction(db, async (trx) => {
        await readSetting(trx, "held");
        order.push(number);
      }),
    );
    ended.resolve();
    await Promise.all([first, ...waiting]);
    // A server has several connections, which may begin at once.
    expect(url === null ? order : [1, 2, 3]).toEqual([1, 2, 3]);
  });

  test("large numbers, lists and JSON are read as they were written", async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as big, count(*) as many, array[1, 2]::int4[] as list,
        array[9007199254740991]::int8[] as bigs, '{"a": [1]}'::jsonb as json, 1.5::float8 as half
    `.execute(database().db);
    expect(rows).toEqual([
      {
        big: Number.MAX_SAFE_INTEGER,
        many: 1,
        list: [1, 2],
        bigs: [Number.MAX_SAFE_INTEGER],
        json: { a: [1] },
        half: 1.5,
      },
    ]);
  });
};

onBothEngines(behavesLikeADatabase);
