import { PHONE_CODE_LENGTH } from "@hjem/domain/account/verification";
import { MINUTE_MS } from "@hjem/domain/durations";
import type { FastifyRequest } from "fastify";
import { randomInt } from "node:crypto";
import type { Database, Queries } from "../../../db/schema.ts";
import { type FieldSentence, say } from "../../../locales/sentences.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { isSameText, keyedHash, type TokenKeys } from "../../../security/secrets.ts";
import { SmsRefusedError, type SmsSender } from "../../../sms/sms.ts";
import type { AccountDeps } from "../account-deps.ts";
import { type Account, readAccount } from "../account-repository.ts";
import { mobileOf, receivesCodes } from "./phone-numbers.ts";
import { verifiedPhone } from "./read-verifications.ts";

const CODE_MS = 10 * MINUTE_MS;
const TRIES_MAX = 5;

const refuse = (
  field: "mobile" | "code",
  sentence: FieldSentence,
  values: Readonly<Record<string, string>> = {},
): never => {
  throw new ApiError("validation_failed", { fieldErrors: [{ field, sentence, values }] });
};

const newCode = (): string =>
  String(randomInt(10 ** PHONE_CODE_LENGTH)).padStart(PHONE_CODE_LENGTH, "0");

/** Of one account alone: a code seen elsewhere opens nothing. */
const hashOf = (key: TokenKeys[number], accountId: string, code: string): string =>
  keyedHash(key, "phone-code", `${accountId}\n${code}`);

/** The number that a code would go to. @throws {ApiError} `validation_failed` for the field `mobile` */
const numberFor = (account: Account, request: Pick<FastifyRequest, "region">): string => {
  const number = mobileOf(account, request.region) ?? refuse("mobile", "required");
  const { dialCode } = request.region;
  return receivesCodes(number, request.region)
    ? number
    : refuse("mobile", "phone_no_codes", { code: dialCode });
};

const removeCode = (db: Queries, accountId: string, codeHash: string) =>
  db
    .deleteFrom("phone_verification")
    .where("account_id", "=", accountId)
    .where("code_hash", "=", codeHash)
    .execute();

/**
 * Sends a code to the person's mobile number; an earlier one is valid no more. Three in an hour for an account, a number
 * and a visitor's address.
 * @returns until when the code can be entered, in milliseconds since 1970
 * @throws {ApiError} `conflict` for a number that is verified, `validation_failed` for one that receives no codes,
 *   `too_many_requests`, `message_not_sent` where the service does not take the message now
 */
export async function sendPhoneCode(
  { db, keys, limits, now }: AccountDeps,
  sms: SmsSender,
  request: FastifyRequest,
): Promise<number> {
  const { user, region, language } = request;
  const account = await readAccount(db, user.id);
  const number = numberFor(account, request);
  if (await verifiedPhone(db, account, region)) throw new ApiError("conflict");
  await limits.ofSubject("sms", account.id);
  await limits.ofSubject("sms_number", `${region.id}/${number}`);
  await limits.ofAddress("sms", request.ip);
  const code = newCode();
  const codeHash = hashOf(keys[0], account.id, code);
  const expiresAt = now() + CODE_MS;
  const row = {
    number,
    code_hash: codeHash,
    tries: 0,
    expires_at: new Date(expiresAt).toISOString(),
    verified_at: null,
  };
  await db
    .insertInto("phone_verification")
    .values({ account_id: account.id, ...row })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
    .execute();
  try {
    const text = say(language, "sms.code", { site: region.siteName, code });
    await sms.send({ key: `phone-code/${account.id}/${expiresAt}`, to: number, text });
  } catch (error) {
    await removeCode(db, account.id, codeHash);
    if (error instanceof SmsRefusedError) refuse("mobile", "phone_unreachable");
    request.log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "sms delayed");
    throw new ApiError("message_not_sent");
  }
  return expiresAt;
}

/**
 * Takes a code: the number that it went to is verified. Each entered code counts, five for one that was sent.
 * @throws {ApiError} `validation_failed` for the field `code`
 */
export async function confirmPhoneCode(
  { db, keys, now }: Pick<AccountDeps, "db" | "keys" | "now">,
  accountId: string,
  code: string,
): Promise<void> {
  const at = new Date(now());
  const tried = await db
    .updateTable("phone_verification")
    .set((set) => ({ tries: set("tries", "+", 1) }))
    .where("account_id", "=", accountId)
    .where("code_hash", "is not", null)
    .where("expires_at", ">", at)
    .where("tries", "<", TRIES_MAX)
    .returning("code_hash")
    .executeTakeFirst();
  const sent = tried?.code_hash ?? refuse("code", "code_ended");
  if (!keys.some((key) => isSameText(hashOf(key, accountId, code), sent))) {
    refuse("code", "code_wrong");
  }
  const verified = await db
    .updateTable("phone_verification")
    .set({ verified_at: at.toISOString(), code_hash: null, expires_at: null })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", sent)
    .executeTakeFirst();
  // Used by another call, or the number was changed meanwhile.
  if (verified.numUpdatedRows === 0n) refuse("code", "code_ended");
}

/** Ends the verification of a number that the account has no more; part of the change of the number. */
export async function dropOtherPhone(
  trx: Queries,
  account: Account,
  region: FastifyRequest["region"],
): Promise<void> {
  await trx
    .deleteFrom("phone_verification")
    .where("account_id", "=", account.id)
    .where("number", "!=", mobileOf(account, region) ?? "")
    .execute();
}

/** Codes that can be entered no more go; a number that is verified stays. */
export async function eraseExpiredCodes(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("phone_verification")
    .where("verified_at", "is", null)
    .where("expires_at", "<=", new Date(now))
    .execute();
}
