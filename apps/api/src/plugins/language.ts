import { isLanguage, type Language } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";

/** Bokmål and nynorsk as browsers name them. */
const aliases: Readonly<Record<string, Language>> = { nb: "no", nn: "no" };

const MAX_LENGTH = 200;

/** The language of an answer: the best one of Accept-Language that the region speaks, else the region's (API-006). */
export const languageOf = (
  acceptLanguage: string | undefined,
  region: Pick<Region, "languages" | "defaultLanguage">,
): Language => {
  const wanted = (acceptLanguage ?? "")
    .slice(0, MAX_LENGTH)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      const primary = tag.split("-")[0] ?? "";
      return {
        language: aliases[primary] ?? primary,
        quality: quality ? Number(quality.trim().slice(2)) : 1,
      };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  const spoken = wanted.find(
    ({ language }) =>
      isLanguage(language) && region.languages.some(({ code }) => code === language),
  );
  return spoken && isLanguage(spoken.language) ? spoken.language : region.defaultLanguage;
};
