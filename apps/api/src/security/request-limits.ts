import { DAY_MS, MINUTE_MS } from "@hjem/domain/durations";
import { INVITATIONS_A_DAY, INVITATIONS_OF_ADDRESS_A_DAY } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import { isIP } from "node:net";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../plugins/api-error.ts";
import { keyedHash, type TokenKeys } from "./secrets.ts";

/** How often something may be requested in a time window. */
interface Limit {
  max: number;
  windowMs: number;
}

/** By the visitor's address; the machine's own is not counted, as behind it stand our own servers and a demo's only visitor. */
const addressLimits = {
  check: { max: 60, windowMs: 10 * MINUTE_MS },
  login: { max: 100, windowMs: 10 * MINUTE_MS },
  register: { max: 30, windowMs: 60 * MINUTE_MS },
  mail: { max: 30, windowMs: 60 * MINUTE_MS },
  token: { max: 100, windowMs: 10 * MINUTE_MS },
  provider: { max: 60, windowMs: 10 * MINUTE_MS },
  sms: { max: 3, windowMs: 60 * MINUTE_MS },
  question: { max: 120, windowMs: 10 * MINUTE_MS },
} satisfies Record<string, Limit>;
/** Kinds of calls that are counted by the visitor's address. */
export type AddressLimit = keyof typeof addressLimits;

/** By the requested subject: an account's mailbox, a gate. */
const subjectLimits = {
  /** Of one visitor to one address. */
  mail: { max: 6, windowMs: 60 * MINUTE_MS },
  /** Of all visitors that the account does not know to one address. */
  mailbox: { max: 30, windowMs: 60 * MINUTE_MS },
  /** Codes by text message that an account has sent, and that one number receives of a market. */
  sms: { max: 3, windowMs: 60 * MINUTE_MS },
  sms_number: { max: 3, windowMs: 60 * MINUTE_MS },
  export: { max: 3, windowMs: 60 * MINUTE_MS },
  password: { max: 10, windowMs: 10 * MINUTE_MS },
  factor: { max: 10, windowMs: 10 * MINUTE_MS },
  gate: { max: 10, windowMs: 10 * MINUTE_MS },
  /** Payments that a person begins: cards are not tried out here. */
  payment: { max: 30, windowMs: 60 * MINUTE_MS },
  /** New collections of a person. */
  collection: { max: 100, windowMs: 60 * MINUTE_MS },
  /** Invitations by a person, and to an address by anybody (D63). */
  invitation: { max: INVITATIONS_A_DAY, windowMs: DAY_MS },
  invited: { max: INVITATIONS_OF_ADDRESS_A_DAY, windowMs: DAY_MS },
  /** Mails that confirm the address of a contact: of a person, and to an address by anybody. */
  contact: { max: 10, windowMs: DAY_MS },
  contacted: { max: 3, windowMs: DAY_MS },
  /** Files of a person that were refused: nobody tries out what the checks take. */
  refused_file: { max: 60, windowMs: 60 * MINUTE_MS },
  /** Questions of one asker to the assistant, of all homes together. */
  question: { max: 30, windowMs: 10 * MINUTE_MS },
} satisfies Record<string, Limit>;
/** Kinds of calls that are counted by their subject. */
export type SubjectLimit = keyof typeof subjectLimits;

const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && /^(::1$|127\.|::ffff:127\.)/.test(address);

const IPV6_GROUPS = 8;
const IPV6_GROUP_BITS = 16;

/**
 * A subscriber with IPv6 has a network of addresses, which counts as one: its first 64 bits, or fewer where whoever is given
 * many such networks must not count many times.
 */
export const networkOf = (address: string, bits: 48 | 64 = 64): string => {
  const [bare = ""] = address.split("%");
  if (isIP(bare) !== 6 || bare.includes(".")) return bare;
  const [front = [], back = []] = new URL(`http://[${bare}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: IPV6_GROUPS - front.length - back.length }, () => "0");
  return [...front, ...zeros, ...back].slice(0, bits / IPV6_GROUP_BITS).join(":");
};

/** Counts calls in the database, so that every process knows of them (D40). */
export interface RequestLimits {
  /** @throws {ApiError} `too_many_requests` with the seconds that are left. */
  ofAddress(kind: AddressLimit, address: string): Promise<void>;
  /** @throws {ApiError} `too_many_requests` with the seconds that are left. */
  ofSubject(kind: SubjectLimit, subject: string): Promise<void>;
  /** The same for what is counted later, or not at all. */
  requireBelow(kind: SubjectLimit, subject: string): Promise<void>;
}

/**
 * Runs what a mailed link without session does, and counts an address's wrong tokens alone: the programs of one mail
 * provider call for all its readers.
 */
export const limitWrongTokens = async <Result>(
  limits: Pick<RequestLimits, "ofAddress">,
  ip: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) await limits.ofAddress("token", ip);
    throw error;
  }
};

/** Opens the counters; their keys are keyed hashes, which reveal no address. */
export const createRequestLimits = (deps: {
  db: Database;
  keys: TokenKeys;
  now: () => number;
}): RequestLimits => {
  const { db, keys, now } = deps;
  const rejectMore = (endsAt: Date, instant: number): never => {
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - instant) / 1000));
    throw new ApiError("too_many_requests", { values: { seconds } });
  };
  const count = async (name: string, subject: string, { max, windowMs }: Limit) => {
    const instant = now();
    const at = new Date(instant).toISOString();
    const ends = new Date(instant + windowMs).toISOString();
    const counted = await db
      .insertInto("request_count")
      .values({ key: keyedHash(keys[0], `limit/${name}`, subject), count: 1, ends_at: ends })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql`case when request_count.ends_at <= ${at}::timestamptz then 1 else request_count.count + 1 end`,
          ends_at: sql`case when request_count.ends_at <= ${at}::timestamptz then excluded.ends_at else request_count.ends_at end`,
        }),
      )
      .returning(["count", "ends_at"])
      .executeTakeFirstOrThrow();
    if (counted.count > max) rejectMore(counted.ends_at, instant);
  };
  return {
    async ofAddress(kind, address) {
      if (isLoopback(address)) return;
      await count(`address/${kind}`, networkOf(address), addressLimits[kind]);
    },
    ofSubject: (kind, subject) => count(`subject/${kind}`, subject, subjectLimits[kind]),
    async requireBelow(kind, subject) {
      const instant = now();
      const row = await db
        .selectFrom("request_count")
        .select(["count", "ends_at"])
        .where("key", "=", keyedHash(keys[0], `limit/subject/${kind}`, subject))
        .executeTakeFirst();
      if (!row || row.ends_at.getTime() <= instant) return;
      if (row.count >= subjectLimits[kind].max) rejectMore(row.ends_at, instant);
    },
  };
};
