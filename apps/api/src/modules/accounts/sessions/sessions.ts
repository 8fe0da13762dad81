import { REFRESH_TOKEN_MS, SESSION_MAX_MS } from "@hjem/domain/account/account-rules";
import { sql } from "kysely";
import type { Database, Queries } from "../../../db/schema.ts";
import { uuidV7 } from "../../../db/uuid-v7.ts";
import { auditRow } from "../../../security/audit.ts";
import { type CountedTry, forgetTries } from "../../../security/password-attempts.ts";
import { hashOfToken, randomToken, type TokenKeys } from "../../../security/secrets.ts";
import { createRefresh } from "./refresh-session.ts";

/** How long the state of a session is cached without a query (D6). */
const BELIEVED_MS = 5_000;
const BELIEVED_MAX = 20_000;

/** The device that signs in or refreshes. */
export interface Device {
  /** Hash of its cookie. */
  hash: string;
  /** In a few words. */
  name: string;
}

/** What a sign-in or a refresh gives. */
export interface OpenSession {
  accountId: string;
  sessionId: string;
  refreshToken: string;
}

/** A session that a sign-in has opened. */
export interface NewSession extends OpenSession {
  /** True where the account was used before, but never on this device. */
  isNewDevice: boolean;
}

/** When a session last proved whose it is, in milliseconds. */
export interface SessionProof {
  provedAt: number;
  /** By a second factor; null where it never did. */
  factorAt: number | null;
}

/** An active session of an active account. */
export interface LivingSession {
  accountId: string;
  auditId: string;
  region: string;
  /** When the person signed in. */
  signedInAt: number;
}

