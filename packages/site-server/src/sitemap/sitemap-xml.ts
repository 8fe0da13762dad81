import { escapeHtml } from "@hjem/domain/text/markup";
import {
  addressIn,
  languageAddresses,
  type LanguagePlace,
} from "@hjem/storefront/language-addresses";

/** A page as a sitemap names it. */
export interface SitemapEntry {
  /** Path and query in the default language. */
  path: string;
  /** Instant of its last change, ISO 8601; absent where nobody knows. */
  changedAt?: string;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** What stands around the entries of a sitemap, so that a long one is sent piece by piece. */
export const urlSet = {
  start: `${XML}<urlset xmlns="${SPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  end: "</urlset>\n",
} as const;

const tag = (name: string, text: string | undefined): string =>
  text === undefined ? "" : `<${name}>${escapeHtml(text)}</${name}>`;

/** One page in every language of its site, each naming all others (D25). */
export function urlEntries({ path, changedAt }: SitemapEntry, place: LanguagePlace): string {
  const others = languageAddresses(path, place)
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    )
    .join("");
  return place.region.languages
    .map(({ code }) => {
      const address = tag("loc", addressIn(code, path, place));
      return `<url>${address}${tag("lastmod", changedAt)}${others}</url>\n`;
    })
    .join("");
}

/** Names the sitemaps of a site, each with its last change. */
export const sitemapIndex = (entries: readonly SitemapEntry[], origin: string): string =>
  [
    `${XML}<sitemapindex xmlns="${SPACE}">\n`,
    ...entries.map(({ path, changedAt }) => {
      const address = tag("loc", new URL(path, origin).href);
      return `<sitemap>${address}${tag("lastmod", changedAt)}</sitemap>\n`;
    }),
    "</sitemapindex>\n",
  ].join("");
