import {
  REFRESH_REPEAT_MS,
  REFRESH_TOKEN_MS,
  SESSION_MAX_MS,
} from "@hjem/domain/account/account-rules";
import type { Selectable } from "kysely";
import type { Database, Queries, Tables } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { writeAudit } from "../../../security/audit.ts";
import { hashOfToken, keyedHash, randomToken, type TokenKeys } from "../../../security/secrets.ts";
import type { Sessions } from "./sessions.ts";

const iso = (instant: number): string => new Date(instant).toISOString();

type UsedToken = Pick<Selectable<Tables["refresh_token"]>, "used_at" | "salt" | "successor">;

/** Builds the exchange of a refresh token for its successor (D6). */
export const createRefresh = (
  { db, keys, now }: { db: Database; keys: TokenKeys; now: () => number },
  endSession: (queries: Queries, sessionId: string, instant: number) => Promise<boolean>,
): Sessions["refresh"] => {
  const addToken = (trx: Queries, sessionId: string, token: string, instant: number) =>
    trx
      .insertInto("refresh_token")
      .values({ hash: hashOfToken(token), session_id: sessionId, created_at: iso(instant) })
      .execute();

  /** The successor is made of the token and a stored salt by a key of ours: so it can be given twice and is stored nowhere. */
  const successorOf = (key: TokenKeys[number], token: string, salt: string) =>
    keyedHash(key, "refresh", `${salt}/${token}`);

  /** The same successor again, for a response that was lost on its way (D6). */
  const repeated = async (trx: Queries, token: string, used: UsedToken, instant: number) => {
    const { used_at: usedAt, salt, successor } = used;
    if (!usedAt || salt === null || instant - usedAt.getTime() > REFRESH_REPEAT_MS) return null;
    const again = keys
      .map((key) => successorOf(key, token, salt))
      .find((each) => hashOfToken(each) === successor);
    if (again === undefined || successor === null) return null;
    const next = await trx
      .selectFrom("refresh_token")
      .select("used_at")
      .where("hash", "=", successor)
      .executeTakeFirst();
    return next?.used_at === null ? again : null;
  };

  return async (refreshToken, { region, deviceHash, source }, onReuse) => {
    const instant = now();
    const hash = hashOfToken(refreshToken);
    const found = await inTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom("refresh_token")
        .innerJoin("session", "session.id", "refresh_token.session_id")
        .innerJoin("account", "account.id", "session.account_id")
        .select([
          "session.id as sessionId",
          "session.account_id as accountId",
          "session.device_hash as deviceHash",
          "session.created_at as beganAt",
          "account.audit_id as auditId",
          "refresh_token.used_at",
          "refresh_token.salt",
          "refresh_token.successor",
        ])
        .where("refresh_token.hash", "=", hash)
        .where("session.ended_at", "is", null)
        .where("session.expires_at", ">", new Date(instant))
        .where("session.created_at", ">", new Date(instant - SESSION_MAX_MS))
        .where("account.erase_at", "is", null)
        .where("account.locked_at", "is", null)
        .where("account.region", "=", region)
        .forUpdate(["session", "refresh_token"])
        .executeTakeFirst();
      if (!row) return null;
      const { accountId, sessionId } = row;
      if (row.used_at !== null) {
        const again =
          row.deviceHash === deviceHash ? await repeated(trx, refreshToken, row, instant) : null;
        if (again !== null) return { accountId, sessionId, refreshToken: again };
        await endSession(trx, sessionId, instant);
        await writeAudit(trx, row.auditId, "refresh_token_reused", instant, { source });
        await onReuse(trx, accountId);
        return null;
      }
      const salt = randomToken();
      const next = successorOf(keys[0], refreshToken, salt);
      await addToken(trx, sessionId, next, instant);
      await trx
        .updateTable("refresh_token")
        .set({ used_at: iso(instant), salt, successor: hashOfToken(next) })
        .where("hash", "=", hash)
        .execute();
      await trx
        .updateTable("session")
        .set({
          seen_at: iso(instant),
          expires_at: iso(
            Math.min(instant + REFRESH_TOKEN_MS, row.beganAt.getTime() + SESSION_MAX_MS),
          ),
        })
        .where("id", "=", sessionId)
        .execute();
      return { accountId, sessionId, refreshToken: next };
    });
    if (!found) throw new ApiError("session_ended");
    return found;
  };
};
