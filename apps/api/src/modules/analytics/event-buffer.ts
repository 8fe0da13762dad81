import type { AnalyticsEvent } from "@hjem/domain/content/analytics-event";
import { measureOf } from "@hjem/domain/content/analytics-rules";
import { MINUTE_MS } from "@hjem/domain/durations";
import { dayIn } from "@hjem/domain/time/zone";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../db/schema.ts";
import type { Site } from "../../regions.ts";
import { keyedHash, type TokenKey } from "../../security/secrets.ts";
import {
  type CountedEvent,
  type DaySum,
  ensurePartitions,
  type EventRow,
  findListings,
  findOwnListings,
  writeEvents,
} from "./analytics-repository.ts";

/** How long an event waits for others, so that a flood is a few writes. */
const WRITE_AFTER_MS = 1_000;
/** Events in one write: so few that no search waits long for what a write prepares. */
const WRITE_MAX = 500;
/** Events that wait at most; what comes then is refused, so that memory has a bound. */
const WAITING_MAX = 20_000;

/** Events of one request. */
export interface ReceivedEvents {
  events: readonly AnalyticsEvent[];
  region: Site;
  /** The account of a good token, whose own listings are not counted; not stored. */
  accountId: string | null;
  /** The visitor's network, by which what one address counts for a listing is limited; not stored. */
  network: string;
}

/** Events in memory until the next write. */
export interface EventBuffer {
  /** False where too many wait already. */
  add: (received: ReceivedEvents) => boolean;
  /** Writes all that wait. */
  flush: () => Promise<void>;
}

const rowOf = (event: AnalyticsEvent, regionId: string): EventRow => {
  const { actorType, actorId, action, objectId, objectType, deviceType, timestamp, ...rest } =
    event;
  const { interactionSessionToken, pageType, isLoggedIn, ...details } = rest;
  return {
    at: timestamp,
    region: regionId,
    action,
    page_type: pageType,
    object_type: objectType,
    object_id: objectId?.toLowerCase() ?? null,
    actor_type: actorType,
    actor_id: actorType === "visitor" ? actorId : null,
    session: interactionSessionToken,
    device_type: deviceType,
    is_logged_in: isLoggedIn,
    details,
  };
};

const objectIdsOf = ({ events }: ReceivedEvents): string[] =>
  events.flatMap(({ objectId }) => objectId?.toLowerCase() ?? []);

/** Every zone's days begin at a quarter of an hour: events of one have the same day, which is computed once. */
const QUARTER_MS = 15 * MINUTE_MS;
const dayOf = (timestamp: string, timeZone: string): string =>
  dayIn(Math.floor(Date.parse(timestamp) / QUARTER_MS) * QUARTER_MS, timeZone);

/** Events about no listing, which are all counted. */
const sumsOf = (received: readonly ReceivedEvents[]): DaySum[] => {
  const sums = new Map<string, DaySum>();
  for (const { events, region } of received) {
    for (const event of events) {
      if (event.objectId !== null) continue;
      const sum = {
        region: region.id,
        day: dayOf(event.timestamp, region.timeZones.default),
        object_id: "",
        measure: measureOf(event),
      };
      const key = Object.values(sum).join(" ");
      const known = sums.get(key);
      if (known) known.count += 1;
      else sums.set(key, { ...sum, count: 1 });
    }
  }
  return [...sums.values()];
};

/** Events about listings, each with whom it is counted for: hashes of a day, which say nothing of the next. */
const countedOf = (received: readonly ReceivedEvents[], key: TokenKey): CountedEvent[] =>
  received.flatMap(({ events, region, accountId, network }) =>
    events.flatMap((event) => {
      if (event.objectId === null) return [];
      const day = dayOf(event.timestamp, region.timeZones.default);
      const hash = (of: string, text: string) => keyedHash(key, `analytics/${day}/${of}`, text);
      return {
        region: region.id,
        day,
        object_id: event.objectId.toLowerCase(),
        measure: measureOf(event),
        visitor: accountId === null ? hash("visitor", event.actorId) : hash("account", accountId),
        network: hash("network", network),
      };
    }),
  );

/** True where the database refused what is written, not where it is away, full or stopping. */
const isAboutData = (error: unknown): boolean => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^[0-9A-Z]{5}$/.test(code) && !/^(?:08|53|57)/.test(code);
};

/** Buffers events, and writes them together every second (D113). */
export function createEventBuffer({
  db,
  key,
  log,
}: {
  db: Database;
  /** Of the hashes by which visitors are told apart. */
  key: TokenKey;
  log: Pick<FastifyBaseLogger, "warn">;
}): EventBuffer {
  const months = new Set<string>();
  let waiting: ReceivedEvents[] = [];
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** Those about listings that there are, and not by who advertises them. */
  const counting = async (received: readonly ReceivedEvents[]): Promise<ReceivedEvents[]> => {
    const known = new Map<string, Set<string>>();
    for (const { id } of new Map(received.map(({ region }) => [region.id, region])).values()) {
      const ofRegion = received.filter(({ region }) => region.id === id);
      known.set(id, await findListings(db, id, ofRegion.flatMap(objectIdsOf)));
    }
    const signedIn = received.filter(({ accountId }) => accountId !== null);
    const accountIds = new Set(signedIn.flatMap(({ accountId }) => accountId ?? []));
    const own =
      accountIds.size === 0
        ? new Set<string>()
        : await findOwnListings(db, [...accountIds], signedIn.flatMap(objectIdsOf));
    return received.map(({ events, ...from }) => ({
      ...from,
      events: events.filter(({ objectId }) => {
        if (objectId === null) return true;
        const id = objectId.toLowerCase();
        return known.get(from.region.id)?.has(id) && !own.has(`${from.accountId} ${id}`);
      }),
    }));
  };

  const take = (): ReceivedEvents[] => {
    const taken: ReceivedEvents[] = [];
    let size = 0;
    while (waiting.length > 0 && size < WRITE_MAX) {
      const next = waiting.shift();
      if (!next) break;
      taken.push(next);
      size += next.events.length;
    }
    count -= size;
    return taken;
  };

  /** Writes events together; where one of them cannot be written, one by one, so that none is lost for another. */
  const writeAll = async (received: readonly ReceivedEvents[]): Promise<void> => {
    const rows = received.flatMap(({ events, region }) =>
      events.map((event) => rowOf(event, region.id)),
    );
    if (rows.length === 0) return;
    try {
      await writeEvents(db, rows, { sums: sumsOf(received), counted: countedOf(received, key) });
    } catch (error) {
      if (!isAboutData(error)) throw error;
      if (rows.length === 1) {
        // Caught: this one cannot be written; nobody waits for it.
        log.warn({ err: error }, "an event of a visitor was not written");
        return;
      }
      for (const { events, ...from } of received) {
        for (const event of events) await writeAll([{ ...from, events: [event] }]);
      }
    }
  };

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const counted = await counting(take());
      const instants = counted.flatMap(({ events }) => events.map(({ timestamp }) => timestamp));
      await ensurePartitions(db, instants, months);
      await writeAll(counted);
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write).catch((error: unknown) => {
      // Caught: counts may be incomplete; nobody waits for them.
      log.warn({ err: error }, "events of visitors were not written");
    });
    return writing;
  };

  return {
    add(received) {
      if (count + received.events.length > WAITING_MAX) return false;
      waiting.push(received);
      count += received.events.length;
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS);
      return true;
    },
    flush,
  };
}
