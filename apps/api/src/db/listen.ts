import { setTimeout as rest } from "node:timers/promises";
import { Client } from "pg";

/** What is done with each notification; null says that some may have been missed. */
export type OnNotification = (payload: string | null) => void;

/** The one listening connection of a process (D79). */
export interface ServerListener {
  /** Calls `onNotification` with the notifications of a channel, and with null once it is listened to. */
  listen: (channel: string, onNotification: OnNotification) => void;
  close: () => Promise<void>;
}

/** A process without a logger writes the reason of a lost connection to standard error. */
export const warnOfBreak = (error: unknown): void => process.emitWarning(String(error));

const RECONNECT_MS = 2_000;
/** Silence after which the system asks whether the server is still there. */
const PROBE_AFTER_MS = 30_000;

/**
 * Listens to channels of a PostgreSQL server over one connection, opened with the first of them. When it is lost,
 * another is opened and `null` is reported, as notifications may be lost meanwhile; `onBreak` receives the reason.
 */
export const createServerListener = (
  databaseUrl: string,
  onBreak: (error: unknown) => void = warnOfBreak,
): ServerListener => {
  const closing = new AbortController();
  const channels = new Map<string, OnNotification[]>();
  let client: Client | null = null;
  /** True once the client listens to every channel. */
  let isListening = false;
  let following: Promise<void> | null = null;

  const report = (channel: string, payload: string | null) => {
    for (const onNotification of channels.get(channel) ?? []) onNotification(payload);
  };

  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const broken = Promise.withResolvers<void>();
      // It only receives: without probes, a server that vanished would never be noticed.
      client = new Client({
        connectionString: databaseUrl,
        keepAlive: true,
        keepAliveInitialDelayMillis: PROBE_AFTER_MS,
      });
      client.on("error", (error) => {
        onBreak(error);
        broken.resolve();
      });
      client.on("end", () => broken.resolve());
      client.on("notification", ({ channel, payload }) => report(channel, payload ?? null));
      try {
        await client.connect();
        // Those that are added meanwhile come last.
        for (const channel of channels.keys()) await client.query(`listen ${channel}`);
        isListening = true;
        for (const channel of channels.keys()) report(channel, null);
        await broken.promise;
      } catch (error) {
        // Tried again below, as after a break.
        onBreak(error);
      }
      isListening = false;
      // Caught: a connection that cannot be ended is broken already.
      await client.end().catch(() => undefined);
      // Caught: the only end before its time is that of the listener.
      await rest(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  return {
    listen(channel, onNotification) {
      channels.set(channel, [...(channels.get(channel) ?? []), onNotification]);
      following ??= follow();
      if (!isListening) return;
      // A connection that breaks here is replaced by one that listens to this channel too.
      client?.query(`listen ${channel}`).then(() => onNotification(null), onBreak);
    },
    async close() {
      closing.abort();
      // Caught: a connection that cannot be ended is broken already.
      await client?.end().catch(() => undefined);
      await following;
    },
  };
};
