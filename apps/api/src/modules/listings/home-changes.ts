import { DAY_MS, SECOND_MS } from "@hjem/domain/durations";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { Readable } from "node:stream";
import { setTimeout as rest } from "node:timers/promises";
import { z } from "zod";
import type { Database, Queries } from "../../db/schema.ts";
import { type FeedCursor, feedStart, readChanges } from "../../search/feed/change-feed.ts";

/** How often changes are looked for. */
const LOOK_MS = SECOND_MS;
/** A line is sent at least so often, so that both ends know that the other is there. */
const QUIET_MS = 10 * SECOND_MS;

/** Homes that were written or removed after a cursor. */
interface HomeChanges {
  /** How far it goes: the next question begins here. */
  cursor: FeedCursor;
  /** Public ids. */
  ids: string[];
  /** True where anything may have changed. */
  isLost: boolean;
}

/** Reads the homes that have changed since a cursor; without one, where to begin. */
export async function readHomeChanges(
  db: Queries,
  cursor: FeedCursor | null,
): Promise<HomeChanges> {
  const start = await feedStart(db);
  if (cursor === null) return { cursor: start, ids: [], isLost: false };
  const part = await readChanges(db, cursor);
  const { rows } = await sql<{ id: string }>`
    select public_id as id from listing where id = any(${part.listings}::int8[])
  `.execute(db);
  // Of a row that is gone nobody knows the public id any more.
  const isLost = part.isLost || part.isMore || rows.length < part.listings.length;
  return {
    cursor: part.isLost || part.isMore ? start : part.cursor,
    ids: rows.map(({ id }) => id),
    isLost,
  };
}

/** The changes as lines, from those that were read first, until nobody listens. While the database is away nothing is said. */
async function* linesOf(
  db: Queries,
  first: HomeChanges,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let changes = first;
  let quietMs = QUIET_MS;
  while (!signal.aborted) {
    if (quietMs >= QUIET_MS || changes.isLost || changes.ids.length > 0) {
      yield `${JSON.stringify(changes)}\n`;
      quietMs = 0;
    }
    // Caught: the only end before its time is that of the listener.
    await rest(LOOK_MS, undefined, { signal }).catch(() => undefined);
    quietMs += LOOK_MS;
    const { cursor } = changes;
    // Caught: tried again at the next look, from the same cursor.
    changes = await readHomeChanges(db, cursor).catch(() => ({ cursor, ids: [], isLost: false }));
  }
}

/** A number that both types of the cursor hold. */
const digits = z
  .string()
  .regex(/^\d{1,19}$/)
  .refine((text) => BigInt(text) < 2n ** 63n);
const Query = z.object({ xid: digits.optional(), id: digits.optional() });

/**
 * `/home-changes`: one line of JSON for homes that were written or removed since the cursor of the query, and one for each change
 * from then on. It is for the sites' servers, which keep pages of homes, and is reached on the API's own port alone.
 */
export const homeChangeRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/home-changes",
      // A day, after which the site goes on from where it was.
      { handlerTimeout: DAY_MS, schema: { hide: true, querystring: Query } },
      async (request, reply) => {
        const { xid, id } = request.query;
        const first = await readHomeChanges(db, xid && id ? { xid, id } : null);
        const ended = new AbortController();
        reply.raw.once("close", () => ended.abort());
        return reply
          .header("cache-control", "no-store")
          .type("application/x-ndjson")
          .send(Readable.from(linesOf(db, first, ended.signal)));
      },
    );
  };
