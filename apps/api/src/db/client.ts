import { Kysely } from "kysely";
import { chmodSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { requireDataFolder } from "./data-folder.ts";
import { embeddedDialect } from "./embedded-dialect.ts";
import { openEmbeddedEngine } from "./embedded-engine.ts";
import { lockFolder } from "./folder-lock.ts";
import { createServerListener, type OnNotification, warnOfBreak } from "./listen.ts";
import { migrateToLatest } from "./migrate.ts";
import type { Database, Tables } from "./schema.ts";
import { serverDialect } from "./server-dialect.ts";
import { guarded } from "./transaction.ts";

/** An open database with its tables up to date. */
export interface OpenDatabase {
  db: Database;
  /** Name of the database engine, for logs. */
  engine: "embedded" | "server";
  /** Hears the notifications of a channel until the database is closed; null says that some may have been missed. */
  listen: (channel: string, onNotification: OnNotification) => Promise<void>;
  close: () => Promise<void>;
}

const openServer = async (
  databaseUrl: string,
  onBreak: (error: unknown) => void,
): Promise<OpenDatabase> => {
  const db = new Kysely<Tables>({ dialect: guarded(await serverDialect(databaseUrl, onBreak)) });
  const listener = createServerListener(databaseUrl, onBreak);
  return {
    db,
    engine: "server",
    async listen(channel, onNotification) {
      listener.listen(channel, onNotification);
    },
    async close() {
      await listener.close();
      await db.destroy();
    },
  };
};

/** A new database is created in a temporary folder and then renamed: an interrupted start leaves no incomplete one. */
const createFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const engine = await openEmbeddedEngine({ folder: unfinished, snapshot: null });
  await engine.close();
  renameSync(unfinished, folder);
};

const openFolder = async (
  dataDir: string,
  onEnd: (reason: Error) => void,
): Promise<OpenDatabase> => {
  requireDataFolder(dataDir);
  const unlock = lockFolder(join(dataDir, "database.lock"));
  try {
    const folder = join(dataDir, "database");
    await createFolder(folder);
    // The engine makes files that all of this machine could write; nobody else gets to them (A8).
    chmodSync(folder, 0o700);
    const engine = await openEmbeddedEngine({ folder, snapshot: null }, { onEnd });
    const db = new Kysely<Tables>({ dialect: guarded(embeddedDialect(engine)) });
    return {
      db,
      engine: "embedded",
      listen: (channel, onNotification) => engine.listen(channel, onNotification),
      async close() {
        await db.destroy();
        // Kysely closes only what it has used.
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Opens the PostgreSQL server of `databaseUrl`, else the embedded engine in `dataDir` (D46), and migrates it.
 * Throws `StartError` where the operator can do something about it.
 */
export const openDatabase = async (options: {
  databaseUrl: string | null;
  dataDir: string;
  /** Hears why a connection to the server broke; another takes its place. @default a warning of the process */
  onBreak?: (error: unknown) => void;
  /** Hears why the embedded engine has ended; nothing takes its place in this process. @default nobody */
  onEnd?: (reason: Error) => void;
}): Promise<OpenDatabase> => {
  const { onBreak = warnOfBreak, onEnd = () => undefined } = options;
  const opened =
    options.databaseUrl === null
      ? await openFolder(options.dataDir, onEnd)
      : await openServer(options.databaseUrl, onBreak);
  try {
    await migrateToLatest(opened.db);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
};
