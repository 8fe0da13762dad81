import type { ContentLink } from "@hjem/domain/content/block";

/** One part of a text: its kind and setting, title, and the Markdown below the title. */
interface Part {
  kind: string;
  /** What follows the kind, such as `new-homes, 8`. */
  setting: string[];
  title: string;
  text: string;
}

/** A line that begins a block: `<!-- highlight -->`, `<!-- page: new-homes, 8 -->`. */
const BLOCK_LINE = /^<!-- ([a-z-]+)(?:: ([^>]*))? -->$/m;
const LINK = /^\[([^\]]+)\]\(([^)\s]+)\)$/;
const ITEM = /^- /;

const linkOf = (markdown: string): ContentLink | null => {
  const [, label, url] = LINK.exec(markdown.trim()) ?? [];
  return label === undefined || url === undefined ? null : { label, url };
};

/** Links of a Markdown list, one a line; a line that is none is rejected. */
export const linksOf = (list: string): ContentLink[] =>
  list
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const link = linkOf(line.replace(ITEM, ""));
      if (!link) throw new Error(`Not a list of links: ${line}`);
      return link;
    });

/** Splits a text at its block lines; a title is the heading of any level that comes first. */
const partsOf = (markdown: string): Part[] => {
  const [, ...split] = markdown.split(BLOCK_LINE);
  const parts: Part[] = [];
  for (let at = 0; at + 2 < split.length; at += 3) {
    const kind = split[at] ?? "";
    const body = (split[at + 2] ?? "").trim();
    const heading = kind === "article" ? null : /^#{1,2} (.+)/.exec(body);
    const [, title = ""] = heading ?? [];
    parts.push({
      kind,
      setting: (split[at + 1] ?? "").split(",").map((word) => word.trim()),
      title,
      text: (title ? body.slice(body.indexOf("\n") + 1 || body.length) : body).trim(),
    });
  }
  return parts;
};

const rich = (text: string) => ({ text, html: "" });

/** A Markdown table of two columns; its first two lines are the head. */
const rowsOf = (lines: readonly string[]) =>
  lines.slice(2).map((line) => {
    const [, label = "", value = ""] = line.split("|").map((cell) => cell.trim());
    return { label, value };
  });

/** Text, then a table of figures, then a paragraph that is a link; each may be missing. */
const highlightOf = (body: string) => {
  const paragraphs = body.split(/\n{2,}/);
  const link = linkOf(paragraphs.at(-1) ?? "");
  const shown = link ? paragraphs.slice(0, -1) : paragraphs;
  const table = shown.find((paragraph) => paragraph.startsWith("|"));
  return {
    ...rich(shown.filter((paragraph) => paragraph !== table).join("\n\n")),
    rows: table === undefined ? [] : rowsOf(table.split("\n")),
    link,
  };
};

/** Questions under headings of the third level. */
const itemsOf = (body: string) =>
  body
    .split(/^### /m)
    .slice(1)
    .map((item) => {
      const [title = "", ...lines] = item.split("\n");
      return { title, ...rich(lines.join("\n").trim()) };
    });

const fieldsOf = ({ kind, setting, title, text }: Part): object => {
  const [first = "", second] = setting;
  switch (kind) {
    case "header":
      return { title, lead: text, picture: null };
    case "page":
      return { part: first, title, count: second === undefined ? null : Number(second) };
    case "saved-properties":
      return { title, count: Number(first) };
    case "article":
      // It has no title of its own: its first heading is part of the text.
      return rich(title ? `## ${title}\n\n${text}` : text);
    case "centre-content":
      return { title, ...rich(text) };
    case "article-card":
      return { title, urls: linksOf(text).map(({ url }) => url) };
    case "highlight":
      return { title, icon: first || null, ...highlightOf(text) };
    case "accordion":
      return { title, items: itemsOf(text) };
    case "app":
      return { title, ...rich(text), links: [] };
    default:
      throw new Error(`Unknown block: ${kind}`);
  }
};

/**
 * Blocks of a text in the fields of `ContentBlock`, unchecked, and the sources at its end. `html` is empty: the API renders it.
 * A block begins at a line `<!-- kind -->` or `<!-- kind: setting, number -->`, and a heading right below is its title, except in an article:
 *
 * - `header`: the lead. `article`, `centre-content`, `app`: the text.
 * - `highlight: lucide:calculator`: the name of its icon; text, a table of two columns, and a last paragraph that is a link. Each may be missing.
 * - `accordion`: questions under headings of the third level.
 * - `article-card`: a list of links to pages. `sources`: a list of links to other sites.
 * - `page: new-homes, 8`, `saved-properties: 4`: the part and the number of homes.
 *
 * An unknown block, or a list of links with anything else in it, is an error.
 */
export const parseBlocks = (markdown: string): { blocks: object[]; sources: ContentLink[] } => {
  const parts = partsOf(markdown);
  const sources = parts.find(({ kind }) => kind === "sources");
  return {
    blocks: parts
      .filter((part) => part !== sources)
      .map((part, index) => ({
        __component: `blocks.${part.kind}`,
        id: index + 1,
        ...fieldsOf(part),
      })),
    sources: sources ? linksOf(sources.text) : [],
  };
};
