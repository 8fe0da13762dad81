import type { Language } from "@hjem/domain/language";
import type { RegionBasics } from "@hjem/domain/region";

/** A site and the languages that it speaks. */
export interface LanguagePlace {
  region: Pick<RegionBasics, "languages" | "defaultLanguage">;
  /** Scheme and host of the site. */
  origin: string;
}

/** The one true address of a page in a language: `?language=` only for the one that is not the default (D25). */
export function addressIn(
  language: Language,
  path: string,
  { region, origin }: LanguagePlace,
): string {
  const address = new URL(path, origin);
  if (language !== region.defaultLanguage) address.searchParams.set("language", language);
  return address.href;
}

/** Where a page is found in each language, and which to take when none fits; empty on a site of one language. */
export function languageAddresses(
  path: string,
  place: LanguagePlace,
): { hreflang: string; href: string }[] {
  const { languages, defaultLanguage } = place.region;
  if (languages.length < 2) return [];
  return [
    ...languages.map(({ tag, code }) => ({ hreflang: tag, href: addressIn(code, path, place) })),
    { hreflang: "x-default", href: addressIn(defaultLanguage, path, place) },
  ];
}
