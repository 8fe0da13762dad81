import { SearchAnswer } from "@hjem/domain/search/search-answer";
import {
  type SitemapListing,
  SitemapListings,
  type SitemapPart,
  SitemapParts,
} from "@hjem/domain/sitemap/sitemap";
import { toCamelKeys } from "@hjem/domain/wire/case";
import type { ListKind } from "./page-entries.ts";

/** Where sitemaps read what they name. */
export interface SitemapSource {
  /** How many listings of a kind there are now. */
  count: (kind: ListKind) => Promise<number>;
  parts: () => Promise<SitemapPart[]>;
  /** The listings of a part, page by page: a part is never held whole. */
  listings: (part: number) => AsyncGenerator<SitemapListing[]>;
}

/** How the API is reached. */
export interface SitemapSourceOptions {
  apiUrl: string;
  fetch: typeof fetch;
  /** Tell the API whose sitemap it is (D12). */
  headers: Record<string, string>;
  timeoutMs: number;
}

/** Reads from the API; throws where it does not answer in time or answers something else. */
export function sitemapSource(options: SitemapSourceOptions): SitemapSource {
  const { apiUrl, fetch: callApi, headers, timeoutMs } = options;

  async function ask(path: string, body?: object): Promise<unknown> {
    const answer = await callApi(apiUrl + path, {
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the API answered ${answer.status} to ${path}`);
    return toCamelKeys(await answer.json());
  }

  return {
    async count({ listingType, acquisition }) {
      const body = { listing_type: listingType, acquisition, size: 1 };
      const answer = await ask("/api/v2/property/search", body);
      return SearchAnswer.parse(answer).pagination.total;
    },

    parts: async () => SitemapParts.parse(await ask("/api/v2/sitemap/listings")).data,

    async *listings(part) {
      let after: number | null = 0;
      while (after !== null) {
        const answer: unknown = await ask(`/api/v2/sitemap/listings/${part}?after=${after}`);
        const page: SitemapListings = SitemapListings.parse(answer);
        yield page.data;
        after = page.next;
      }
    },
  };
}
