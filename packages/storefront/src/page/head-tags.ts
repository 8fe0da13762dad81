import type { RegionLanguage } from "@hjem/domain/language";
import { PICTURE_WIDTHS_PX } from "@hjem/domain/limits";
import type { RegionBasics } from "@hjem/domain/region";
import type { Head } from "./head.ts";
import { addressIn, languageAddresses } from "./language-addresses.ts";
import { siteSign } from "./link-picture.ts";

/** One element of `<head>`; attributes in output order. */
export interface HeadTag {
  tag: "title" | "meta" | "link" | "script";
  attributes: Readonly<Record<string, string>>;
  /** Content of a title or of structured data. */
  text?: string;
}

/** What the tags depend on besides the page's metadata. */
export interface HeadPlace {
  region: Pick<RegionBasics, "siteName" | "languages" | "defaultLanguage">;
  language: RegionLanguage;
  origin: string;
  url: Pick<URL, "pathname">;
  /** The page sends no referrer (D13, FND-067). */
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
const localeOf = ({ tag }: Pick<RegionLanguage, "tag">): string => tag.replace("-", "_");
const link = (attributes: Record<string, string>): HeadTag => ({ tag: "link", attributes });

/** `Homes for sale in Oslo | Hjem`; the site's name is not repeated. */
export const pageTitle = (title: string, siteName: string): string =>
  title === "" || title === siteName ? siteName : `${title} | ${siteName}`;

const languageLinks = (path: string, place: HeadPlace): HeadTag[] =>
  languageAddresses(path, place).map(({ hreflang, href }) =>
    link({ rel: "alternate", hreflang, href }),
  );

/** Open Graph tags, which every site reads; the card's kind is all that those of Twitter add to them. */
function preview(head: Head, canonical: string, place: HeadPlace): HeadTag[] {
  const { region, language, origin } = place;
  const title = head.title || region.siteName;
  const image = head.image ?? siteSign(region.siteName);
  const address = new URL(image.url, origin).href;
  const { form } = image;
  return [
    property("og:title", title),
    property("og:type", "website"),
    property("og:url", canonical),
    property("og:site_name", region.siteName),
    property("og:locale", localeOf(language)),
    ...region.languages
      .filter(({ code }) => code !== language.code)
      .map((other) => property("og:locale:alternate", localeOf(other))),
    ...(head.description ? [property("og:description", head.description)] : []),
    property("og:image", address),
    ...(form
      ? [
          property("og:image:type", form.type),
          property("og:image:width", String(form.width)),
          property("og:image:height", String(form.height)),
        ]
      : []),
    property("og:image:alt", image.alt),
    meta("twitter:card", head.image ? "summary_large_image" : "summary"),
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

/** All tags of a page's head, the same on the server and after a navigation in the browser. */
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
