import { contentApi } from "@hjem/api-client/endpoints/content";
import type { ContentPicture } from "@hjem/domain/content/block";
import type { CmsPage } from "@hjem/domain/content/content-entry";
import { formatLongDay } from "@hjem/domain/format/format-date";
import { paths } from "@hjem/domain/paths";
import { dayIn } from "@hjem/domain/time/zone";
import { type Step, breadcrumbList } from "@hjem/storefront/breadcrumb-list";
import type { Head } from "@hjem/storefront/head";
import { notFound, responseOf } from "@hjem/storefront/loader-response";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { contentScope } from "../blocks/content-scope.ts";
import { GUIDES_URL } from "../blocks/guides-url.ts";
import { loadBlocks } from "../blocks/load-blocks.ts";
import type { ShownBlock } from "../blocks/shown-block.ts";

/** View of a page of the content service, formatted. */
export interface ArticleModel {
  /** The way to a guide; empty for plain pages. */
  crumbs: Step[];
  title: string;
  /** May be empty. */
  lead: string;
  /** Null for pages that are not read from beginning to end. */
  readingMinutes: number | null;
  /** "16 November 2026". */
  updated: string;
  picture: ContentPicture | null;
  blocks: ShownBlock[];
  sources: CmsPage["sources"];
  /** Cards at the end that lead to other pages; they follow the sources. */
  more: ShownBlock[];
}

const crumbsOf = (page: PageContext, { kind, title }: Pick<CmsPage, "kind" | "title">): Step[] =>
  kind === "page"
    ? []
    : [{ label: t(page.i18n)`Guides`, href: paths.page.to(GUIDES_URL) }, { label: title }];

function headOf(page: PageContext, entry: CmsPage): Head {
  const crumbs = crumbsOf(page, entry);
  const { region, language, origin } = page;
  const { title, description, url, picture, createdAt, updatedAt } = entry;
  const canonical = paths.page.to(url);
  const publisher = {
    "@type": "Organization",
    name: region.siteName,
    url: new URL("/", origin).href,
  };
  return {
    title,
    description,
    canonical,
    ...(picture && { image: { url: picture.url, alt: picture.alternativeText } }),
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "Article",
        headline: title,
        description,
        inLanguage: language.tag,
        datePublished: createdAt,
        dateModified: updatedAt,
        mainEntityOfPage: new URL(canonical, origin).href,
        author: publisher,
        publisher,
        ...(picture && { image: new URL(picture.url, origin).href }),
      },
      ...(crumbs.length > 0 ? [breadcrumbList(crumbs, origin)] : []),
    ],
  };
}

/** What is shown of an entry with blocks; home and footer have no more than these. */
type ShownEntry = Pick<CmsPage, "title" | "blocks" | "updatedAt"> &
  Partial<Pick<CmsPage, "kind" | "description" | "picture" | "readingMinutes" | "sources">>;

/** Builds the view of an entry, published or not. A header in its first place is the heading of the page itself. */
export async function buildArticle(page: PageContext, entry: ShownEntry): Promise<ArticleModel> {
  const {
    title,
    kind = "page",
    description,
    picture = null,
    readingMinutes = null,
    sources,
  } = entry;
  const blocks = await loadBlocks(page, entry.blocks);
  const [first] = blocks;
  const header = first?.__component === "blocks.header" ? first : null;
  const isCards = ({ __component }: ShownBlock) => __component === "blocks.article-card";
  const end = blocks.findLastIndex((block) => !isCards(block)) + 1;
  const day = dayIn(Date.parse(entry.updatedAt), page.region.timeZones.default);
  return {
    crumbs: crumbsOf(page, { kind, title }),
    title: header?.title ?? title,
    lead: header?.lead ?? description ?? "",
    readingMinutes,
    updated: formatLongDay(page, day),
    picture: header?.picture ?? picture,
    blocks: blocks.slice(header ? 1 : 0, end),
    sources: sources ?? [],
    more: blocks.slice(end),
  };
}

/** Loads the page of a URL; an unknown one is not found (CMS-016). */
export async function loadArticle({
  page,
  params,
  url,
}: PageLoaderArgs): Promise<{ head: Head; article: ArticleModel }> {
  const { cmsPageUrl = "" } = params;
  const entry = responseOf(
    await page.store.dispatch(
      contentApi.endpoints.getCmsPage.initiate(
        { ...contentScope(page), url: cmsPageUrl },
        { subscribe: false },
      ),
    ),
    url,
  );
  if (entry === null) throw notFound();
  return { head: headOf(page, entry), article: await buildArticle(page, entry) };
}
