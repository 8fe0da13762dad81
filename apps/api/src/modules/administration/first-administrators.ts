import { ACCOUNT_EMAIL_MAX_LENGTH, normaliseEmail } from "@hjem/domain/account/account-rules";
import { emailAddress } from "@hjem/domain/email-address";
import { StartError } from "../../db/start-error.ts";

/**
 * Who administers a market while nobody does (D106): reads `market:address,market:address`; addresses by market.
 * @throws {StartError} for another form, an unknown market, and one that is named twice.
 */
export const readFirstAdministrators = (
  text: string | undefined,
  regionIds: readonly string[],
): ReadonlyMap<string, string> => {
  const pairs = (text ?? "").split(",").filter((pair) => pair.trim() !== "");
  const people = pairs.map((pair) => {
    const [, region = "", address = ""] = /^\s*(\w+):(\S+)\s*$/.exec(pair) ?? [];
    const isKnown = regionIds.includes(region);
    if (isKnown && emailAddress(ACCOUNT_EMAIL_MAX_LENGTH).safeParse(address).success) {
      return [region, normaliseEmail(address)] as const;
    }
    throw new StartError(
      "FIRST_ADMINISTRATOR is not usable: it needs market:address pairs by comma, such as no:a@example.no.",
    );
  });
  if (new Set(people.map(([region]) => region)).size < people.length) {
    throw new StartError("FIRST_ADMINISTRATOR is not usable: it names a market twice.");
  }
  return new Map(people);
};
