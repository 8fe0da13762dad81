import { openDatabase } from "@hjem/api/db/client";
import { startTestServer } from "@hjem/api/testing/postgres-server";
import { placesVersion } from "@hjem/places/places-of-region";
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { type BenchRow, tablesOf } from "./rows.ts";

const LOT_ROWS = 4_000;
const tables = ["listing", "listing_search", "listing_card", "listing_words"] as const;

/** A filled database on a server: that of `DATABASE_URL`, else one started in a temporary folder. */
export interface FilledDatabase {
  url: string;
  close(): Promise<void>;
}

const insertAll = async (client: Client, rows: Iterable<BenchRow>): Promise<void> => {
  let lot: ReturnType<typeof tablesOf>[] = [];
  const insert = async () => {
    for (const table of tables) {
      // Columns by name: generated columns cannot be written.
      const columns = Object.keys(lot[0]?.[table] ?? {}).join(", ");
      await client.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
        [JSON.stringify(lot.map((row) => row[table]))],
      );
    }
    lot = [];
  };
  for (const row of rows) {
    lot.push(tablesOf(row));
    if (lot.length === LOT_ROWS) await insert();
  }
  if (lot.length > 0) await insert();
};

/** Writes rows directly into the tables of the search; indexes are created afterwards, which is faster. */
export const fillDatabase = async (rows: Iterable<BenchRow>): Promise<FilledDatabase> => {
  const server = await startTestServer();
  const name = `hjem_bench_${randomUUID().replaceAll("-", "")}`;
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  await (await openDatabase({ databaseUrl: url.href, dataDir: "." })).close();

  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query("alter table listing_search disable trigger user");
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = any($1) and indexdef not like '%UNIQUE%'",
    [tables],
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  await insertAll(client, rows);
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query("alter table listing_search enable trigger user");
  // Marks the real places as imported, so that a start does not add them to the generated ones.
  for (const region of ["no", "au"]) {
    await client.query("insert into setting (key, value) values ($1, $2::jsonb)", [
      `places.${region}`,
      JSON.stringify(placesVersion(region)),
    ]);
  }
  await client.query("vacuum analyze");
  await client.end();
  return {
    url: url.href,
    async close() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
};
