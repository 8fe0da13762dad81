import { type CmsPageCard, contentApi } from "@hjem/api-client/endpoints/content";
import type { ContentBlock } from "@hjem/domain/content/block";
import { paths } from "@hjem/domain/paths";
import type { PageContext } from "@hjem/storefront/page-context";
import { loadPart } from "../parts/load-part.ts";
import { loadExamples } from "../requests/load-examples.ts";
import { contentScope } from "./content-scope.ts";
import { GUIDES_URL } from "./guides-url.ts";
import { knownBlocks } from "./known-blocks.ts";
import type { ArticleCard, ShownBlock } from "./shown-block.ts";

const cardOf = ({ url, title, kind, picture, readingMinutes }: CmsPageCard): ArticleCard => ({
  href: paths.page.to(url),
  title,
  kind,
  picture,
  readingMinutes,
});

/** Cards of these pages in their order; without any, of all guides and glossaries. Unpublished pages are left out. */
async function loadCards(page: PageContext, urls: readonly string[]): Promise<ArticleCard[]> {
  const { data = [] } = await page.store.dispatch(
    contentApi.endpoints.listCmsPages.initiate(contentScope(page), { subscribe: false }),
  );
  if (urls.length === 0) {
    return data.filter(({ kind, url }) => kind !== "page" && url !== GUIDES_URL).map(cardOf);
  }
  const cards = new Map(data.map((entry) => [paths.page.to(entry.url), cardOf(entry)]));
  // An entry by the name of its page alone is the same page.
  return urls.flatMap((url) => cards.get(url) ?? cards.get(paths.page.to(url)) ?? []);
}

/** Shown text is `html`; the Markdown it comes from is not sent to browsers. */
const withoutMarkdown = (block: ContentBlock): ContentBlock => {
  if (block.__component === "blocks.accordion") {
    return { ...block, items: block.items.map((item) => ({ ...item, text: "" })) };
  }
  return "text" in block ? { ...block, text: "" } : block;
};

async function loadBlock(page: PageContext, block: ContentBlock): Promise<ShownBlock> {
  switch (block.__component) {
    case "blocks.article-card":
      return { ...block, cards: await loadCards(page, block.urls) };
    case "blocks.page": {
      const [searches] = await Promise.all([
        block.part === "examples" ? loadExamples(page) : null,
        loadPart(page, block.part, block.count),
      ]);
      return { ...block, searches };
    }
    default:
      return block;
  }
}

/**
 * Loads what the blocks of an entry show; unknown ones are skipped with a line in the log (CMS-036). Blocks are independent:
 * where a request fails, its block shows nothing, and the others are shown.
 */
export async function loadBlocks(
  page: PageContext,
  blocks: readonly unknown[],
): Promise<ShownBlock[]> {
  const known = knownBlocks(blocks, (problem) =>
    page.store.dispatch((_dispatch, _state, { onBadResponse }) => onBadResponse(problem)),
  );
  return Promise.all(known.map((block) => loadBlock(page, withoutMarkdown(block))));
}
