import { Kysely, sql } from "kysely";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OpenDatabase } from "../db/client.ts";
import { embeddedDialect } from "../db/embedded-dialect.ts";
import { openEmbeddedEngine } from "../db/embedded-engine.ts";
import { filterColumns } from "../db/filter-columns.ts";
import { createServerListener, warnOfBreak } from "../db/listen.ts";
import { migrateToLatest } from "../db/migrate.ts";
import type { Database, Tables } from "../db/schema.ts";
import { serverDialect } from "../db/server-dialect.ts";
import { forgetSharedReads } from "../db/shared-read.ts";
import { guarded } from "../db/transaction.ts";
import { JOBS_SCHEMA } from "../jobs/job-runner.ts";

/** A database for tests: empty tables, up to date. */
export interface TestDatabase {
  db: Database;
  /** Address of the server it is on; null for the embedded engine. */
  url: string | null;
  /** Hears the notifications of a channel. */
  listen: OpenDatabase["listen"];
  /** Empties every table. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL("../db/migrations", import.meta.url));
const cacheFolder = fileURLToPath(new URL("../../node_modules/.cache/hjem-api", import.meta.url));

/** Changes whenever a migration, a column of a filter or the engine's version does. */
const migrationsHash = (): string => {
  const hash = createHash("sha256").update(filterColumns.join());
  for (const file of readdirSync(migrationsFolder).toSorted()) {
    hash.update(file).update(readFileSync(join(migrationsFolder, file)));
  }
  const pglite = fileURLToPath(import.meta.resolve("@electric-sql/pglite"));
  return hash.update(pglite).digest("hex").slice(0, 16);
};

/** The dump of an empty, migrated database; made once for each state of the migrations (D45). */
const snapshotFile = async (): Promise<string> => {
  const file = join(cacheFolder, `${migrationsHash()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(cacheFolder, { recursive: true });
  const engine = await openEmbeddedEngine({ folder: null, snapshot: null });
  const db = new Kysely<Tables>({ dialect: embeddedDialect(engine) });
  await migrateToLatest(db);
  const unfinished = join(cacheFolder, `${randomUUID()}.part`);
  await engine.snapshot(unfinished);
  await db.destroy();
  renameSync(unfinished, file);
  return file;
};

/** Tables that tests fill; those of accounts follow when a database is given back. */
const emptied = [
  "receipt_series",
  "setting",
  "place",
  "agency",
  "agency_member",
  "agent",
  "agent_listing",
  "stop",
  "picture",
  "listing",
  "listing_log",
  "listing_search",
  "listing_card",
  "listing_words",
  "mail",
  "lead",
  "lead_answer",
  "contact_address",
  "public_question",
  "listing_report",
  "offer",
  "landing_page",
  "listing_event",
  "alert_home",
  "alert",
  "alert_delivery",
  "media",
  "moderation_case",
  "removed_listing",
  "market_feature",
  "content_entry",
  "content_version",
  "content_preview_link",
  "content_copy",
  "consent",
  "analytics_event",
  "analytics_day",
  "analytics_counted",
] as const;

/** Truncates those that have rows: a truncated table gets new files, also where it had nothing to lose. */
const truncateFilled = async (db: Database, tables: readonly string[]): Promise<void> => {
  const looks = tables.map(
    (table) => sql`select ${table} as name where exists (select from ${sql.table(table)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  if (rows.length === 0) return;
  const filled = sql.join(rows.map(({ name }) => sql.table(name)));
  await sql`truncate ${filled} restart identity cascade`.execute(db);
};

const empty = async (db: Database): Promise<void> => {
  await truncateFilled(db, emptied);
  // A row that the tests before have read is not shared with those that follow.
  forgetSharedReads(db);
};

type Opened = Pick<TestDatabase, "db" | "listen">;

const openEngine = async (): Promise<Opened> => {
  const engine = await openEmbeddedEngine({ folder: null, snapshot: await snapshotFile() });
  return {
    db: new Kysely<Tables>({ dialect: guarded(embeddedDialect(engine)) }),
    listen: (channel, onNotification) => engine.listen(channel, onNotification),
  };
};

/** Databases that were given back. To empty one takes milliseconds, to open one a second or two. */
const givenBack: Opened[] = [];

/** Tables with rows that the migrations have written. */
const migrated = [
  "kysely_migration",
  "kysely_migration_lock",
  "listing_change_floor",
  "listing_event_cursor",
];

/**
 * As the migrations leave it: no row of an account, a counter or a note of changes, no queue of jobs. The tests before
 * must not be counted, alerted or rejected in those that follow.
 */
const makeAsNew = async (db: Database): Promise<void> => {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const names = tables.map(({ name }) => name);
  await truncateFilled(
    db,
    names.filter((name) => !migrated.includes(name)),
  );
  await sql`update listing_change_floor set xid = '0'`.execute(db);
  await sql`update listing_event_cursor set xid = '0', id = 0`.execute(db);
  await sql`alter sequence content_revision restart`.execute(db);
  await sql`drop schema if exists ${sql.id(JOBS_SCHEMA)} cascade`.execute(db);
  // A row that the tests before have read is not shared with those that follow.
  forgetSharedReads(db);
};

/**
 * The embedded engine in memory, started from the dump. Once closed, it is reused for the next: the tests of one
 * worker share as many as they need at once, and these end with the worker.
 */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const opened = givenBack.pop() ?? (await openEngine());
  const { db } = opened;
  return {
    ...opened,
    url: null,
    empty: () => empty(db),
    async close() {
      await makeAsNew(db);
      givenBack.push(opened);
    },
  };
};

/** A busy machine may keep a server of tests from its processor for longer than one of visitors. */
const openServer = (url: string) =>
  serverDialect(url, warnOfBreak, { statementMs: 120_000, connectMs: 60_000 });

const createServerDatabase = async (serverUrl: string, template: string): Promise<string> => {
  const name = `hjem_test_${randomUUID().replaceAll("-", "")}`;
  const admin = new Kysely<Tables>({ dialect: await openServer(serverUrl) });
  const copied = sql`template ${sql.id(template)} encoding 'UTF8'`;
  await sql`create database ${sql.id(name)} ${copied}`.execute(admin);
  await admin.destroy();
  return name;
};

const openServerDatabase = async (serverUrl: string, name: string) => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = new Kysely<Tables>({ dialect: guarded(await openServer(url.href)) });
  return { url, db };
};

/** Migrated databases by the server that they are on. */
const templates = new Map<string, Promise<string>>();

/** An empty, migrated database of a server that ends with the tests: copying it takes a tenth of the migrations' time. */
const migratedTemplate = (serverUrl: string): Promise<string> => {
  const known = templates.get(serverUrl);
  if (known) return known;
  const made = (async () => {
    const name = await createServerDatabase(serverUrl, "template0");
    const { db } = await openServerDatabase(serverUrl, name);
    await migrateToLatest(db);
    await db.destroy();
    return name;
  })();
  templates.set(serverUrl, made);
  return made;
};

/** A database of its own on a PostgreSQL server, dropped when closed. */
export const openServerTestDatabase = async (serverUrl: string): Promise<TestDatabase> => {
  // On somebody's own server a template would be left behind.
  const isOwn = !process.env.DATABASE_URL;
  const template = isOwn ? await migratedTemplate(serverUrl) : "template0";
  const name = await createServerDatabase(serverUrl, template);
  const { url, db } = await openServerDatabase(serverUrl, name);
  // In a copy of the template nothing is left to migrate.
  await migrateToLatest(db);
  const listener = createServerListener(url.href);
  return {
    db,
    url: url.href,
    async listen(channel, onNotification) {
      const ready = Promise.withResolvers<void>();
      listener.listen(channel, (payload) => {
        ready.resolve();
        onNotification(payload);
      });
      await ready.promise;
    },
    empty: () => empty(db),
    async close() {
      await listener.close();
      await db.destroy();
      const admin = new Kysely<Tables>({ dialect: await openServer(serverUrl) });
      await sql`drop database ${sql.id(name)}`.execute(admin);
      await admin.destroy();
    },
  };
};
