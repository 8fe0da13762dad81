import { errorCode } from "@hjem/domain/narrow";
import type { Region } from "@hjem/domain/region";
import { sql } from "kysely";
import type { OnNotification } from "../../../db/listen.ts";
import type { Database, Queries } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import type { FeedCursor } from "../../../search/feed/change-feed.ts";
import type { GeographyChanges, PlaceIds } from "../../../search/place-ids.ts";
import { LISTING_EVENT_CHANNEL } from "../listing-events.ts";
import type { NewAlert, ScheduleAlerts } from "../new-alert.ts";
import {
  findListingIds,
  findSavers,
  moveCursor,
  rewriteCursor,
  writeAlertHomes,
  writeAlerts,
} from "./alert-repository.ts";
import { matchEvents } from "./match-events.ts";
import { type ListingEvent, readEvents } from "./read-events.ts";
import { createSavedSearchFeed, type SavedSearchFeed } from "./saved-search-feed.ts";

/** Events matched together: so many rows are still searched one by one. */
const EVENTS_READ = 32;
/**
 * Alerts committed together, but for those of one event, which are never divided: homes that thousands search for would
 * make a transaction of minutes.
 */
const ALERTS_COMMITTED = 1_000;
/** Alerts written by one statement: requests are served in between. */
const ALERTS_WRITTEN = 250;
/** How often events are looked for without a notification. */
const POLL_MS = 2_000;
/** An event that has failed so often by itself is passed over, so that it does not stop all that follow. */
const FAILURES_MAX = 5;
/** PostgreSQL lacks something or ends connections: conflicts, resources, operators, its own system (SQLSTATE classes). */
const OUTAGE = /^(?:40|53|57|58)/;
/** Number of the advisory lock: one matcher at a time over all processes. */
const MATCHER_LOCK = 7_269_014;

/** Lines for the log. */
export interface MatcherLog {
  warn(values: object, line: string): void;
  error(values: object, line: string): void;
}

/** What the matcher needs. */
export interface AlertMatcherDeps {
  db: Database;
  /** True where other processes may use the same database. */
  isShared: boolean;
  regions: readonly Region[];
  placeIds: PlaceIds;
  placeChanges?: GeographyChanges;
  /** Saved searches in memory, where others read them too. @default the matcher's own */
  searches?: SavedSearchFeed;
  schedule: ScheduleAlerts;
  /** Called with homes of which the stock has changed, by public id, once their alerts are stored. @default nobody */
  onHomesChanged?: (publicIds: readonly string[]) => void;
  /** Called with the accounts for which alerts were made, once they are stored. @default nobody */
  onAlerts?: (accountIds: readonly string[]) => void;
  /** Milliseconds since 1970 (D35). */
  now: () => number;
  log: MatcherLog;
}

/** Turns changes of the stock into alerts (D69, D70). */
export interface AlertMatcher {
  readonly searches: SavedSearchFeed["index"];
  /** Matches the next events and commits their alerts; returns how many events they were. For tests and measurements. */
  matchNext(): Promise<number>;
  /** Matches all that there is, unless another process is at it. Rejects for nothing but a bug. */
  matchAll(): Promise<void>;
  /** Does so from now on: woken by the database, else every two seconds. */
  start(listen: (channel: string, onNotification: OnNotification) => Promise<void>): Promise<void>;
  /** Ends after the events that are being matched. */
  close(): Promise<void>;
}

/** Events in a row with their alerts, which are committed together. */
interface Commit {
  events: ListingEvent[];
  alerts: NewAlert[];
}

/** Divides matched events, in their order, into what is committed together. */
function commitsOf(events: readonly ListingEvent[], alerts: readonly NewAlert[]): Commit[] {
  const byEvent = Map.groupBy(alerts, ({ eventId }) => eventId);
  const commits: Commit[] = [];
  for (const event of events) {
    const own = byEvent.get(event.id) ?? [];
    const last = commits.at(-1);
    if (last && last.alerts.length + own.length <= ALERTS_COMMITTED) {
      last.events.push(event);
      last.alerts.push(...own);
    } else commits.push({ events: [event], alerts: [...own] });
  }
  return commits;
}

