import type { AgencyName } from "@hjem/domain/agency/agency";
import type { OwnerType } from "@hjem/domain/listing/enumerations";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import type { Account } from "../accounts/account-repository.ts";

/** Lets a person publish for an agency; false where they may already. */
export async function addAgencyMember(
  trx: Queries,
  account: Pick<Account, "id" | "region">,
  agencyId: string,
  { now, grantedBy }: { now: number; grantedBy: string },
): Promise<boolean> {
  const added = await trx
    .insertInto("agency_member")
    .values({
      account_id: account.id,
      agency_id: agencyId,
      region: account.region,
      granted_at: new Date(now).toISOString(),
      granted_by: grantedBy,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "agency_id"]).doNothing())
    .returning("account_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Takes that back; false for a person who is no member. */
export async function removeAgencyMember(
  trx: Queries,
  { id }: Pick<Account, "id">,
  agencyId: string,
): Promise<boolean> {
  const removed = await trx
    .deleteFrom("agency_member")
    .where("account_id", "=", id)
    .where("agency_id", "=", agencyId)
    .returning("account_id")
    .executeTakeFirst();
  return removed !== undefined;
}

/** People of a market who publish for an agency, by agency and address. */
export const listAgencyMembers = (db: Queries, region: string) =>
  db
    .selectFrom("agency_member")
    .innerJoin("account", "account.id", "agency_member.account_id")
    .innerJoin("agency", "agency.id", "agency_member.agency_id")
    .select([
      "account.email",
      "account.name",
      "agency_member.agency_id",
      "agency.name as agency_name",
      "agency_member.granted_at",
    ])
    .where("agency_member.region", "=", region)
    .orderBy("agency.name")
    .orderBy("agency_member.agency_id")
    .orderBy("account.email")
    .execute();

/** The agencies that a person publishes for, by name. */
export const agenciesOf = (
  db: Queries,
  accountId: string,
): Promise<(AgencyName & { since: Date })[]> =>
  db
    .selectFrom("agency_member")
    .innerJoin("agency", "agency.id", "agency_member.agency_id")
    .select([
      sql<string>`agency.id`.as("agencyId"),
      "agency.name",
      "agency_member.granted_at as since",
    ])
    .where("agency_member.account_id", "=", accountId)
    .orderBy("agency.name")
    .orderBy("agency.id")
    .execute();

/** What kind of owner a person is: an agent where they publish for an agency, else a private one (D106, FND-071). */
export const ownerTypeOf = (agencies: readonly AgencyName[]): OwnerType =>
  agencies.length > 0 ? "api" : "user";
