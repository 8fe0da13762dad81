import { setTimeout as rest } from "node:timers/promises";
import { Client } from "pg";

/** A listener that can be ended. */
export interface Listening {
  close: () => Promise<void>;
}

/** What is done with each notification; null says that some may have been missed. */
export type OnNotification = (payload: string | null) => void;

const RECONNECT_MS = 2_000;

/**
 * Hears the notifications of a channel of a PostgreSQL server over a connection of its own; where that breaks another is
 * opened, and `null` is told, since what was said meanwhile is lost.
 */
export const listenToServer = (
  databaseUrl: string,
  channel: string,
  onNotification: OnNotification,
): Listening => {
  const closing = new AbortController();
  let client: Client | null = null;
  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const broken = Promise.withResolvers<void>();
      client = new Client({ connectionString: databaseUrl });
      client.on("error", () => broken.resolve());
      client.on("end", () => broken.resolve());
      client.on("notification", ({ payload }) => onNotification(payload ?? null));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        onNotification(null);
        await broken.promise;
      } catch {
        // Tried again below, as after a break.
      }
      await client.end().catch(() => undefined);
      await rest(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const following = follow();
  return {
    async close() {
      closing.abort();
      await client?.end().catch(() => undefined);
      await following;
    },
  };
};
