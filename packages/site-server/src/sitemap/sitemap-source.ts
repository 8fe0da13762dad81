import { CmsPage, contentList } from "@hjem/domain/content/content-entry";
import { paths } from "@hjem/domain/paths";
import type { RegionBasics } from "@hjem/domain/region";
import { SearchResponse } from "@hjem/domain/search/search-response";
import { type SitemapPart, SitemapParts } from "@hjem/domain/sitemap/sitemap";
import { toCamelKeys } from "@hjem/domain/wire/case";
import type { ListKind } from "./page-entries.ts";
import type { SitemapList } from "./sitemap-lists.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** What a sitemap says of pages of the content service. */
const ArticleList = contentList(CmsPage.pick({ url: true, updatedAt: true }));

/** Where sitemaps read what they name. */
export interface SitemapSource {
  /** How many listings of a kind there are now. */
  count: (kind: ListKind) => Promise<number>;
  /** Pages of the content service in the site's default language; none where it does not respond. */
  articles: (region: Pick<RegionBasics, "id" | "defaultLanguage">) => Promise<SitemapEntry[]>;
  parts: (list: SitemapList) => Promise<SitemapPart[]>;
  /** The pages of a part in batches, so that a part is never entirely in memory. */
  entries: (list: SitemapList, part: number) => AsyncGenerator<SitemapEntry[]>;
}

/** How the API is reached. */
export interface SitemapSourceOptions {
  apiUrl: string;
  fetch: typeof fetch;
  /** Tell the API whose sitemap it is (D12). */
  headers: Record<string, string>;
  timeoutMs: number;
}

/** Reads from the API; throws where its response is late or not the expected one. */
export function sitemapSource(options: SitemapSourceOptions): SitemapSource {
  const { apiUrl, fetch: callApi, headers, timeoutMs } = options;

  async function fetchJson(path: string, body?: object): Promise<unknown> {
    const response = await callApi(apiUrl + path, {
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`the API answered ${response.status} to ${path}`);
    return toCamelKeys(await response.json());
  }

  return {
    async count({ listingType, acquisition }) {
      const body = { listing_type: listingType, acquisition, size: 1 };
      const response = await fetchJson("/api/v2/property/search", body);
      return SearchResponse.parse(response).pagination.total;
    },

    async articles({ id, defaultLanguage }) {
      const query = new URLSearchParams({
        locale: defaultLanguage,
        "filters[region][$in][0]": id,
        "filters[region][$in][1]": "all",
        "pagination[pageSize]": "100",
      });
      try {
        const { data } = ArticleList.parse(await fetchJson(`/api/cms-pages?${query}`));
        return data.map(({ url, updatedAt }) => ({
          path: paths.page.to(url),
          changedAt: updatedAt,
        }));
      } catch {
        // Caught: homes are found without guides, which another visit adds.
        return [];
      }
    },

    parts: async ({ api }) => SitemapParts.parse(await fetchJson(api)).data,

    async *entries({ api, read }, part) {
      let after: number | null = 0;
      while (after !== null) {
        const page: ReturnType<SitemapList["read"]> = read(
          await fetchJson(`${api}/${part}?after=${after}`),
        );
        yield page.entries;
        after = page.next;
      }
    },
  };
}
