import type { Content } from "@hjem/domain/content/content-entry";
import { fieldsOf } from "@hjem/domain/narrow";

/** A link of the footer. */
interface FooterLink {
  href: string;
  label: string;
}

/** The footer as its editors write it: one sentence, then links by group (visual.md §25). */
export interface FooterContent {
  motto: string;
  groups: { title: string; links: FooterLink[] }[];
}

const LINK_LINE = /^- \[([^\]]+)\]\(((?:\/(?!\/)|https:\/\/)[^)\s]*)\)$/gm;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const linksOf = (text: string): FooterLink[] =>
  [...text.matchAll(LINK_LINE)].map(([, label = "", href = ""]) => ({ label, href }));

/**
 * Reads the entry `footer`: the text of its centred block is the sentence, each item of its accordions a group, whose Markdown
 * list is the links. Null without any links, so that a page shows its own.
 */
export function readFooter(entry: Pick<Content, "blocks"> | null): FooterContent | null {
  const blocks = entry?.blocks.map(fieldsOf) ?? [];
  const groups = blocks
    .flatMap(({ items }) => (Array.isArray(items) ? items : []))
    .map(fieldsOf)
    .map(({ title, text }) => ({ title: textOf(title), links: linksOf(textOf(text)) }))
    .filter(({ title, links }) => title !== "" && links.length > 0);
  if (groups.length === 0) return null;
  const sentence = blocks.find(({ __component: kind }) => kind === "blocks.centre-content");
  return { motto: textOf(sentence?.text), groups };
}
