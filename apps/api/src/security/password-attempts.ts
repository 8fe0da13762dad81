import { DAY_MS } from "@hjem/domain/durations";
import { type QueryCreator, type Selectable, sql } from "kysely";
import type { Database, Queries, Tables } from "../db/schema.ts";
import { ApiError } from "../plugins/api-error.ts";
import { networkOf } from "./request-limits.ts";
import { keyedHash, type TokenKeys } from "./secrets.ts";

/** Tries without waiting; from the next one on each wrong one doubles the wait. */
const FREE_TRIES = 4;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Wrong tries of unknown devices in a day, wherever they come from, after which none of them is let in (D40). */
const LOCKED_AFTER = 50;
const FORGOTTEN_AFTER_MS = DAY_MS;

/** Source and account of an attempt. */
export interface Try {
  region: string;
  email: string;
  /** The visitor's address. */
  ip: string;
  /** Hash of the device's cookie; one that has signed in to this account before waits for itself alone. */
  deviceHash: string | null;
}

/** A try that is counted. */
export interface CountedTry {
  accountKey: string;
  actorKey: string;
  /** True for a device that has signed in to this account before. */
  isKnownDevice: boolean;
}

const waitAfter = (tries: number): number =>
  tries < FREE_TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (tries - FREE_TRIES), LONGEST_WAIT_MS);

/** Wrong passwords, counted before the password is looked at: a thousand at once are a thousand tries. */
export interface PasswordAttempts {
  /**
   * Counts a try and finds the account that it is for, if there is one.
   * @throws {ApiError} `too_many_requests` while it has to wait, `device_unknown` where the account takes known devices only.
   */
  begin(
    attempt: Try,
  ): Promise<{ account: Selectable<Tables["account"]> | undefined; counted: CountedTry }>;
  /** The password was right: the tries of this device or address are forgotten. */
  succeed(counted: CountedTry): Promise<void>;
  /** A new password was set by a link: every try is forgotten, and the account takes all devices again. */
  forget(db: Queries, account: Pick<Try, "region" | "email">): Promise<void>;
}

/** Takes the tries of one device or address away. */
export const forgetTries = (queries: QueryCreator<Tables>, { accountKey, actorKey }: CountedTry) =>
  queries
    .deleteFrom("password_attempt")
    .where("account_key", "=", accountKey)
    .where("actor_key", "=", actorKey);

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
  const strangerKey = (ip: string) => `ip:${keyedHash(keys[0], "attempt/address", networkOf(ip))}`;

  const rejectWaiting = async (key: string, actorKey: string, instant: number): Promise<never> => {
    const { retry_at: retryAt } = await db
      .selectFrom("password_attempt")
      .select("retry_at")
      .where("account_key", "=", key)
      .where("actor_key", "=", actorKey)
      .executeTakeFirstOrThrow();
    const seconds = Math.max(1, Math.ceil((retryAt.getTime() - instant) / 1000));
    throw new ApiError("too_many_requests", { values: { seconds } });
  };

  return {
    async begin(attempt) {
      const { region, email, ip, deviceHash } = attempt;
      const instant = now();
      const at = new Date(instant).toISOString();
      const key = accountKey(attempt);
      const isForgotten = sql<boolean>`password_attempt.last_at <= ${new Date(instant - FORGOTTEN_AFTER_MS).toISOString()}::timestamptz`;
      const tried = sql<number>`case when ${isForgotten} then 1 else password_attempt.count + 1 end`;
      const waitMs = sql<number>`case when ${tried} < ${FREE_TRIES}::int4 then 0 else
        least(${FIRST_WAIT_MS}::float8 * power(2, least(${tried} - ${FREE_TRIES}::int4, 20)), ${LONGEST_WAIT_MS}::float8) end`;
      // One statement, with an account or without: a sign-in needs few round trips to the database.
      const row = await db
        .with("found", (query) =>
          query
            .selectFrom("account")
            .selectAll()
            .where("region", "=", region)
            .where("email", "=", email),
        )
        .with("device", (query) =>
          query.selectNoFrom(
            sql<boolean>`exists (select from known_device join found on found.id = known_device.account_id
              where known_device.device_hash = ${deviceHash ?? ""})`.as("is_known"),
          ),
        )
        .with("actor", (query) =>
          query
            .selectFrom("device")
            .select([
              "is_known",
              sql<string>`case when is_known then ${`device:${deviceHash}`} else ${strangerKey(ip)} end`.as(
                "actor_key",
              ),
            ]),
        )
        .with("counted", (query) =>
          query
            .insertInto("password_attempt")
            .columns(["account_key", "actor_key", "count", "last_at", "retry_at"])
            .expression((from) =>
              from
                .selectFrom("actor")
                .select([
                  sql<string>`${key}`.as("account_key"),
                  "actor_key",
                  sql<number>`1`.as("count"),
                  sql<Date>`${at}::timestamptz`.as("last_at"),
                  sql<Date>`${new Date(instant + waitAfter(1)).toISOString()}::timestamptz`.as(
                    "retry_at",
                  ),
                ]),
            )
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
            .returning(triesOfStrangers(key, instant).as("tries")),
        )
        .selectFrom("actor")
        .leftJoin("counted", (join) => join.onTrue())
        .leftJoin("found", (join) => join.onTrue())
        .selectAll("found")
        .select(["actor.actor_key", "actor.is_known", "counted.tries"])
        .executeTakeFirstOrThrow();
      const { actor_key: actorKey, is_known: isKnownDevice, tries, ...found } = row;
      if (tries === null) return rejectWaiting(key, actorKey, instant);
      if (!isKnownDevice && tries >= LOCKED_AFTER) throw new ApiError("device_unknown");
      const account = found.id === null ? undefined : (found as Selectable<Tables["account"]>);
      return { account, counted: { accountKey: key, actorKey, isKnownDevice } };
    },

    async succeed(counted) {
      await forgetTries(db, counted).execute();
    },

    async forget(queries, account) {
      await queries
        .deleteFrom("password_attempt")
        .where("account_key", "=", accountKey(account))
        .execute();
    },
  };
};
