import type { UserProfile, ProfileChange } from "@hjem/domain/account/profile";
import type { Region } from "@hjem/domain/region";
import { parsePhoneNumber } from "libphonenumber-js/min";
import type { Queries } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { agenciesOf, ownerTypeOf } from "../../administration/agency-member-repository.ts";
import { readPhone } from "../../leads/form-checks.ts";
import type { Account } from "../account-repository.ts";

/** The account as its owner sees it: field by field, without hashes. */
export const profileOf = (account: Account): Omit<UserProfile, "ownerType" | "agencies"> => ({
  id: account.id,
  userId: account.id,
  name: account.name,
  mobile: account.mobile,
  mobileCode: account.mobile_code,
  phone: account.phone,
  phoneCode: account.phone_code,
  email: account.email,
  newEmail: account.new_email,
  language: account.language,
  status:
    account.erase_at === null ? (account.verified_at === null ? "waiting" : "active") : "deleting",
  hasPassword: account.password_hash !== null,
  featureFlags: account.feature_flags,
  createdAt: account.created_at.toISOString(),
  updatedAt: account.updated_at.toISOString(),
});

/** The account with what it publishes as. */
export async function readProfile(db: Queries, account: Account): Promise<UserProfile> {
  const agencies = await agenciesOf(db, account.id);
  return {
    ...profileOf(account),
    ownerType: ownerTypeOf(agencies),
    agencies: agencies.map(({ agencyId, name }) => ({ agencyId, name })),
  };
}

/** A number as typed, in its two parts; a plus sign in it takes precedence over the separate code. */
const partsOf = (
  field: "mobile" | "phone",
  typed: string,
  code: string,
): { code: string; number: string } => {
  const whole = readPhone(typed, code);
  if (whole === null) {
    throw new ApiError("validation_failed", {
      fieldErrors: [{ field, sentence: "phone", values: { code } }],
    });
  }
  const parsed = parsePhoneNumber(whole);
  // As it is written in its own country: an Australian mobile begins with 0.
  return {
    code: `+${parsed.countryCallingCode}`,
    number: parsed.formatNational().replaceAll(/\D/g, ""),
  };
};

/** The columns that a change of the profile sets; what was left out stays. */
export const columnsOf = (change: ProfileChange, { dialCode }: Pick<Region, "dialCode">) => {
  const columns: Record<string, string | null> = {};
  for (const field of ["mobile", "phone"] as const) {
    const typed = change[field];
    if (typed === undefined) continue;
    const parts = typed === null ? null : partsOf(field, typed, change[`${field}Code`] ?? dialCode);
    columns[field] = parts?.number ?? null;
    columns[`${field}_code`] = parts?.code ?? null;
  }
  return change.name === undefined ? columns : { ...columns, name: change.name };
};
