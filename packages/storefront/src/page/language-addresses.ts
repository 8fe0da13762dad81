import type { Language } from "@hjem/domain/language";
import type { RegionBasics } from "@hjem/domain/region";

/** A site and its languages. */
export interface LanguagePlace {
  region: Pick<RegionBasics, "languages" | "defaultLanguage">;
  /** Scheme and host of the site. */
  origin: string;
}

/** The canonical URL of a page in a language: `?language=` only if it is not the default (D25). */
export function addressIn(
  language: Language,
  path: string,
  { region, origin }: LanguagePlace,
): string {
  const address = new URL(path, origin);
  if (language !== region.defaultLanguage) address.searchParams.set("language", language);
  return address.href;
}

/** The URLs of a page by language (`hreflang`), and the default; empty on a site with one language. */
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

/** Paths of a site that are not pages. */
const notPages = /^\/(?:api|ws|media|icons|assets)(?:\/|$)/;

/** Whether a path of the site is a page, not a file or an API path. */
export const isPagePath = (pathname: string): boolean => !notPages.test(pathname);

/**
 * The same link for a visitor with another language than the site's default (D25): it has `?language=`, so that it
 * works without the script that writes the cookie. Other sites, files and links with a language are unchanged.
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
