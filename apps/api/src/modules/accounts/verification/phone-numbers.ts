import type { Region } from "@hjem/domain/region";
import { readPhone } from "../../leads/form-checks.ts";
import type { Account } from "../account-repository.ts";

/** An account's mobile number in E.164; null without one. */
export const mobileOf = (
  { mobile, mobile_code: code }: Pick<Account, "mobile" | "mobile_code">,
  { dialCode }: Pick<Region, "dialCode">,
): string | null => (mobile === null ? null : readPhone(mobile, code ?? dialCode));

/** Whether a number in E.164 is sent codes: a mobile number of the market, whose messages cost no more than any other. */
export const receivesCodes = (
  number: string,
  { mobileNumbers }: Pick<Region, "mobileNumbers">,
): boolean => new RegExp(`^(?:${mobileNumbers})$`).test(number);
