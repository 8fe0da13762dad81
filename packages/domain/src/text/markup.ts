/** The tags that a description may hold (domain, Listing); everything else is text. */
const blockTags = ["p", "ul", "li", "h3"] as const;
const inlineTags = ["strong", "em"] as const;
export type MarkupTag = (typeof blockTags)[number] | (typeof inlineTags)[number] | "br";

/** A piece of a description: words, or a tag with pieces inside. */
export type MarkupNode = string | { tag: MarkupTag; children: MarkupNode[] };

const knownTags: readonly string[] = [...blockTags, ...inlineTags, "br"];
const isMarkupTag = (name: string): name is MarkupTag => knownTags.includes(name);

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Deeper than this a tag is dropped and its words stay: nobody writes so, and what reads it would run out of stack. */
const DEPTH_MAX = 20;
const LAST_CODE_POINT = 0x10ffff;

const decode = (text: string): string =>
  text.replace(/&(#x?)?([a-z0-9]{1,8});/gi, (whole, numeric: string | undefined, name: string) => {
    if (!numeric) return entities[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(name, numeric.length > 1 ? 16 : 10);
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });

/**
 * Reads the HTML of a description into pieces that a page builds elements from, so that no markup of others ever reaches
 * the document: known tags without their attributes, and words. A tag left open is closed at the end.
 */
export function parseMarkup(html: string): MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: { tag: MarkupTag; children: MarkupNode[] }[] = [];
  const add = (node: MarkupNode) => (open.at(-1)?.children ?? root).push(node);
  let index = 0;
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi)) {
    if (match.index > index) add(decode(html.slice(index, match.index)));
    index = match.index + match[0].length;
    const tag = match[2]?.toLowerCase() ?? "";
    if (!isMarkupTag(tag)) continue;
    if (match[1]) {
      const depth = open.findLastIndex((element) => element.tag === tag);
      if (depth >= 0) open.length = depth;
    } else if (tag === "br") {
      add({ tag, children: [] });
    } else if (open.length < DEPTH_MAX) {
      const element = { tag, children: [] };
      add(element);
      open.push(element);
    }
  }
  if (index < html.length) add(decode(html.slice(index)));
  return root;
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const markupHtml = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return node.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
      const { tag, children } = node;
      return tag === "br" ? "<br>" : `<${tag}>${markupHtml(children)}</${tag}>`;
    })
    .join("");

/** What stands between these is no word of a description. */
const hidden =
  /<(script|style|template|iframe|noscript)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;
/** Signs that no page shows; tabs and line ends may stay. */
const withoutControls = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => ("\t\n\r".includes(sign) ? sign : ""));

/**
 * A description as it is stored: known tags without attributes, every one of them closed, and words. Halves of signs and
 * signs that cannot be stored are replaced or left out. Cleaned again it stays the same.
 */
export const cleanMarkup = (html: string): string =>
  markupHtml(parseMarkup(withoutControls(html.toWellFormed()).replace(hidden, "")));

/** The words alone, for descriptions in search engines and link previews. */
export const markupText = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => (typeof node === "string" ? node : `${markupText(node.children)} `))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
