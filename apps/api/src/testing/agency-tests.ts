import type { Database } from "../db/schema.ts";
import { findAccount } from "../modules/accounts/account-repository.ts";
import { addAgencyMember } from "../modules/administration/agency-member-repository.ts";
import { saveAgencies } from "../modules/agencies/repository.ts";
import { sampleAgency } from "./sample-listings.ts";

/** A Norwegian person publishes for an agency. */
export async function joinSampleAgency(
  { db, clock }: { db: Database; clock: { now: number } },
  email: string,
): Promise<void> {
  const agency = sampleAgency("000001", "Nordlys Bolig");
  await saveAgencies(db, "no", [agency]);
  const account = await findAccount(db, { region: "no", email });
  if (!account) throw new Error(`${email} has no account.`);
  await addAgencyMember(db, account, agency.id, { now: clock.now, grantedBy: account.audit_id });
}
