import { sql } from "kysely";
import type { Database, Queries } from "../db/schema.ts";
import { ApiError } from "../plugins/api-error.ts";
import { networkOf } from "./request-limits.ts";
import { keyedHash, type TokenKeys } from "./secrets.ts";

/** Tries without waiting; from the next one on each wrong one doubles the wait. */
const FREE_TRIES = 4;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Wrong tries of unknown devices in a day, wherever they come from, after which none of them is let in (D40). */
const LOCKED_AFTER = 50;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/** Who tries which account. */
export interface Try {
  region: string;
  email: string;
  /** The visitor's address. */
  ip: string;
  /** Set for a device that has signed in to this account before: it waits for itself alone. */
  knownDevice: string | null;
}

const waitAfter = (tries: number): number =>
  tries < FREE_TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (tries - FREE_TRIES), LONGEST_WAIT_MS);

/** Wrong passwords, counted before the password is looked at: a thousand at once are a thousand tries. */
export interface PasswordAttempts {
  /**
   * Counts a try.
   * @throws {ApiError} `too_many_requests` while it has to wait, `device_unknown` where the account takes known devices only.
   */
  begin(attempt: Try): Promise<void>;
  /** The password was right: the tries of this device or address are forgotten. */
  succeed(attempt: Try): Promise<void>;
  /** A new password was set by a link: every try is forgotten, and the account takes all devices again. */
  forget(db: Queries, account: Pick<Try, "region" | "email">): Promise<void>;
}

/** Tries of a day from devices that the account does not know. */
const triesOfStrangers = (accountKey: string, instant: number) =>
  sql<number>`(select coalesce(sum(every.count), 0)::int4 from password_attempt as every
    where every.account_key = ${accountKey} and every.actor_key like 'ip:%'
      and every.last_at > ${new Date(instant - FORGOTTEN_AFTER_MS).toISOString()}::timestamptz)`;

/** Opens the counters of wrong passwords; the same for an address that has no account (D40). */
export const createPasswordAttempts = (deps: {
  db: Database;
  keys: TokenKeys;
  now: () => number;
}): PasswordAttempts => {
  const { db, keys, now } = deps;
  const accountKey = ({ region, email }: Pick<Try, "region" | "email">) =>
    keyedHash(keys[0], "attempt/account", `${region}/${email}`);
  const actorKey = ({ ip, knownDevice }: Try) =>
    knownDevice === null
      ? `ip:${keyedHash(keys[0], "attempt/address", networkOf(ip))}`
      : `device:${knownDevice}`;

  return {
    async begin(attempt) {
      const instant = now();
      const at = new Date(instant).toISOString();
      const keyOf = { account_key: accountKey(attempt), actor_key: actorKey(attempt) };
      const isForgotten = sql<boolean>`password_attempt.last_at <= ${new Date(instant - FORGOTTEN_AFTER_MS).toISOString()}::timestamptz`;
      const tried = sql<number>`case when ${isForgotten} then 1 else password_attempt.count + 1 end`;
      const waitMs = sql<number>`case when ${tried} < ${FREE_TRIES}::int4 then 0 else
        least(${FIRST_WAIT_MS}::float8 * power(2, least(${tried} - ${FREE_TRIES}::int4, 20)), ${LONGEST_WAIT_MS}::float8) end`;
      const counted = await db
        .insertInto("password_attempt")
        .values({
          ...keyOf,
          count: 1,
          last_at: at,
          retry_at: new Date(instant + waitAfter(1)).toISOString(),
        })
        .onConflict((conflict) =>
          conflict
            .columns(["account_key", "actor_key"])
            .doUpdateSet({
              count: tried,
              last_at: at,
              retry_at: sql`${at}::timestamptz + ${waitMs} * interval '1 millisecond'`,
            })
            .where("password_attempt.retry_at", "<=", new Date(instant)),
        )
        // As it was before this try.
        .returning(triesOfStrangers(keyOf.account_key, instant).as("tries"))
        .executeTakeFirst();
      if (counted) {
        const isLocked = attempt.knownDevice === null && counted.tries >= LOCKED_AFTER;
        if (isLocked) throw new ApiError("device_unknown");
        return;
      }
      const { retry_at: retryAt } = await db
        .selectFrom("password_attempt")
        .select("retry_at")
        .where("account_key", "=", keyOf.account_key)
        .where("actor_key", "=", keyOf.actor_key)
        .executeTakeFirstOrThrow();
      const seconds = Math.max(1, Math.ceil((retryAt.getTime() - instant) / 1000));
      throw new ApiError("too_many_requests", { values: { seconds } });
    },

    async succeed(attempt) {
      await db
        .deleteFrom("password_attempt")
        .where("account_key", "=", accountKey(attempt))
        .where("actor_key", "=", actorKey(attempt))
        .execute();
    },

    async forget(queries, account) {
      await queries
        .deleteFrom("password_attempt")
        .where("account_key", "=", accountKey(account))
        .execute();
    },
  };
};
