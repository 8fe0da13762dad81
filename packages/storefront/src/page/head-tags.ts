import type { Language } from "@hjem/domain/language";
import { PICTURE_WIDTHS_PX } from "@hjem/domain/limits";
import type { RegionBasics, RegionLanguage } from "@hjem/domain/region";
import type { Head } from "./head.ts";

/** One element of `<head>`; attributes in the order in which they are written. */
export interface HeadTag {
  tag: "title" | "meta" | "link" | "script";
  attributes: Readonly<Record<string, string>>;
  /** Content of a title or of structured data. */
  text?: string;
}

/** Where the page stands, as its head needs to know. */
export interface HeadPlace {
  region: Pick<RegionBasics, "siteName" | "languages" | "defaultLanguage">;
  language: RegionLanguage;
  origin: string;
  url: Pick<URL, "pathname">;
  /** The region keeps this page to itself: it sends no referrer (D13, FND-067). */
  isInternal?: boolean;
}

const meta = (name: string, content: string): HeadTag => ({
  tag: "meta",
  attributes: { name, content },
});
const property = (name: string, content: string): HeadTag => ({
  tag: "meta",
  attributes: { property: name, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ tag: "link", attributes });

/** `Homes for sale in Oslo | Hjem`; the site's own name is not said twice. */
export const pageTitle = (title: string, siteName: string): string =>
  title === "" || title === siteName ? siteName : `${title} | ${siteName}`;

/** The one true address of a page in a language: `?language=` only for the one that is not the default (D25). */
function addressIn(language: Language, path: string, { region, origin }: HeadPlace): string {
  const address = new URL(path, origin);
  if (language !== region.defaultLanguage) address.searchParams.set("language", language);
  return address.href;
}

function languageLinks(path: string, place: HeadPlace): HeadTag[] {
  const { languages, defaultLanguage } = place.region;
  if (languages.length < 2) return [];
  const alternate = (hreflang: string, code: Language) =>
    link({ rel: "alternate", hreflang, href: addressIn(code, path, place) });
  return [
    ...languages.map(({ tag, code }) => alternate(tag, code)),
    alternate("x-default", defaultLanguage),
  ];
}

function preview(
  head: Head,
  canonical: string,
  { region, language, origin }: HeadPlace,
): HeadTag[] {
  return [
    property("og:title", head.title || region.siteName),
    property("og:type", "website"),
    property("og:url", canonical),
    property("og:site_name", region.siteName),
    property("og:locale", language.tag.replace("-", "_")),
    ...(head.description ? [property("og:description", head.description)] : []),
    ...(head.image
      ? [
          property("og:image", new URL(head.image, origin).href),
          meta("twitter:card", "summary_large_image"),
        ]
      : []),
  ];
}

const preloadPicture = ({ url, sizes }: NonNullable<Head["preloadImage"]>): HeadTag =>
  link({
    rel: "preload",
    as: "image",
    type: "image/avif",
    imagesrcset: PICTURE_WIDTHS_PX.map((width) => `${url}-${width}.avif ${width}w`).join(", "),
    imagesizes: sizes,
    fetchpriority: "high",
  });

/** All that a page's head becomes, the same on the server and after a navigation in the browser. */
export function headTags(head: Head, place: HeadPlace): HeadTag[] {
  const path = head.canonical ?? place.url.pathname;
  const canonical = addressIn(place.language.code, path, place);
  return [
    { tag: "title", attributes: {}, text: pageTitle(head.title, place.region.siteName) },
    ...(head.preloadImage ? [preloadPicture(head.preloadImage)] : []),
    ...(head.description ? [meta("description", head.description)] : []),
    ...(head.isNoIndex
      ? [meta("robots", "noindex")]
      : [link({ rel: "canonical", href: canonical }), ...languageLinks(path, place)]),
    ...(place.isInternal ? [meta("referrer", "no-referrer")] : []),
    ...preview(head, canonical, place),
    ...(head.jsonLd ?? []).map((object): HeadTag => ({
      tag: "script",
      attributes: { type: "application/ld+json" },
      text: JSON.stringify(object),
    })),
  ];
}
