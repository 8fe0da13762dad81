import { isRecord } from "@hjem/domain/narrow";
import { LRUCache } from "lru-cache";
import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";

const markdown = new Marked({ gfm: true });

const SAFE_LINK = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
/** Pictures are of the own origin alone, so that no visit is told to others. */
const OWN_PICTURE = /^\/media\/[\w./-]+$/;

/** Of a heading, so that links lead to it; the prefix keeps it apart from ids of the page. */
const anchorOf = (text: string): string =>
  `s-${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 80)}`;

const withAnchors = (html: string): string =>
  html.replaceAll(
    /<(h[23])>([\s\S]*?)<\/\1>/g,
    (_, tag: string, inner: string) =>
      `<${tag} id="${anchorOf(inner.replaceAll(/<[^>]*>|&[a-z#0-9]+;/gi, " "))}">${inner}</${tag}>`,
  );

/** Characters of texts and their HTML that are remembered: a long page takes milliseconds to render. */
const REMEMBERED_MAX = 8_000_000;
const rendered = new LRUCache<string, string>({
  maxSize: REMEMBERED_MAX,
  sizeCalculation: (html, text) => html.length + text.length + 1,
});

/**
 * Markdown as HTML that any page may show: without scripts, styles, foreign pictures, and links to other than the site,
 * https, mail and telephone (D115). The page has the first heading, so those of a text begin at the second level.
 */
export function renderMarkdown(text: string): string {
  const known = rendered.get(text);
  if (known !== undefined) return known;
  const html = sanitizeHtml(markdown.parse(text, { async: false }), {
    allowedTags: [
      ..."h2 h3 h4 p br hr ul ol li strong em del blockquote code pre a img".split(" "),
      ..."table thead tbody tr th td".split(" "),
    ],
    allowedAttributes: {
      a: ["href", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
      ol: ["start"],
      th: ["align", "scope"],
      td: ["align"],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      h1: "h2",
      h5: "h4",
      h6: "h4",
      b: "strong",
      i: "em",
      th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: "col" } }),
      a: (tagName, { href = "" }) => ({
        tagName,
        attribs: SAFE_LINK.test(href)
          ? { href, ...(href.startsWith("https:") ? { rel: "noopener" } : {}) }
          : {},
      }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: "lazy" } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !OWN_PICTURE.test(attribs.src ?? ""),
  });
  const result = withAnchors(html.trim());
  rendered.set(text, result);
  return result;
}

/** Far deeper than any block; what is deeper is left out. */
const DEPTH_MAX = 12;

/** A copy in which `html` stands beside each `text`, made from it; one that came from elsewhere is gone (D115). */
export function withHtml(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) {
    return depth > DEPTH_MAX ? [] : value.map((item: unknown) => withHtml(item, depth + 1));
  }
  if (!isRecord(value)) return value;
  if (depth > DEPTH_MAX) return {};
  const { html: _, ...rest } = value;
  const copy = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [key, withHtml(inner, depth + 1)]),
  );
  return typeof rest.text === "string" ? { ...copy, html: renderMarkdown(rest.text) } : copy;
}

/** A copy without any `html`, as entries are stored. */
export function withoutHtml(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHtml);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "html")
      .map(([key, inner]) => [key, withoutHtml(inner)]),
  );
}
