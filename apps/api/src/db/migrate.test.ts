import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/test-database.ts";
import { migrateToLatest } from "./migrate.ts";

test("a database with a later migration still runs an earlier one that was added after it", async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await sql`drop table agency_member`.execute(db);
  await sql`delete from kysely_migration where name = '023-agency-members'`.execute(db);
  await migrateToLatest(db);
  expect(await db.selectFrom("agency_member").selectAll().execute()).toEqual([]);
  await database.close();
});