/** Sessions of people, each a family of refresh tokens of which one is good at a time (D6). */
export interface Sessions {
  /** Opens a session by one statement; `counted` is the try by password that led to it and is forgotten. */
  open(
    queries: Queries,
    account: { id: string; auditId: string },
    device: Device,
    options: { hasFactor: boolean; source: string; counted?: CountedTry | undefined },
  ): Promise<NewSession>;
  /**
   * @param onReuse called within the transaction that ends a session whose token was used twice
   * @throws {ApiError} `session_ended`
   */
  refresh(
    refreshToken: string,
    place: { region: string; deviceHash: string; source: string },
    onReuse: (trx: Queries, accountId: string) => Promise<void>,
  ): Promise<OpenSession>;
  /** The session while it is active; cached for 5 s. */
  find(sessionId: string): Promise<LivingSession | null>;
  /** Those of some sessions that are active; queried each time. */
  filterActive(sessionIds: readonly string[]): Promise<Set<string>>;
  /** When an active session last proved its owner's identity; queried each time. */
  proofOf(sessionId: string): Promise<SessionProof | null>;
  /** Writes down that it has just done so. */
  prove(sessionId: string, by: { factor: boolean }): Promise<void>;
  /** The session that a refresh token belongs to, whether the token is good or used. */
  ofRefreshToken(refreshToken: string): Promise<{ accountId: string; sessionId: string } | null>;
  /** Ends one session of an account; false where it has no such active session. */
  end(accountId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of an account but one, as part of a transaction; `forget` follows once that is through. */
  endAll(trx: Queries, accountId: string, except?: string): Promise<void>;
  /** Ends all sessions of a region's accounts but one, as part of a transaction; `forget` follows once that is through. */
  endRegion(trx: Queries, region: string, except: string): Promise<void>;
  /** Clears the cached states of sessions in this process. */
  forget(): void;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** Opens the sessions of one process. */
export const createSessions = (deps: {
  db: Database;
  keys: TokenKeys;
  now: () => number;
}): Sessions => {
  const { db, now } = deps;
  const believed = new Map<string, { session: LivingSession | null; until: number }>();

  const endSession = async (queries: Queries, sessionId: string, instant: number) => {
    believed.delete(sessionId);
    const ended = await queries
      .updateTable("session")
      .set({ ended_at: iso(instant) })
      .where("id", "=", sessionId)
      .where("ended_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    return ended !== undefined;
  };

  const activeSessions = (instant: number) =>
    db
      .selectFrom("session")
      .innerJoin("account", "account.id", "session.account_id")
      .where("session.ended_at", "is", null)
      .where("session.expires_at", ">", new Date(instant))
      .where("session.created_at", ">", new Date(instant - SESSION_MAX_MS))
      .where("account.erase_at", "is", null)
      .where("account.locked_at", "is", null);

  const findSession = async (sessionId: string, instant: number): Promise<LivingSession | null> => {
    const row = await activeSessions(instant)
      .select(["account.id", "account.audit_id", "account.region", "session.created_at"])
      .where("session.id", "=", sessionId)
      .executeTakeFirst();
    if (!row) return null;
    const { id, audit_id: auditId, region, created_at: signedInAt } = row;
    return { accountId: id, auditId, region, signedInAt: signedInAt.getTime() };
  };

  return {
    async open(queries, { id, auditId }, device, { hasFactor, source, counted }) {
      const instant = now();
      const sessionId = uuidV7(instant);
      const refreshToken = randomToken();
      // One statement for all: a sign-in needs few round trips to the database.
      const before = await (
        counted ? queries.with("forgotten", (query) => forgetTries(query, counted)) : queries
      )
        .with("opened", (query) =>
          query
            .insertInto("session")
            .values({
              id: sessionId,
              account_id: id,
              device_hash: device.hash,
              device: device.name,
              created_at: iso(instant),
              seen_at: iso(instant),
              proved_at: iso(instant),
              factor_at: hasFactor ? iso(instant) : null,
              expires_at: iso(instant + REFRESH_TOKEN_MS),
            })
            .returning("id"),
        )
        .with("token", (query) =>
          query.insertInto("refresh_token").values({
            hash: hashOfToken(refreshToken),
            session_id: sessionId,
            created_at: iso(instant),
          }),
        )
        .with("known", (query) =>
          query
            .insertInto("known_device")
            .values({ account_id: id, device_hash: device.hash, seen_at: iso(instant) })
            .onConflict((conflict) =>
              conflict
                .columns(["account_id", "device_hash"])
                .doUpdateSet({ seen_at: iso(instant) }),
            ),
        )
        .insertInto("account_audit")
        .values(auditRow(auditId, "signed_in", instant, { source }))
        // As it was before this sign-in.
        .returning([
          sql<boolean>`exists (select from known_device where account_id = ${id})`.as("wasUsed"),
          sql<boolean>`exists (select from known_device
            where account_id = ${id} and device_hash = ${device.hash})`.as("wasKnown"),
        ])
        .executeTakeFirstOrThrow();
      const isNewDevice = before.wasUsed && !before.wasKnown;
      return { accountId: id, sessionId, refreshToken, isNewDevice };
    },

    refresh: createRefresh(deps, endSession),

    async find(sessionId) {
      const instant = now();
      const known = believed.get(sessionId);
      if (known && known.until > instant) return known.session;
      const session = await findSession(sessionId, instant);
      if (believed.size >= BELIEVED_MAX) believed.clear();
      believed.set(sessionId, { session, until: instant + BELIEVED_MS });
      return session;
    },

    async filterActive(sessionIds) {
      const rows = await activeSessions(now())
        .select("session.id")
        .where("session.id", "in", sessionIds)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    async proofOf(sessionId) {
      const row = await db
        .selectFrom("session")
        .select(["proved_at", "factor_at"])
        .where("id", "=", sessionId)
        .where("ended_at", "is", null)
        .executeTakeFirst();
      return row
        ? { provedAt: row.proved_at.getTime(), factorAt: row.factor_at?.getTime() ?? null }
        : null;
    },

    async prove(sessionId, { factor }) {
      const at = iso(now());
      await db
        .updateTable("session")
        .set({ proved_at: at, ...(factor && { factor_at: at }) })
        .where("id", "=", sessionId)
        .execute();
    },

    async ofRefreshToken(refreshToken) {
      const row = await db
        .selectFrom("refresh_token")
        .innerJoin("session", "session.id", "refresh_token.session_id")
        .select(["session.id as sessionId", "session.account_id as accountId"])
        .where("refresh_token.hash", "=", hashOfToken(refreshToken))
        .executeTakeFirst();
      return row ?? null;
    },

    async end(accountId, sessionId) {
      const own = await db
        .selectFrom("session")
        .select("id")
        .where("id", "=", sessionId)
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      return own ? endSession(db, sessionId, now()) : false;
    },

    async endAll(trx, accountId, except) {
      believed.clear();
      let query = trx
        .updateTable("session")
        .set({ ended_at: iso(now()) })
        .where("account_id", "=", accountId)
        .where("ended_at", "is", null);
      if (except !== undefined) query = query.where("id", "!=", except);
      await query.execute();
    },

    async endRegion(trx, region, except) {
      await trx
        .updateTable("session")
        .set({ ended_at: iso(now()) })
        .where("ended_at", "is", null)
        .where("id", "!=", except)
        .where("account_id", "in", (query) =>
          query.selectFrom("account").select("id").where("region", "=", region),
        )
        .execute();
    },

    forget: () => believed.clear(),
  };
};
