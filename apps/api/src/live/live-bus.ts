import { sql } from "kysely";
import { z } from "zod";
import type { OnNotification } from "../db/listen.ts";
import type { Database } from "../db/schema.ts";

/** Ids of one notification: PostgreSQL carries 8,000 bytes. */
const IDS_MAX = 100;
const CHANNEL = "live_change";

/** What pages may subscribe to, by ids alone; the receiver requests the rest (D79). */
const LiveChange = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("collection"),
    id: z.string(),
    version: z.int(),
    userId: z.string(),
  }),
  /** Public ids of homes of which the stock has changed: price, viewings, sold. */
  z.object({ kind: z.literal("homes"), ids: z.array(z.string()) }),
  /** Accounts whose alerts have changed. */
  z.object({ kind: z.literal("notifications"), ids: z.array(z.string()) }),
  /** Conversations with the assistant that have a new question, more text, or an end. */
  z.object({ kind: z.literal("conversations"), ids: z.array(z.string()) }),
]);
export type LiveChange = z.infer<typeof LiveChange>;

/** Receives changes of all processes; null says that some may have been missed. */
export type LiveListener = (change: LiveChange | null) => void;

/** Carries what was committed to the pages that listen, in whichever process they are connected (D79). */
export interface LiveBus {
  /** Call it after the commit. Never fails: a lost change is found by the page's next request. */
  publish: (change: LiveChange) => void;
  /** Calls the listener until the function that is returned is called. */
  follow: (listener: LiveListener) => () => void;
}

const inParts = (change: LiveChange): LiveChange[] => {
  if (change.kind === "collection") return [change];
  const { kind, ids } = change;
  return Array.from({ length: Math.ceil(ids.length / IDS_MAX) }, (_, part) => ({
    kind,
    ids: ids.slice(part * IDS_MAX, (part + 1) * IDS_MAX),
  }));
};

/** The bus of one process: the embedded engine has no other. */
export function createMemoryBus(): LiveBus & { deliver: LiveListener } {
  const listeners = new Set<LiveListener>();
  const deliver: LiveListener = (change) => {
    for (const listener of listeners) listener(change);
  };
  return {
    deliver,
    publish: deliver,
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What the bus between processes needs. */
export interface ServerBusDeps {
  db: Database;
  listen: (channel: string, onNotification: OnNotification) => Promise<void>;
  log: { warn(values: object, line: string): void };
}

/** The bus of processes that share a PostgreSQL server: notifications of the database. */
export async function createServerBus({ db, listen, log }: ServerBusDeps): Promise<LiveBus> {
  const { deliver, follow } = createMemoryBus();
  await listen(CHANNEL, (payload) => {
    if (payload === null) return deliver(null);
    const change = LiveChange.safeParse(JSON.parse(payload));
    // What another release says is requested anew.
    return deliver(change.success ? change.data : null);
  });
  return {
    follow,
    publish: (change) => {
      for (const part of inParts(change)) {
        sql`select pg_notify(${CHANNEL}, ${JSON.stringify(part)})`
          .execute(db)
          .catch((error: unknown) => log.warn({ err: error }, "a change was not passed on"));
      }
    },
  };
}
