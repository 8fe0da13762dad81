import type { Verification } from "@hjem/domain/account/verification";
import type { Region } from "@hjem/domain/region";
import { zoneOf } from "@hjem/domain/time/place-zone";
import { dayIn } from "@hjem/domain/time/zone";
import type { Queries } from "../../../db/schema.ts";
import type { Account } from "../account-repository.ts";
import { mobileOf } from "./phone-numbers.ts";

/** `YYYY-MM`, in the market's own time. */
const monthOf = (instant: Date, region: Pick<Region, "timeZones">): string =>
  dayIn(instant.getTime(), zoneOf(region)).slice(0, "YYYY-MM".length);

/** The mobile number of an account whose code was entered, and when; undefined where it has another one now, or none. */
export async function verifiedPhone(db: Queries, account: Account, region: Region) {
  const row = await db
    .selectFrom("phone_verification")
    .select(["number", "verified_at"])
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  return row?.verified_at && row.number === mobileOf(account, region)
    ? { number: row.number, at: row.verified_at }
    : undefined;
}

/**
 * What was verified of a person, and in which month: services whose sign-in proved to be theirs, the present address, the
 * present mobile number. Nothing else is returned of them.
 */
export async function readVerifications(
  db: Queries,
  account: Account,
  region: Region,
): Promise<Verification[]> {
  const providers = await db
    .selectFrom("account_provider")
    .select(["provider", "created_at"])
    .where("account_id", "=", account.id)
    .where("is_proved", "=", true)
    .orderBy("created_at")
    .execute();
  const confirmedAt =
    account.verified_at === null ? null : (account.email_confirmed_at ?? account.verified_at);
  const phone = await verifiedPhone(db, account, region);
  return [
    ...providers.map(({ provider, created_at: at }) => ({
      kind: "provider" as const,
      provider,
      month: monthOf(at, region),
    })),
    ...(confirmedAt
      ? [{ kind: "email" as const, provider: null, month: monthOf(confirmedAt, region) }]
      : []),
    ...(phone
      ? [{ kind: "phone" as const, provider: null, month: monthOf(phone.at, region) }]
      : []),
  ];
}
