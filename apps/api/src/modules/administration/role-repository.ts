import type { Role } from "@hjem/domain/account/account-rules";
import { FIRST_ADMINISTRATOR_REASON } from "@hjem/domain/moderation/moderation-rules";
import type { Queries } from "../../db/schema.ts";
import { writeAudit } from "../../security/audit.ts";
import type { Account } from "../accounts/account-repository.ts";

/** The first administrator of each market, by the market's id (D106). */
export type FirstAdministrators = ReadonlyMap<string, string>;

/** Gives an account a role, in place of the one it had. */
export const setRole = async (
  trx: Queries,
  account: Pick<Account, "id" | "region">,
  role: Role,
  { now, grantedBy }: { now: number; grantedBy: string | null },
): Promise<void> => {
  const row = { role, granted_at: new Date(now).toISOString(), granted_by: grantedBy };
  await trx
    .insertInto("account_role")
    .values({ account_id: account.id, region: account.region, ...row })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
    .execute();
};

/** Administrators of a market whose accounts are open. */
export const countAdministrators = async (db: Queries, region: string): Promise<number> => {
  const { count } = await db
    .selectFrom("account_role")
    .innerJoin("account", "account.id", "account_role.account_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_role.region", "=", region)
    .where("account_role.role", "=", "administrator")
    .where("account.erase_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
};

/** People with a role in a market. */
export const listAdministrators = (db: Queries, region: string) =>
  db
    .selectFrom("account_role")
    .innerJoin("account", "account.id", "account_role.account_id")
    .select(["account.email", "account.name", "account_role.role", "account_role.granted_at"])
    .where("account_role.region", "=", region)
    .orderBy("account.email")
    .execute();

/**
 * The role of an account in its market. The address that the installation names becomes the market's administrator while
 * it has none, once it is proved (D106): with the first request, also one that reads, as mails to administrators and the
 * access to files ask who is one. It happens once in a market, and gives what the installation's setting says.
 */
export const roleOf = async (
  db: Queries,
  account: Account,
  first: FirstAdministrators,
  now: number,
): Promise<Role | null> => {
  const row = await db
    .selectFrom("account_role")
    .select("role")
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (row?.role === "administrator") return row.role;
  const isFirst = first.get(account.region) === account.email && account.verified_at !== null;
  if (!isFirst || (await countAdministrators(db, account.region)) > 0) return row?.role ?? null;
  await setRole(db, account, "administrator", { now, grantedBy: null });
  await writeAudit(db, account.audit_id, "role_granted", now, {
    reason: FIRST_ADMINISTRATOR_REASON,
    region: account.region,
  });
  return "administrator";
};