/** Builds the matcher; it does nothing before `start`. */
export function createAlertMatcher(deps: AlertMatcherDeps): AlertMatcher {
  const { db, isShared, regions, schedule, log } = deps;
  const feed = deps.searches ?? createSavedSearchFeed(deps);
  deps.placeChanges?.onGeography(() => feed.forgetAll());
  let failures = 0;
  const closing = new AbortController();
  let isWanted = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  const match = async (events: readonly ListingEvent[]) =>
    matchEvents(events, {
      index: feed.index,
      regions,
      findSavers: (propertyIds) => findSavers(db, propertyIds),
      findListingIds: (publicIds) => findListingIds(db, publicIds),
    });

  /** Writes alerts and what is scheduled with them. */
  const write = async (trx: Queries, { events, alerts }: Commit): Promise<NewAlert[]> => {
    const alerted = new Set(alerts.map(({ eventId }) => eventId));
    await writeAlertHomes(
      trx,
      events.filter(({ id }) => alerted.has(id)),
    );
    const all: NewAlert[] = [];
    for (let first = 0; first < alerts.length; first += ALERTS_WRITTEN) {
      const written = await writeAlerts(trx, alerts.slice(first, first + ALERTS_WRITTEN));
      if (written.length > 0) await schedule(trx, written);
      all.push(...written);
    }
    return all;
  };

  /** Commits alerts with the cursor; null where another matcher was faster. */
  const commit = async (
    from: FeedCursor,
    to: FeedCursor,
    part: Commit,
  ): Promise<NewAlert[] | null> => {
    if (part.alerts.length === 0) return (await moveCursor(db, from, to)) ? [] : null;
    return inTransaction(db, async (trx) =>
      (await moveCursor(trx, from, to)) ? write(trx, part) : null,
    );
  };

  const matchNext = async (): Promise<number> => {
    const next = await readEvents(db, failures > 0 ? 1 : EVENTS_READ);
    // After the events: a search that was saved before them is then known.
    await feed.refresh();
    if (!next) {
      failures = 0;
      return 0;
    }
    const { events } = next;
    const isGivenUp = failures >= FAILURES_MAX;
    if (isGivenUp) {
      log.error({ event: events[0]?.id }, "an event cannot be matched and is passed over");
    }
    const alerts = isGivenUp ? [] : await match(events);
    let { from } = next;
    let matched = 0;
    for (const part of commitsOf(events, alerts)) {
      const last = part.events.at(-1)!;
      const to = { xid: last.xid, id: String(last.id) };
      const written = await commit(from, to, part);
      failures = 0;
      if (!written) return matched;
      from = to;
      matched += part.events.length;
      deps.onHomesChanged?.([...new Set(part.events.map(({ publicId }) => publicId))]);
      if (written.length > 0) {
        deps.onAlerts?.([...new Set(written.map(({ accountId }) => accountId))]);
      }
    }
    return matched;
  };

  /** Whether an event is what failed: while the database is away or full, none is passed over. */
  const isFaultOfEvent = async (error: unknown): Promise<boolean> => {
    if (OUTAGE.test(errorCode(error) ?? "")) return false;
    try {
      await rewriteCursor(db);
      return true;
    } catch {
      // Caught: it says just that.
      return false;
    }
  };

  const drain = async (): Promise<void> => {
    while (!closing.signal.aborted && (await matchNext()) > 0);
  };

  /** The lock is a connection's own, and is lost with it; whoever comes too late moves no cursor. */
  const drainLocked = (): Promise<void> =>
    db.connection().execute(async (connection) => {
      const { rows } = await sql<{ isLocked: boolean }>`
        select pg_try_advisory_lock(${MATCHER_LOCK}) as "isLocked"
      `.execute(connection);
      if (!rows[0]?.isLocked) return;
      try {
        await drain();
      } finally {
        await sql`select pg_advisory_unlock(${MATCHER_LOCK})`.execute(connection);
      }
    });

  const matchAll = async (): Promise<void> => {
    try {
      // The embedded engine has one process and one connection.
      await (isShared ? drainLocked() : drain());
    } catch (error) {
      if (await isFaultOfEvent(error)) failures += 1;
      if (!closing.signal.aborted)
        log.warn({ err: error, failures }, "changes of listings were not matched");
    }
  };

  /** Runs now, or once more after the run that is going on. */
  const wake = (): void => {
    isWanted = true;
    running ??= (async () => {
      while (isWanted && !closing.signal.aborted) {
        isWanted = false;
        await matchAll();
      }
      running = null;
    })();
  };

  return {
    searches: feed.index,
    matchNext,
    matchAll,
    async start(listen) {
      await listen(LISTING_EVENT_CHANNEL, wake);
      timer = setInterval(wake, POLL_MS);
      wake();
    },
    async close() {
      closing.abort();
      if (timer) clearInterval(timer);
      await running;
    },
  };
}
