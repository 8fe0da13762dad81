import { CONTACT_LINK_DAYS, type ContactAddresses } from "@hjem/domain/draft/contact-address";
import { DAY_MS } from "@hjem/domain/durations";
import type { Queries } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { hashOfToken, randomToken } from "../../../security/secrets.ts";
import { readAccount } from "../../accounts/account-repository.ts";

/** Addresses that a person has given as contacts, with that of the account. */
export async function readContactAddresses(
  db: Queries,
  accountId: string,
): Promise<ContactAddresses> {
  const { email: account } = await readAccount(db, accountId);
  const rows = await db
    .selectFrom("contact_address")
    .select(["email", "confirmed_at"])
    .where("account_id", "=", accountId)
    .orderBy("email")
    .execute();
  return {
    account,
    addresses: rows.map(({ email, confirmed_at: at }) => ({ email, isConfirmed: at !== null })),
  };
}

/** Whether enquiries can be sent to an address of a person: the account's own is proven, another one once it is confirmed. */
export async function isConfirmedAddress(
  db: Queries,
  accountId: string,
  email: string,
): Promise<boolean> {
  const { account, addresses } = await readContactAddresses(db, accountId);
  return email === account || addresses.some((known) => known.email === email && known.isConfirmed);
}

/** Stores that a person has given an address, in lower case; the token of the link that confirms it. */
export async function askContactAddress(
  trx: Queries,
  accountId: string,
  email: string,
  now: number,
): Promise<string> {
  const token = randomToken();
  const asked = { token_hash: hashOfToken(token), asked_at: new Date(now).toISOString() };
  await trx
    .insertInto("contact_address")
    .values({ account_id: accountId, email, ...asked })
    .onConflict((conflict) => conflict.columns(["account_id", "email"]).doUpdateSet(asked))
    .execute();
  return token;
}

const linked = async (db: Queries, token: string, regionId: string, now: number) => {
  const row = await db
    .selectFrom("contact_address")
    .innerJoin("account", "account.id", "contact_address.account_id")
    .select(["contact_address.account_id", "contact_address.email", "contact_address.confirmed_at"])
    .where("contact_address.token_hash", "=", hashOfToken(token))
    .where("contact_address.asked_at", ">", new Date(now - CONTACT_LINK_DAYS * DAY_MS))
    .where("account.region", "=", regionId)
    .where("account.erase_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
};

/** Whether the address of a link is confirmed. @throws {ApiError} `not_found` for an unknown or old token. */
export async function readContactLink(
  db: Queries,
  token: string,
  regionId: string,
  now: number,
): Promise<{ isConfirmed: boolean }> {
  const { confirmed_at: at } = await linked(db, token, regionId, now);
  return { isConfirmed: at !== null };
}

/** Confirms the address of a link; a second time it changes nothing. @throws {ApiError} `not_found` */
export async function confirmContactAddress(
  trx: Queries,
  token: string,
  regionId: string,
  now: number,
): Promise<void> {
  const row = await linked(trx, token, regionId, now);
  if (row.confirmed_at !== null) return;
  await trx
    .updateTable("contact_address")
    .set({ confirmed_at: new Date(now).toISOString() })
    .where("account_id", "=", row.account_id)
    .where("email", "=", row.email)
    .execute();
}
