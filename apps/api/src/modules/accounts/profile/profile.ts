import type { UserProfile } from "@hjem/domain/account/profile";
import type { ProfileChange } from "@hjem/domain/account/profile";
import type { Region } from "@hjem/domain/region";
import { parsePhoneNumber } from "libphonenumber-js/min";
import { ApiError } from "../../../plugins/api-error.ts";
import { readPhone } from "../../leads/phone.ts";
import type { Account } from "../account-repository.ts";

/** What its owner is told of an account: written out field by field, no hash among them. */
export const profileOf = (account: Account): UserProfile => ({
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

/** A number as typed, in its two parts; a plus sign in it counts more than the code beside it. */
const partsOf = (
  field: "mobile" | "phone",
  typed: string,
  code: string,
): { code: string; number: string } => {
  const whole = readPhone(typed, code);
  if (whole === null) {
    throw new ApiError("validation_failed", {
      faults: [{ field, sentence: "phone", values: { code } }],
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
