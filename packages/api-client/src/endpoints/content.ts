import type {
  CmsPage,
  Content,
  ContentPolicy,
  CookiePolicy,
} from "@hjem/domain/content/content-entry";
import {
  ALL_REGIONS,
  type ArticleKind,
  type ContentKey,
  type PolicyKind,
} from "@hjem/domain/content/content-rules";
import type { LandingPage, LandingPageResponse } from "@hjem/domain/content/landing-page";
import { api } from "../api.ts";
import type { ApiCall } from "../base-query.ts";
import { type FooterContent, readFooter } from "../footer-content.ts";

/** Which content: of a market and of all, in one language. */
export interface ContentScope {
  /** Id of the market. */
  region: string;
  locale: string;
}

/** List of a collection, as Strapi sends it (D114). */
interface ContentList<Entry> {
  data: Entry[];
}

/** A page without its blocks, for cards and lists. */
export type CmsPageCard = Omit<CmsPage, "blocks">;

/** Blocks with everything inside them; a Strapi sends nested fields only where it is told to. */
const BLOCKS = { "populate[blocks][populate]": "*" };
const PAGE = { ...BLOCKS, "populate[picture]": "true", "populate[sources]": "true" };

/** A call of the content service: names of parameters as they are (CMS-024), and no token (CMS-023). */
const contentCall = (
  collection: string,
  { region, locale }: ContentScope,
  params: Readonly<Record<string, string>>,
): ApiCall => {
  const query = new URLSearchParams({
    locale,
    "filters[region][$in][0]": region,
    "filters[region][$in][1]": ALL_REGIONS,
    ...params,
  });
  return { service: "content", url: `/api/${collection}?${query}` };
};

/** The market's own entry before one of all markets; null where there is none. */
const firstOf = <Entry extends { region: string }>({ data }: ContentList<Entry>): Entry | null =>
  data.find(({ region }) => region !== ALL_REGIONS) ?? data[0] ?? null;

/** Content is changed by editors now and then: a page that is open does not ask again for a minute. */
const KEEP_S = 60;

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A landing page by its id, in the reader's language (RTE-010). */
    getLandingPage: build.query<LandingPage, string>({
      query: (id) => ({
        service: "search",
        url: `/api/v2/landing_pages/${encodeURIComponent(id)}`,
      }),
      transformResponse: ({ data }: LandingPageResponse) => data,
    }),
    /** Home or footer (CMS-019); null where the service has none. */
    getContent: build.query<Content | null, ContentScope & { key: ContentKey }>({
      query: ({ key, ...scope }) =>
        contentCall("contents", scope, { "filters[key][$eq]": key, ...BLOCKS }),
      transformResponse: (list: ContentList<Content>) => firstOf(list),
      keepUnusedDataFor: KEEP_S,
    }),
    /** The footer, by its groups of links (CMS-002); null where the service has none. */
    getFooter: build.query<FooterContent | null, ContentScope>({
      query: (scope) =>
        contentCall("contents", scope, { "filters[key][$eq]": "footer", ...BLOCKS }),
      transformResponse: (list: ContentList<Content>) => readFooter(firstOf(list)),
      keepUnusedDataFor: KEEP_S,
    }),
    /** A policy (CMS-020). */
    getContentPolicy: build.query<ContentPolicy | null, ContentScope & { kind: PolicyKind }>({
      query: ({ kind, ...scope }) =>
        contentCall("content-policies", scope, { "filters[kind][$eq]": kind }),
      transformResponse: (list: ContentList<ContentPolicy>) => firstOf(list),
      keepUnusedDataFor: KEEP_S,
    }),
    /** The cookie policy (CMS-021). */
    getCookiePolicy: build.query<CookiePolicy | null, ContentScope>({
      query: (scope) => contentCall("cookie-policies", scope, {}),
      transformResponse: (list: ContentList<CookiePolicy>) => firstOf(list),
      keepUnusedDataFor: KEEP_S,
    }),
    /** A page by its url (CMS-022); null where there is none (CMS-016). */
    getCmsPage: build.query<CmsPage | null, ContentScope & { url: string }>({
      query: ({ url, ...scope }) =>
        contentCall("cms-pages", scope, { "filters[url][$eq]": url, ...PAGE }),
      transformResponse: (list: ContentList<CmsPage>) => firstOf(list),
      keepUnusedDataFor: KEEP_S,
    }),
    /** Pages without their blocks, by title; of one kind, or those of `urls`. At most 100. */
    listCmsPages: build.query<
      CmsPageCard[],
      ContentScope & { kind?: ArticleKind; urls?: readonly string[] }
    >({
      query: ({ kind, urls = [], ...scope }) =>
        contentCall("cms-pages", scope, {
          sort: "title:asc",
          "pagination[pageSize]": "100",
          "populate[picture]": "true",
          "populate[sources]": "true",
          ...(kind ? { "filters[kind][$eq]": kind } : {}),
          ...Object.fromEntries(urls.map((url, index) => [`filters[url][$in][${index}]`, url])),
        }),
      transformResponse: ({ data }: ContentList<CmsPageCard>) => data,
      keepUnusedDataFor: KEEP_S,
    }),
  }),
});
