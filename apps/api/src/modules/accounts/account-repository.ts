import { defaultSubscriptions } from "@hjem/domain/account/subscriptions";
import type { Language } from "@hjem/domain/language";
import { type Selectable, sql, type Updateable } from "kysely";
import type { Queries, Tables } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ensureDefaultCollection } from "../collections/collection-access.ts";

/** A person as the database knows them. */
export type Account = Selectable<Tables["account"]>;

/** An address within its region (D29). */
export interface AccountAddress {
  region: string;
  email: string;
}

/** What a new account begins with. */
export interface NewAccount extends AccountAddress {
  name: string;
  language: Language;
  passwordHash: string | null;
  termsVersion: string;
  isVerified: boolean;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** The account of an address. */
export const findAccount = (
  db: Queries,
  { region, email }: AccountAddress,
): Promise<Account | undefined> =>
  db
    .selectFrom("account")
    .selectAll()
    .where("region", "=", region)
    .where("email", "=", email)
    .executeTakeFirst();

/** The account by its id. */
export const readAccount = (db: Queries, id: string): Promise<Account> =>
  db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Locks the address: concurrent creation or change of its account waits until this transaction ends. */
export const waitForAddress = async (
  trx: Queries,
  { region, email }: AccountAddress,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account/${region}/${email}`}, 0))`.execute(
    trx,
  );
};

/** Writes a new account, with its default collection. */
export const createAccount = async (
  trx: Queries,
  account: NewAccount,
  now: number,
): Promise<Account> => {
  const created = await trx
    .insertInto("account")
    .values({
      id: uuidV7(now),
      audit_id: crypto.randomUUID(),
      region: account.region,
      email: account.email,
      name: account.name,
      language: account.language,
      password_hash: account.passwordHash,
      verified_at: account.isVerified ? iso(now) : null,
      terms_version: account.termsVersion,
      terms_at: iso(now),
      subscriptions: JSON.stringify(defaultSubscriptions),
      created_at: iso(now),
      updated_at: iso(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: accountId, region } = created;
  await ensureDefaultCollection(trx, { accountId, region }, now);
  return created;
};

/** Changes columns of an account. */
export const changeAccount = (
  db: Queries,
  id: string,
  change: Omit<Updateable<Tables["account"]>, "id" | "updated_at">,
  now: number,
): Promise<Account> =>
  db
    .updateTable("account")
    .set({ ...change, updated_at: iso(now) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Providers by which an account is signed in to. */
export const providersOf = async (db: Queries, accountId: string) =>
  db
    .selectFrom("account_provider")
    .select(["provider", "email", "is_proved", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("provider")
    .execute();

/** Removes providers that were connected before anybody proved the address: they may be a stranger's. */
export const dropProviders = (
  trx: Queries,
  accountId: string,
  which: "all" | "unproved" = "all",
) => {
  const drop = trx.deleteFrom("account_provider").where("account_id", "=", accountId);
  return (which === "all" ? drop : drop.where("is_proved", "=", false))
    .returning("provider")
    .execute();
};

/** True for a device that has signed in to the account before. */
export const isKnownDevice = async (
  db: Queries,
  accountId: string,
  deviceHash: string,
): Promise<boolean> => {
  const row = await db
    .selectFrom("known_device")
    .select("account_id")
    .where("account_id", "=", accountId)
    .where("device_hash", "=", deviceHash)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * The current account, locked against concurrent changes of its sign-in methods: two removals run one after the
 * other.
 */
export function lockAccount(trx: Queries, id: string): Promise<Account> {
  return trx
    .selectFrom("account")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
