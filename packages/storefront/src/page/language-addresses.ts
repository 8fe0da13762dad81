import type { Language } from "@hjem/domain/language";
import type { RegionBasics } from "@hjem/domain/region";

/** A site and its languages. */
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

/** Addresses of a site that are no pages. */
const notPages = /^\/(?:api|ws|media|icons|assets)(?:\/|$)/;

/** Whether a path of the site is a page of it, not a file or a call. */
export const isPagePath = (pathname: string): boolean => !notPages.test(pathname);

/**
 * The same link for a visitor who reads another language than the site's own (D25): it names the language, so that it
 * outlives a press where no script has written the cookie. Other sites, files and links that name a language stay.
 */
export function withLanguage(
  href: string,
  language: Language,
  { defaultLanguage }: Pick<RegionBasics, "defaultLanguage">,
): string {
  if (language === defaultLanguage) return href;
  const [address = "", hash] = href.split("#");
  const [path = "", query = ""] = address.split("?");
  const isForeign = !/^\/(?!\/)/.test(path) || !isPagePath(path) || /(?:^|&)language=/.test(query);
  if (isForeign) return href;
  return `${address}${query ? "&" : "?"}language=${language}${hash === undefined ? "" : `#${hash}`}`;
}
