import { openDatabase } from "@hjem/api/db/client";
import { startTestServer } from "@hjem/api/testing/postgres-server";
import { sampleId } from "@hjem/api/testing/sample-listings";
import { placesVersion } from "@hjem/places/places-of-region";
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { type BenchRow, tablesOf } from "./rows.ts";

const LOT_ROWS = 4_000;
/** Milliseconds by which a copy is older than the one before. */
const COPY_AGE_MS = 1_000_003;
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

/**
 * Adds copies of the first `base` homes under the ids after them, each some days older and up to a third dearer. Made in
 * the database, they take a fraction of the time of generated ones.
 */
const copyAll = async (client: Client, base: number, copies: number): Promise<void> => {
  const digits = Array.from({ length: 32 }, (_, digit) => sampleId(digit).at(-1)).join("");
  await client.query(
    `create function pg_temp.public_id(id int8) returns text language sql immutable as $$
       select string_agg(substr('${digits}', 1 + (id >> (5 * place) & 31)::int4, 1), '' order by place desc)
       from generate_series(0, 9) place $$`,
  );
  for (let copy = 1; copy < copies; copy += 1) {
    const shift = copy * base;
    const price = `round(price_low * ${1 + copy / (3 * copies)})`;
    await client.query(
      `insert into listing (id, region, public_id, listing) overriding system value
       select id + ${shift}, region, pg_temp.public_id(id + ${shift}), listing from listing where id <= ${base}`,
    );
    await client.query(
      `insert into listing_search
       select r.* from listing_search s cross join lateral jsonb_populate_record(s, jsonb_build_object('id', id + ${shift},
         'project', project + ${shift}, 'price_low', ${price}, 'price_high', ${price},
         'created_ms', created_ms - ${copy * COPY_AGE_MS}, 'published_ms', published_ms - ${copy * COPY_AGE_MS})) r
       where s.id <= ${base}`,
    );
    await client.query(
      `insert into listing_card
       select c.id + ${shift}, replace(c.card, pg_temp.public_id(c.id), pg_temp.public_id(c.id + ${shift}))
       from listing_card c where c.id <= ${base}`,
    );
    await client.query(
      `insert into listing_words
       select r.* from listing_words w cross join lateral jsonb_populate_record(w, jsonb_build_object('id', w.id + ${shift})) r
       where w.id <= ${base}`,
    );
  }
};

/**
 * Writes rows directly into the tables of the search, and each once more for every further copy; indexes are created
 * afterwards, which is faster.
 */
export const fillDatabase = async (
  rows: Iterable<BenchRow>,
  { base = 0, copies = 1 }: { base?: number; copies?: number } = {},
): Promise<FilledDatabase> => {
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
  await copyAll(client, base, copies);
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
