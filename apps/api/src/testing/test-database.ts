import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { embeddedDialect } from "../db/embedded-dialect.ts";
import { openEmbeddedEngine } from "../db/embedded-engine.ts";
import { migrateToLatest } from "../db/migrate.ts";
import type { Database, Tables } from "../db/schema.ts";
import { serverDialect } from "../db/server-dialect.ts";
import { guarded } from "../db/transaction.ts";

/** A database for tests: empty tables, up to date. */
export interface TestDatabase {
  db: Database;
  /** Address of the server it is on; null for the embedded engine. */
  url: string | null;
  /** Empties every table. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL("../db/migrations", import.meta.url));
const cacheFolder = fileURLToPath(new URL("../../node_modules/.cache/hjem-api", import.meta.url));

/** Changes whenever a migration or the engine's version does. */
const migrationsHash = (): string => {
  const hash = createHash("sha256");
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

const truncate = async (db: Database): Promise<void> => {
  await sql`
    truncate setting, place, agency, agent, agent_listing, stop, picture, listing, listing_log, listing_search,
      listing_card, listing_words, mail, lead, listing_report, offer, landing_page
    restart identity
  `.execute(db);
};

/** The embedded engine in memory, started from the dump. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const engine = await openEmbeddedEngine({ folder: null, snapshot: await snapshotFile() });
  const db = new Kysely<Tables>({ dialect: guarded(embeddedDialect(engine)) });
  return {
    db,
    url: null,
    empty: () => truncate(db),
    async close() {
      await db.destroy();
      await engine.close();
    },
  };
};

/** A database of its own on a PostgreSQL server, dropped when closed. */
export const openServerTestDatabase = async (serverUrl: string): Promise<TestDatabase> => {
  const name = `hjem_test_${randomUUID().replaceAll("-", "")}`;
  const admin = new Kysely<Tables>({ dialect: await serverDialect(serverUrl) });
  await sql`create database ${sql.id(name)} template template0 encoding 'UTF8'`.execute(admin);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = new Kysely<Tables>({ dialect: guarded(await serverDialect(url.href)) });
  await migrateToLatest(db);
  return {
    db,
    url: url.href,
    empty: () => truncate(db),
    async close() {
      await db.destroy();
      await sql`drop database ${sql.id(name)}`.execute(admin);
      await admin.destroy();
    },
  };
};
