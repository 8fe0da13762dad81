import { errorCode } from "@hjem/domain/narrow";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DemoMail } from "../ports.ts";

/** A mail of the demo, stored in a folder instead of sent. */
export interface OutboxMail extends DemoMail {
  id: string;
  /** ISO instant. */
  sentAt: string;
}

/** The demo's replacement of a mail server (D27): mail becomes a file, readable at `/dev/outbox`. */
export interface Outbox {
  /** Resolves once the mail is stored. */
  send(mail: DemoMail): Promise<void>;
  /** The newest first. */
  list(): Promise<OutboxMail[]>;
  find(id: string): Promise<OutboxMail | null>;
}

const SHOWN_MAX = 200;
const FILE = /^(?<id>[0-9a-f]{24})\.json$/;

/** Stores mail in `folder`, one file per key, so that a mail is never stored twice. */
export const openOutbox = (folder: string, now: () => number): Outbox => {
  const find = async (id: string): Promise<OutboxMail | null> => {
    const name = `${id}.json`;
    if (!FILE.test(name)) return null;
    try {
      return JSON.parse(await readFile(join(folder, name), "utf8")) as OutboxMail;
    } catch (error) {
      if (errorCode(error) === "ENOENT") return null;
      throw error;
    }
  };
  return {
    find,
    async send(mail) {
      const id = createHash("sha256").update(mail.key).digest("hex").slice(0, 24);
      const stored: OutboxMail = { id, sentAt: new Date(now()).toISOString(), ...mail };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `${id}.part`);
      await writeFile(unfinished, JSON.stringify(stored, null, 2), { mode: 0o600 });
      await rename(unfinished, join(folder, `${id}.json`));
    },
    async list() {
      // Made with the first mail.
      const names = existsSync(folder) ? await readdir(folder) : [];
      const ids = names.flatMap((name) => FILE.exec(name)?.groups?.id ?? []);
      const mails = await Promise.all(ids.map(find));
      return mails
        .filter((mail) => mail !== null)
        .toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))
        .slice(0, SHOWN_MAX);
    },
  };
};
