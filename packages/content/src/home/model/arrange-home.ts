import type { ShownBlock } from "../../blocks/shown-block.ts";
import type { SearchExamples } from "../../requests/load-examples.ts";

/** The home page in its two halves: what is around the search, and what is below. */
export interface ArrangedHome {
  /** Of the first header; empty without one. */
  title: string;
  lead: string;
  searches: SearchExamples;
  blocks: ShownBlock[];
}

const isHeader = (block: ShownBlock) => block.__component === "blocks.header";

const isSearch = (block: ShownBlock) =>
  block.__component === "blocks.page" && (block.part === "search" || block.part === "examples");

/** Rows of the visitor's own, which the browser alone knows. */
const isOwn = (block: ShownBlock) =>
  block.__component === "blocks.saved-properties" ||
  (block.__component === "blocks.page" &&
    (block.part === "continue" || block.part === "your-homes"));

/**
 * Arranges the blocks of a home page. The first header, the search and its examples stand at the top, wherever the editor has
 * them. Rows that the browser adds later come behind the first one that the server renders, so that nothing moves that a visitor
 * already sees.
 */
export function arrangeHome(all: readonly ShownBlock[]): ArrangedHome {
  const header = all.find(isHeader);
  const examples = all.find(
    (block) => block.__component === "blocks.page" && block.part === "examples",
  );
  const rest = all.filter((block) => block !== header && !isSearch(block));
  const first = rest.find((block) => !isOwn(block));
  const blocks = first ? [first, ...rest.filter((block) => block !== first)] : rest;
  return {
    title: header?.__component === "blocks.header" ? header.title : "",
    lead: header?.__component === "blocks.header" ? header.lead : "",
    searches: (examples?.__component === "blocks.page" && examples.searches) || {
      examples: [],
      notice: "",
    },
    blocks,
  };
}
