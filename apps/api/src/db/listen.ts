import { setTimeout as rest } from "node:timers/promises";
import { Client } from "pg";

/** A listener that can be ended. */
export interface Listening {
  close: () => Promise<void>;
}

/** What is done with each notification; null says that some may have been missed. */
export type OnNotification = (payload: string | null) => void;

/** A process without a logger writes the reason of a lost connection to standard error. */
export const warnOfBreak = (error: unknown): void => process.emitWarning(String(error));

const RECONNECT_MS = 2_000;

/**
 * Listens to a channel of a PostgreSQL server over its own connection. When it is lost, another is opened and
 * `null` is reported, as notifications may be lost meanwhile; `onBreak` receives the reason.
 */
export const listenToServer = (
  databaseUrl: string,
  channel: string,
  onNotification: OnNotification,
  onBreak: (error: unknown) => void = warnOfBreak,
): Listening => {
  const closing = new AbortController();
  let client: Client | null = null;
  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const broken = Promise.withResolvers<void>();
      client = new Client({ connectionString: databaseUrl });
      client.on("error", (error) => {
        onBreak(error);
        broken.resolve();
      });
      client.on("end", () => broken.resolve());
      client.on("notification", ({ payload }) => onNotification(payload ?? null));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        onNotification(null);
        await broken.promise;
      } catch (error) {
        // Tried again below, as after a break.
        onBreak(error);
      }
      // Caught: a connection that cannot be ended is broken already.
      await client.end().catch(() => undefined);
      // Caught: the only end before its time is that of the listener.
      await rest(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const following = follow();
  return {
    async close() {
      closing.abort();
      // Caught: a connection that cannot be ended is broken already.
      await client?.end().catch(() => undefined);
      await following;
    },
  };
};
