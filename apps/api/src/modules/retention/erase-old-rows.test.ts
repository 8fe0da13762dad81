import { namesOf } from "@hjem/domain/narrow";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { eraseOldRows } from "./erase-old-rows.ts";
import { type RetentionPeriod, retentionPeriods } from "./retention-periods.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Retained = keyof typeof retentionPeriods;

/** What makes a row one of these; all its times are those of the test. */
const facts: Readonly<Partial<Record<Retained, object>>> = {
  visitorConversations: { visitor_hash: "x" },
  conversations: { account_id: randomUUID() },
  leads: { kind: "contact" },
  viewingRegistrations: { kind: "viewing", viewing_unix: TEST_NOW / 1_000 },
};

/** A value of a column of a type. */
const valueOf = (type: string): unknown => {
  if (type.startsWith("timestamp")) return new Date(TEST_NOW).toISOString();
  if (type === "uuid") return randomUUID();
  if (type === "boolean") return false;
  if (type === "ARRAY") return "{}";
  if (type.startsWith("json")) return {};
  return /int|numeric|double|real/.test(type) ? 1 : "x";
};

/** Writes a row with what its table needs, whatever it refers to. */
const writeRow = async (name: Retained): Promise<void> => {
  const { table } = retentionPeriods[name];
  await inTransaction(database.db, async (trx) => {
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'
        and is_nullable = 'NO' and (column_default is null or data_type like 'timestamp%')
    `.execute(trx);
    const row = {
      ...Object.fromEntries(columns.map((column) => [column.name, valueOf(column.type)])),
      ...facts[name],
    };
    const names = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::json)
    `.execute(trx);
  });
};

const countOf = async (name: Retained): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from ${sql.table(retentionPeriods[name].table)}
  `.execute(database.db);
  return rows[0]?.count ?? 0;
};

/** The instant at which a period that begins now ends. */
const endOf = async ({ period }: RetentionPeriod): Promise<number> => {
  const start = new Date(TEST_NOW).toISOString();
  const { rows } = await sql<{ end: Date }>`
    select (${start}::timestamptz at time zone 'UTC' + ${period}::interval) at time zone 'UTC' as end
  `.execute(database.db);
  return rows[0]?.end.getTime() ?? 0;
};

test("D74: what people leave behind is kept for these periods", () => {
  const periods: Record<Retained, RetentionPeriod> = retentionPeriods;
  const stated = Object.entries(periods).map(([name, { period }]) => [name, period]);
  expect(Object.fromEntries(stated)).toEqual({
    visitorConversations: "5 days",
    conversations: "90 days",
    alerts: "90 days",
    alertMessages: "90 days",
    lastSearches: "90 days",
    leads: "24 months",
    viewingRegistrations: "30 days",
    reports: "24 months",
    mail: "90 days",
    consents: "24 months",
    removals: "30 days",
    deletedCollections: "30 days",
  });
});

test.each(namesOf(retentionPeriods))(
  "D74: %s go once their period is over, and not before",
  async (name) => {
    await writeRow(name);
    const end = await endOf(retentionPeriods[name]);
    const leftAt = async (instant: number) => {
      await eraseOldRows({ db: database.db, now: () => instant })();
      return countOf(name);
    };
    expect(await leftAt(TEST_NOW)).toBe(1);
    expect(await leftAt(end)).toBe(1);
    expect(await leftAt(end + 1)).toBe(0);
  },
);
