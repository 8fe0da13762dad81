import { MAIL_TOKEN_MS, type MailTokenKind } from "@hjem/domain/account/account-rules";
import type { Queries } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { hashOfToken, randomToken } from "../../../security/secrets.ts";

/** Who a link was sent to. */
export interface TokenOwner {
  accountId: string;
  /** The address that it went to. */
  email: string;
}

/** A link's token as it was found. */
export interface FoundToken extends TokenOwner {
  kind: MailTokenKind;
  /** Only with `activate`: the password that was chosen in the registration which this link belongs to. */
  passwordHash: string | null;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** Creates the token of a link; earlier links of the same kind stay valid, as mail may arrive in any order. */
export const makeMailToken = async (
  trx: Queries,
  kind: MailTokenKind,
  { accountId, email }: TokenOwner,
  now: number,
  passwordHash: string | null = null,
): Promise<string> => {
  const token = randomToken();
  await trx
    .insertInto("mail_token")
    .values({
      hash: hashOfToken(token),
      kind,
      account_id: accountId,
      email,
      password_hash: passwordHash,
      created_at: iso(now),
      expires_at: iso(now + MAIL_TOKEN_MS[kind]),
    })
    .execute();
  return token;
};

/**
 * Finds a link's token in its region.
 * @throws {ApiError} `token_invalid` for one that is used, expired, of another kind or region, or sent to an address that
 * the account has no more.
 */
export const findMailToken = async (
  db: Queries,
  kinds: readonly MailTokenKind[],
  token: string,
  { region, now }: { region: string; now: number },
): Promise<FoundToken> => {
  const row = await db
    .selectFrom("mail_token")
    .innerJoin("account", "account.id", "mail_token.account_id")
    .select([
      "mail_token.kind",
      "mail_token.account_id",
      "mail_token.email",
      "mail_token.password_hash",
      "account.email as present",
      "account.new_email",
    ])
    .where("mail_token.hash", "=", hashOfToken(token))
    .where("mail_token.kind", "in", kinds)
    .where("mail_token.expires_at", ">", new Date(now))
    .where("account.region", "=", region)
    .executeTakeFirst();
  const isOwn = row && row.email === (row.kind === "confirm_email" ? row.new_email : row.present);
  if (!row || !isOwn) throw new ApiError("token_invalid");
  return {
    kind: row.kind,
    accountId: row.account_id,
    email: row.email,
    passwordHash: row.password_hash,
  };
};

/**
 * Uses up a token, with every other link of the named kinds.
 * @throws {ApiError} `token_invalid` where it was used already.
 */
export const spendMailToken = async (
  trx: Queries,
  token: string,
  accountId: string,
  kinds: readonly MailTokenKind[],
): Promise<void> => {
  const spent = await trx
    .deleteFrom("mail_token")
    .where("hash", "=", hashOfToken(token))
    .returning("hash")
    .executeTakeFirst();
  if (!spent) throw new ApiError("token_invalid");
  await trx
    .deleteFrom("mail_token")
    .where("account_id", "=", accountId)
    .where("kind", "in", kinds)
    .execute();
};
