import { errorMessage, fieldsOf } from "@hjem/domain/narrow";
import { setTimeout as rest } from "node:timers/promises";

/** Milliseconds after which a lost connection is tried again. */
const RETRY_MS = 1_000;
/** The API sends a line every ten seconds: without one for this long the connection is dead. */
const SILENCE_MS = 30_000;

/** What a site does with what it hears of homes. */
export interface HomeListener {
  /** Homes that were written or removed, by public id in lower case. */
  onChanged: (ids: ReadonlySet<string>) => void;
  /** Any home may have changed. */
  onLost: () => void;
}

/** How the API is listened to. */
export interface HomeChangesOptions extends HomeListener {
  apiUrl: string;
  /** Tell the API whose site it is (D12). */
  headers: () => Record<string, string>;
  fetch: typeof fetch;
  onFailure: (reason: string) => void;
}

/** The changes of homes as the API reports them. */
export interface HomeChanges {
  /** True once there is a place from which changes are heard of. */
  hasBegun: () => boolean;
  /** Resolves once what was missed has been heard of, or the API cannot be asked. */
  settled: () => Promise<void>;
  close: () => void;
}

/** Divides a body into its lines, as they come. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of body) {
    const lines = (text + decoder.decode(part, { stream: true })).split("\n");
    text = lines.pop() ?? "";
    yield* lines;
  }
}

/**
 * Listens to the API for homes that have changed. A connection that was lost goes on from the last change that was heard of, so
 * that none is missed; without such a place, all may have been.
 */
export function followHomeChanges(options: HomeChangesOptions): HomeChanges {
  const { apiUrl, headers, fetch: callApi, onChanged, onLost, onFailure } = options;
  const closing = new AbortController();
  let cursor: Record<string, string> | null = null;
  let isHearing = false;
  let attempt = Promise.withResolvers<void>();

  const take = (line: string): void => {
    const { cursor: next, ids, isLost } = fieldsOf(JSON.parse(line));
    const { xid, id } = fieldsOf(next);
    if (isLost === true || cursor === null) onLost();
    else if (Array.isArray(ids) && ids.length > 0) onChanged(new Set(ids.map(String)));
    cursor = { xid: String(xid), id: String(id) };
  };

  const listen = async (): Promise<void> => {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENCE_MS).unref();
    const query = cursor === null ? "" : `?${new URLSearchParams(cursor)}`;
    try {
      const response = await callApi(`${apiUrl}/home-changes${query}`, {
        headers: headers(),
        signal: AbortSignal.any([closing.signal, silence.signal]),
      });
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
      for await (const line of linesOf(response.body)) {
        timer.refresh();
        take(line);
        isHearing = true;
        attempt.resolve();
      }
    } finally {
      clearTimeout(timer);
    }
  };

  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await listen();
      } catch (error) {
        if (isHearing && !closing.signal.aborted) onFailure(errorMessage(error));
      }
      isHearing = false;
      attempt.resolve();
      // Caught: the only end before its time is that of the site.
      await rest(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      attempt = Promise.withResolvers<void>();
    }
  };
  void follow();

  return {
    hasBegun: () => cursor !== null,
    settled: () => attempt.promise,
    close: () => closing.abort(),
  };
}
