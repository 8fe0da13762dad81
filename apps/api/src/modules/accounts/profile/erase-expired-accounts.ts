import { REFRESH_TOKEN_MS } from "@hjem/domain/account/account-rules";
import { DAY_MS, HOUR_MS } from "@hjem/domain/durations";
import type { Database } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { writeAudit } from "../../../security/audit.ts";
import type { PasswordAttempts } from "../../../security/password-attempts.ts";
import { eraseExpiredCollections } from "../../collections/personal-collections.ts";
import { eraseExpiredSearches } from "../../saved-searches/personal-searches.ts";
import { eraseExpiredCodes } from "../verification/phone-verification.ts";
import { erasePerson } from "./personal-data.ts";

/** A registration that is not activated is erased. */
const UNCONFIRMED_MAX_AGE_MS = 30 * DAY_MS;
/** Sign-ins and changes stay in the audit for two years. */
const AUDIT_MAX_AGE_MS = 730 * DAY_MS;

/** Erases accounts whose time to undo is over, and expired data; runs hourly as a job. */
export const eraseExpiredAccounts =
  ({ db, attempts, now }: { db: Database; attempts: PasswordAttempts; now: () => number }) =>
  async (): Promise<void> => {
    const instant = now();
    const before = (age: number) => new Date(instant - age);
    const leaving = await db
      .selectFrom("account")
      .select("id")
      .where((is) =>
        is.or([
          is("erase_at", "<=", before(0)),
          is.and([
            is("verified_at", "is", null),
            is("created_at", "<=", before(UNCONFIRMED_MAX_AGE_MS)),
          ]),
        ]),
      )
      .execute();
    for (const { id } of leaving) {
      await inTransaction(db, async (trx) => {
        const account = await trx
          .selectFrom("account")
          .selectAll()
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst();
        const isDue = account?.erase_at ? account.erase_at <= before(0) : !account?.verified_at;
        if (!account || !isDue) return;
        await erasePerson(trx, account, () => attempts.forget(trx, account), instant);
        await writeAudit(trx, account.audit_id, "erased", instant);
      });
    }
    await eraseExpiredCollections(db, instant);
    await db.deleteFrom("mail_token").where("expires_at", "<=", before(0)).execute();
    await db.deleteFrom("request_count").where("ends_at", "<=", before(0)).execute();
    await db.deleteFrom("password_attempt").where("last_at", "<=", before(DAY_MS)).execute();
    await db.deleteFrom("provider_visit").where("created_at", "<=", before(HOUR_MS)).execute();
    await db.deleteFrom("factor_challenge").where("created_at", "<=", before(HOUR_MS)).execute();
    await db.deleteFrom("closed_gate").where("expires_at", "<=", before(0)).execute();
    await db.deleteFrom("session").where("expires_at", "<=", before(0)).execute();
    await db.deleteFrom("session").where("ended_at", "<=", before(REFRESH_TOKEN_MS)).execute();
    await db
      .deleteFrom("known_device")
      .where("seen_at", "<=", before(365 * DAY_MS))
      .execute();
    await eraseExpiredCodes(db, instant);
    await eraseExpiredSearches(db, instant);
    await db.deleteFrom("account_audit").where("at", "<=", before(AUDIT_MAX_AGE_MS)).execute();
  };
