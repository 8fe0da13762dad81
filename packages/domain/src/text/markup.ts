import { withoutControls } from "./clean-text.ts";

/** The tags that a description may contain (domain, Listing); everything else is text. */
const blockTags = ["p", "ul", "li", "h3"] as const;
const inlineTags = ["strong", "em"] as const;
export type MarkupTag = (typeof blockTags)[number] | (typeof inlineTags)[number] | "br";

/** A node of a description: text, or a tag with nodes inside. */
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

/** Tags nested deeper are dropped and their text is kept, so that recursion cannot overflow the stack. */
const DEPTH_MAX = 20;
const LAST_CODE_POINT = 0x10ffff;

/** Text with the characters that its HTML entities stand for. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#x?)?([a-z0-9]{1,8});/gi, (whole, numeric: string | undefined, name: string) => {
    if (!numeric) return entities[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(name, numeric.length > 1 ? 16 : 10);
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });

/**
 * Parses the HTML of a description into nodes that a page renders as elements, so that no foreign markup reaches the
 * document: known tags without attributes, and text. An unclosed tag is closed at the end.
 */
export function parseMarkup(html: string): MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: { tag: MarkupTag; children: MarkupNode[] }[] = [];
  const add = (node: MarkupNode) => (open.at(-1)?.children ?? root).push(node);
  let index = 0;
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi)) {
    if (match.index > index) add(decodeEntities(html.slice(index, match.index)));
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
  if (index < html.length) add(decodeEntities(html.slice(index)));
  return root;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeCharacters = (text: string, characters: RegExp): string =>
  text.replace(characters, (character) => escapes[character] ?? character);

/** Text as it may stand in HTML and in a quoted attribute. */
export const escapeHtml = (text: string): string => escapeCharacters(text, /[&<>"']/g);

const markupHtml = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return escapeCharacters(node, /[&<>]/g);
      const { tag, children } = node;
      return tag === "br" ? "<br>" : `<${tag}>${markupHtml(children)}</${tag}>`;
    })
    .join("");

/** Elements whose content is not text of a description. */
const hidden =
  /<(script|style|template|iframe|noscript)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;

/**
 * A description as it is stored: known tags without attributes, all closed, and text. Broken surrogates and
 * characters that cannot be stored are replaced or removed. Idempotent.
 */
export const cleanMarkup = (html: string): string =>
  // Before, as a control character would hide an element; and after, as entities stand for them too.
  withoutControls(
    markupHtml(parseMarkup(withoutControls(html.toWellFormed()).replace(hidden, ""))),
  );

/** The plain text, for descriptions in search engines and link previews. */
export const markupText = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => (typeof node === "string" ? node : `${markupText(node.children)} `))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
