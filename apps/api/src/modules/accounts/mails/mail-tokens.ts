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

/** What a link of a registration carries besides its owner. */
export interface RegistrationOfLink {
  /** Only with `activate`: the password that was chosen in the registration which this link belongs to. */
  passwordHash: string | null;
  /** Hash of the cookie of the browser that registered; null where that is not known. */
  browserHash: string | null;
}

/** A link's token as it was found. */
export interface FoundToken extends TokenOwner, RegistrationOfLink {
  kind: MailTokenKind;
  /** True once it, or another link that does the same, was used: it does nothing any more. */
  isUsed: boolean;
}

/** Where and when a link is opened. */
export interface TokenPlace {
  region: string;
  now: number;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** Creates the token of a link; earlier links of the same kind stay valid, as mail may arrive in any order. */
export const makeMailToken = async (
  trx: Queries,
  kind: MailTokenKind,
  { accountId, email }: TokenOwner,
  now: number,
  { passwordHash, browserHash }: RegistrationOfLink = { passwordHash: null, browserHash: null },
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
      browser_hash: browserHash,
      created_at: iso(now),
      expires_at: iso(now + MAIL_TOKEN_MS[kind]),
    })
    .execute();
  return token;
};

const tokenQuery = (
  db: Queries,
  kinds: readonly MailTokenKind[],
  token: string,
  { region, now }: TokenPlace,
) =>
  db
    .selectFrom("mail_token")
    .innerJoin("account", "account.id", "mail_token.account_id")
    .select([
      "mail_token.kind",
      "mail_token.account_id",
      "mail_token.email",
      "mail_token.password_hash",
      "mail_token.browser_hash",
      "mail_token.used_at",
      "account.email as present",
      "account.new_email",
    ])
    .where("mail_token.hash", "=", hashOfToken(token))
    .where("mail_token.kind", "in", kinds)
    .where("mail_token.expires_at", ">", new Date(now))
    .where("account.region", "=", region);

type TokenRow = Awaited<ReturnType<ReturnType<typeof tokenQuery>["executeTakeFirst"]>>;

/** @throws {ApiError} `token_invalid` without a row, and where the account has another address now. */
const foundIn = (row: TokenRow): FoundToken => {
  if (!row) throw new ApiError("token_invalid");
  const isUsed = row.used_at !== null;
  const isForNew = row.kind === "confirm_email" && !isUsed;
  if (row.email !== (isForNew ? row.new_email : row.present)) throw new ApiError("token_invalid");
  return {
    kind: row.kind,
    accountId: row.account_id,
    email: row.email,
    passwordHash: row.password_hash,
    browserHash: row.browser_hash,
    isUsed,
  };
};

/**
 * Finds a link's token in its region, used or not; changes nothing (D122).
 * @throws {ApiError} `token_invalid` for one that is expired, of another kind or region, or sent to an address that the
 * account has no more
 */
export const findMailToken = async (
  db: Queries,
  kinds: readonly MailTokenKind[],
  token: string,
  place: TokenPlace,
): Promise<FoundToken> => foundIn(await tokenQuery(db, kinds, token, place).executeTakeFirst());

/**
 * The same for a link that does something only once.
 * @throws {ApiError} `token_invalid` for a used one too
 */
export const findUnusedToken = async (
  ...search: Parameters<typeof findMailToken>
): Promise<FoundToken> => {
  const found = await findMailToken(...search);
  if (found.isUsed) throw new ApiError("token_invalid");
  return found;
};

/**
 * Uses a token, with every other link of `spends`. Of presses at once the first one uses it; the others, as every later
 * one, get `isUsed`: then there is nothing left to do.
 * @throws {ApiError} `token_invalid`, as `findMailToken` does
 */
export const spendMailToken = async (
  trx: Queries,
  kinds: readonly MailTokenKind[],
  token: string,
  { spends, ...place }: TokenPlace & { spends: readonly MailTokenKind[] },
): Promise<FoundToken> => {
  const query = tokenQuery(trx, kinds, token, place).forUpdate("mail_token");
  const found = foundIn(await query.executeTakeFirst());
  if (found.isUsed) return found;
  await trx
    .updateTable("mail_token")
    .set({ used_at: iso(place.now), password_hash: null, browser_hash: null })
    .where("account_id", "=", found.accountId)
    .where("used_at", "is", null)
    .where((is) => is.or([is("hash", "=", hashOfToken(token)), is("kind", "in", spends)]))
    .execute();
  return found;
};
