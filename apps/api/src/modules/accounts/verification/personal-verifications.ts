import type { Queries } from "../../../db/schema.ts";
import type { Account } from "../account-repository.ts";

/** What is stored of a person's verified address and mobile number, for their export; services are exported as such. */
export async function exportVerifications(db: Queries, account: Account) {
  const phones = await db
    .selectFrom("phone_verification")
    .select(["number", "verified_at"])
    .where("account_id", "=", account.id)
    .execute();
  const confirmedAt = account.email_confirmed_at ?? account.verified_at;
  return [
    ...(confirmedAt
      ? [{ kind: "email", email: account.email, since: confirmedAt.toISOString() }]
      : []),
    ...phones.map(({ number, verified_at: at }) => ({
      kind: "phone",
      mobile: number,
      since: at?.toISOString() ?? null,
    })),
  ];
}
