import type { DraftContacts } from "@hjem/domain/draft/draft-detail";
import type { Region } from "@hjem/domain/region";
import { readPhone } from "../../leads/form-checks.ts";

/**
 * Whether somebody can be reached: by an address, or a telephone that can be called (LIST-104). What is typed there is
 * kept in the draft, whatever it is.
 */
export const isReachable = (
  { email, phones = [] }: DraftContacts,
  { dialCode }: Pick<Region, "dialCode">,
): boolean => Boolean(email) || phones.some((phone) => readPhone(phone, dialCode) !== null);
