import { DAY_MS } from "@hjem/domain/durations";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { readFile, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import type { EncodedBody } from "./encode-body.ts";

/** Bytes of pages in memory. */
const MEMORY_BYTES = 64 * 1024 * 1024;
/** Bytes of pages on the disk. */
const DISK_BYTES = 1024 * 1024 * 1024;
/** Bytes of the disk that are left to the database. */
const LEFT_FREE_BYTES = DISK_BYTES;
/** Bytes that a page takes beside its body: address, policy, ids. */
const ENTRY_BYTES = 2 * 1024;
/** A page is kept for a day. */
const KEPT_MS = DAY_MS;
const TIDY_MS = DAY_MS / 24;

/** A page of a home as it was last rendered well. */
export interface KeptPage extends EncodedBody {
  /** When it was rendered, in milliseconds since 1970. */
  at: number;
  vary: readonly string[];
  /** Its Content-Security-Policy, which allows the line that says how old it is. */
  policy: string;
  /** Public ids of the homes that it shows, in lower case. */
  homes: ReadonlySet<string>;
}

/** The last good pages of homes. */
export interface KeptPages {
  keep: (key: string, page: KeptPage) => void;
  /** Null for a page that was not kept, is older than a day, or shows a home that has changed since. */
  find: (key: string) => Promise<KeptPage | null>;
  forget: (key: string) => void;
  /** Drops every page that shows one of these homes. */
  drop: (ids: ReadonlySet<string>) => void;
  dropAll: () => void;
  close: () => void;
}

/** How pages are kept. */
export interface KeptPagesOptions {
  /** Folder for pages that memory has no room for; emptied at the start, as nobody knows what changed before. @default none */
  folder?: string | undefined;
  clock: () => number;
  memoryBytes?: number;
  diskBytes?: number;
  /** Bytes that may still be written in a folder. @default those of its file system */
  freeBytes?: (folder: string) => Promise<number>;
}

const freeOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Where a page lies, and all of it but its body. */
type FiledPage = Omit<KeptPage, "body"> & { file: string; bytes: number };

const sizeOf = ({ length }: { length: number }): number => length + ENTRY_BYTES;

/** Keeps pages in memory, those least recently asked for on the disk. What the disk does not take is not kept. */
export function createKeptPages({
  folder,
  clock,
  memoryBytes = MEMORY_BYTES,
  diskBytes = DISK_BYTES,
  freeBytes = freeOf,
}: KeptPagesOptions): KeptPages {
  const files = new LRUCache<string, FiledPage>({
    maxSize: diskBytes,
    sizeCalculation: ({ bytes }) => bytes + ENTRY_BYTES,
    // Caught: a file that cannot be deleted now is deleted with the folder at the next start.
    dispose: ({ file }) => void rm(file, { force: true }).catch(() => undefined),
  });
  const pages = new LRUCache<string, KeptPage>({
    maxSize: memoryBytes,
    sizeCalculation: ({ body }, key) => sizeOf(body) + 2 * key.length,
    dispose: (page, key, reason) => {
      if (reason === "evict") void putOnDisk(key, page);
    },
  });

  if (folder !== undefined) {
    try {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch {
      // Caught: without the folder every write fails, and pages are kept in memory alone.
    }
  }
  let filesWritten = 0;
  async function putOnDisk(key: string, { body, ...page }: KeptPage): Promise<void> {
    if (folder === undefined) return;
    filesWritten += 1;
    const name = createHash("sha256").update(key).digest("base64url");
    const filed = {
      ...page,
      bytes: body.length,
      file: path.join(folder, `${name}-${filesWritten}`),
    };
    files.set(key, filed);
    try {
      if ((await freeBytes(folder)) < LEFT_FREE_BYTES) throw new Error("no room");
      await writeFile(filed.file, body, { mode: 0o600 });
      // Dropped while it was written.
      if (files.peek(key) !== filed) await rm(filed.file, { force: true });
    } catch {
      // Caught: a full disk keeps nothing.
      if (files.peek(key) === filed) files.delete(key);
    }
  }

  const isFresh = ({ at }: Pick<KeptPage, "at">): boolean => clock() - at < KEPT_MS;
  const deleteWhere = (isMeant: (page: Omit<KeptPage, "body">) => boolean): void => {
    for (const store of [pages, files]) {
      const meant: string[] = [];
      for (const [key, page] of store.entries()) if (isMeant(page)) meant.push(key);
      for (const key of meant) store.delete(key);
    }
  };
  const tidying = setInterval(() => deleteWhere((page) => !isFresh(page)), TIDY_MS).unref();

  return {
    keep(key, page) {
      files.delete(key);
      pages.set(key, page);
    },
    async find(key) {
      const page = pages.get(key);
      if (page) return isFresh(page) ? page : null;
      const filed = files.get(key);
      if (!filed || !isFresh(filed)) return null;
      // Caught: it was dropped meanwhile.
      const body = await readFile(filed.file).catch(() => null);
      return body && files.peek(key) === filed && body.length === filed.bytes
        ? { ...filed, body }
        : null;
    },
    forget(key) {
      pages.delete(key);
      files.delete(key);
    },
    drop: (ids) => deleteWhere(({ homes }) => [...ids].some((id) => homes.has(id))),
    dropAll: () => deleteWhere(() => true),
    close() {
      clearInterval(tidying);
      deleteWhere(() => true);
    },
  };
}
