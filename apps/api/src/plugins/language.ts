import { type Language, languageCodes } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";
import accepts from "accepts";
import type { IncomingMessage } from "node:http";

/** A header that is longer comes from no browser. */
const MAX_LENGTH = 200;

/** The language of a response: the best one of Accept-Language that the region has, else the region's (API-006). */
export const languageOf = (
  acceptLanguage: string | undefined,
  region: Pick<Region, "languages" | "defaultLanguage">,
): Language => {
  // Without the header every language is as welcome as any other.
  if (!acceptLanguage) return region.defaultLanguage;
  const headers = { "accept-language": acceptLanguage.slice(0, MAX_LENGTH) };
  // Of a request it reads the headers alone.
  const best = accepts({ headers } as IncomingMessage).language(
    region.languages.flatMap(({ code }) => languageCodes[code]),
  );
  const activeLanguage = region.languages.find(
    ({ code }) => best && languageCodes[code].includes(best),
  );
  return activeLanguage?.code ?? region.defaultLanguage;
};
