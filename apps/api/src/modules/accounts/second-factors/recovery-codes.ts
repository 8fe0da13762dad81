import { randomBytes } from "node:crypto";
import type { Queries } from "../../../db/schema.ts";
import { hashOfToken } from "../../../security/secrets.ts";

const CODES = 10;
const CODE_LENGTH = 24;
const GROUP_LENGTH = 6;
/** Crockford's alphabet without ambiguous characters. 32 of them, so that a byte's low bits choose evenly. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** As it is hashed: without what people put between the groups, and with letters that look like digits read as those. */
const plainCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");

const newCode = (): string => {
  const letters = Array.from(randomBytes(CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  const groups = letters.join("").match(new RegExp(`.{${GROUP_LENGTH}}`, "g")) ?? [];
  return groups.join("-");
};

/** True for text that may be a recovery code, and is none of an app's. */
export const isLikeRecoveryCode = (typed: string): boolean =>
  plainCode(typed).length === CODE_LENGTH;

/** Ten new codes of an account, 120 random bits each; earlier ones become invalid. They are shown once. */
export const makeRecoveryCodes = async (
  trx: Queries,
  accountId: string,
  now: number,
): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, newCode);
  await trx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  await trx
    .insertInto("recovery_code")
    .values(
      codes.map((code) => ({
        hash: hashOfToken(plainCode(code)),
        account_id: accountId,
        created_at: new Date(now).toISOString(),
      })),
    )
    .execute();
  return codes;
};

/** True for a code of the account; it works once. */
export const spendRecoveryCode = async (
  trx: Queries,
  accountId: string,
  typed: string,
): Promise<boolean> => {
  const used = await trx
    .deleteFrom("recovery_code")
    .where("account_id", "=", accountId)
    .where("hash", "=", hashOfToken(plainCode(typed)))
    .returning("hash")
    .executeTakeFirst();
  return used !== undefined;
};
