import { MINUTE_MS } from "@hjem/domain/durations";
import ipaddr from "ipaddr.js";

/** Requests of one address that are served at once; a browser opens six connections to a host. */
const RUNNING_MAX = 8;
/** Requests of one address that may wait behind those. */
const WAITING_MAX = 128;
/** Requests of one address in a minute: some thirty pages with all their scripts and pictures. */
const PER_MINUTE_MAX = 3_000;

/** A request that is let in. */
export interface Turn {
  /** Resolves when the request may be served; never, once it has ended. */
  ready: Promise<void>;
  /** Makes room for the next request of the address. Call it once the response or the connection is over. */
  end: () => void;
}

/** A request that is rejected, with the time after which it may be sent again. */
export interface LimitResponse {
  retryAfterSeconds: number;
}

/** Shares a server among the addresses that send requests. */
export interface FairShare {
  /** Requests a turn for a visitor's address. This machine itself is never rejected and never waits. */
  take: (address: string) => Turn | LimitResponse;
}

/** What may be set; all have defaults. */
export interface FairShareOptions {
  /** Requests of one address that are served at once. */
  runningMax?: number;
  /** Requests of one address that wait for their turn. */
  waitingMax?: number;
  /** Requests of one address in a minute. */
  perMinuteMax?: number;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** Visitors of one IPv6 network share a /64, as one account does; null for an address that is none, or this machine's. */
export const shareKeyOf = (address: string): string | null => {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const text = parsed.toString();
  if (text === "127.0.0.1" || text === "::1") return null;
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : text;
};

interface Share {
  running: number;
  waiting: (() => void)[];
}

const free: Turn = { ready: Promise.resolve(), end: () => undefined };

/**
 * Limits what one address gets at once and in a minute, so that a greedy visitor waits behind themselves and nobody else
 * does. Addresses are forgotten with their last request, counts with their minute.
 */
export function createFairShare({
  runningMax = RUNNING_MAX,
  waitingMax = WAITING_MAX,
  perMinuteMax = PER_MINUTE_MAX,
  clock = Date.now,
}: FairShareOptions = {}): FairShare {
  const shares = new Map<string, Share>();
  let counts = new Map<string, number>();
  let minute = 0;

  const isWithinRate = (key: string): boolean => {
    const current = Math.floor(clock() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= perMinuteMax;
  };

  const endRunning = (key: string, share: Share) => {
    const next = share.waiting.shift();
    if (next) next();
    else share.running -= 1;
    if (share.running === 0) shares.delete(key);
  };

  const start = (key: string, share: Share): Turn => {
    share.running += 1;
    return { ready: Promise.resolve(), end: () => endRunning(key, share) };
  };

  const enqueue = (key: string, share: Share): Turn => {
    const { promise, resolve } = Promise.withResolvers<void>();
    share.waiting.push(resolve);
    const end = () => {
      const index = share.waiting.indexOf(resolve);
      if (index === -1) endRunning(key, share);
      else share.waiting.splice(index, 1);
    };
    return { ready: promise, end };
  };

  return {
    take: (address) => {
      const key = shareKeyOf(address);
      if (key === null) return free;
      if (!isWithinRate(key)) {
        return { retryAfterSeconds: Math.ceil((MINUTE_MS - (clock() % MINUTE_MS)) / 1_000) };
      }
      const share = shares.get(key) ?? { running: 0, waiting: [] };
      shares.set(key, share);
      if (share.running < runningMax) return start(key, share);
      return share.waiting.length < waitingMax ? enqueue(key, share) : { retryAfterSeconds: 1 };
    },
  };
}
