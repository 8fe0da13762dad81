import { sql } from "kysely";
import { expect, test } from "vitest";
import { onEmbeddedFirst } from "../testing/both-engines.ts";
import { tidyTables } from "./tidy-tables.ts";

onEmbeddedFirst((database) => {
  test("after the job the planner knows how much a table has that has grown", async () => {
    const { db } = database();
    const known = async () => {
      const { rows } = await sql<{ reltuples: number; relallvisible: number }>`
        select reltuples::int4, relallvisible from pg_class where relname = 'grown'
      `.execute(db);
      return rows[0];
    };
    await sql`create table grown (id int4 primary key)`.execute(db);
    await sql`insert into grown select generate_series(1, 5000)`.execute(db);
    expect(await known()).toEqual({ reltuples: -1, relallvisible: 0 });
    await tidyTables(db);
    expect((await known())?.reltuples).toBe(5000);
    expect((await known())?.relallvisible).toBeGreaterThan(0);
    await sql`drop table grown`.execute(db);
  });
});
