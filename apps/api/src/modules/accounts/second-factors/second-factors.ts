import type { SecondFactor, SecondStep } from "@hjem/domain/account/second-factor";
import type { FastifyRequest } from "fastify";
import type { Database, Queries } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import type { MailQueue } from "../../../mail/mail-queue.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { auditSource, writeAudit } from "../../../security/audit.ts";
import type { RequestLimits } from "../../../security/request-limits.ts";
import type { TokenKeys } from "../../../security/secrets.ts";
import { type Account, changeAccount } from "../account-repository.ts";
import { sendNotice } from "../mails/account-mails.ts";
import { pageOf } from "../mails/request-page.ts";
import { createFactorChallenges } from "./factor-challenges.ts";
import { createPasskeys, passkeysOf, type PasskeyPlace } from "./passkeys.ts";
import { isLikeRecoveryCode, spendRecoveryCode } from "./recovery-codes.ts";
import { createTotp } from "./totp.ts";

/** Dependencies of second factors. */
export interface FactorDeps {
  db: Database;
  keys: TokenKeys;
  /** Encrypts the secrets of authenticator apps; null where the installation has none, and no apps. */
  factorKey: Uint8Array | null;
  limits: RequestLimits;
  mailQueue: MailQueue;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A presented factor: a code of an app or for recovery, or the signed response of a passkey with its challenge. */
export interface ShownFactor {
  code?: string | undefined;
  passkey?: string | undefined;
  challenge?: string | undefined;
}

/** The site that a request comes to, as passkeys know it: the same origin as in links and tokens. */
export const passkeyPlace = (request: FastifyRequest): PasskeyPlace & { region: string } => {
  const { origin, region } = pageOf(request);
  return { origin, siteName: region.siteName, region: region.id };
};

/** Second factors of accounts: which there are, and whether what is shown is one of them. */
export const createFactors = (deps: FactorDeps) => {
  const { db, keys, factorKey, limits, mailQueue, now } = deps;
  const challenges = createFactorChallenges(deps);
  const passkeys = createPasskeys(deps);
  const totp = factorKey === null ? null : createTotp({ db, key: factorKey, now });

  const hasTotp = async (queries: Queries, accountId: string): Promise<Date | null> => {
    const row = await queries
      .selectFrom("account_totp")
      .select("confirmed_at")
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    return row?.confirmed_at ?? null;
  };

  const methodsOf = async (accountId: string): Promise<SecondFactor[]> => {
    const [since, keysOf] = [await hasTotp(db, accountId), await passkeysOf(db, accountId)];
    return [
      ...(keysOf.length > 0 ? (["passkey"] as const) : []),
      ...(since && totp ? (["totp"] as const) : []),
      "recovery_code",
    ];
  };

  const isRightCode = async (account: Account, code: string, request: FastifyRequest) => {
    if (!isLikeRecoveryCode(code)) {
      const digits = code.replaceAll(/[\s-]/g, "");
      return (await totp?.use(db, account.id, digits, { isConfirmed: true })) ?? false;
    }
    const isUsed = await inTransaction(db, async (trx) => {
      const isRight = await spendRecoveryCode(trx, account.id, code);
      if (isRight) await sendNotice(deps, trx, "recovery_code_used", account, pageOf(request));
      return isRight;
    });
    if (isUsed) mailQueue.wake();
    return isUsed;
  };

  return {
    challenges,
    passkeys,
    totp,
    hasTotp,
    methodsOf,

    /** The step that follows a right first factor. */
    async beginStep(
      account: Account,
      request: FastifyRequest,
      redirect?: string,
    ): Promise<SecondStep> {
      const place = passkeyPlace(request);
      const { token, challenge } = await challenges.begin({
        purpose: "second_step",
        region: account.region,
        accountId: account.id,
        redirect,
      });
      const methods = await methodsOf(account.id);
      const passkeyOptions = methods.includes("passkey")
        ? await passkeys.authenticationOptions(account.id, challenge, place)
        : null;
      return { token, methods, passkeyOptions };
    },

    /**
     * Checks what is shown against the account's factors; tries are counted before it is looked at, and failed ones are
     * in the audit.
     * @throws {ApiError} `validation_failed` at `code`, `passkey_refused`, `too_many_requests`
     */
    async prove(account: Account, shown: ShownFactor, request: FastifyRequest): Promise<void> {
      const { code, passkey, challenge } = shown;
      await limits.ofSubject("factor", account.id);
      try {
        if (passkey !== undefined && challenge !== undefined) {
          const place = passkeyPlace(request);
          await passkeys.verify({ passkey, challenge, accountId: account.id }, place);
        } else if (!(await isRightCode(account, code ?? "", request))) {
          throw new ApiError("validation_failed", {
            fieldErrors: [{ field: "code", sentence: code ? "code_wrong" : "required" }],
          });
        }
      } catch (error) {
        if (error instanceof ApiError) {
          const source = auditSource(keys, request);
          await writeAudit(db, account.audit_id, "second_factor_failed", now(), { source });
        }
        throw error;
      }
    },

    /** Writes down whether the account has a factor now; the codes of recovery go with the last one. */
    async settle(trx: Queries, accountId: string): Promise<boolean> {
      const isThere =
        (await hasTotp(trx, accountId)) !== null || (await passkeysOf(trx, accountId)).length > 0;
      await changeAccount(trx, accountId, { has_second_factor: isThere }, now());
      if (!isThere) {
        await trx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
      }
      return isThere;
    },
  };
};

/** The second factors of one process. */
export type Factors = ReturnType<typeof createFactors>;
