import { mergeAccountSearches } from "@hjem/saved/change-history";
import type { PageContext } from "@hjem/storefront/page-context";
import { listHref } from "../search/list-search.ts";
import { describeSearch } from "./describe-search.ts";

/** The account and language whose last searches have been fetched, by the store of its tab. */
const merged = new WeakMap<PageContext["store"], string>();

/** Adds the last searches of the account to those of this device, once for each tab and language (SAVE-036, SAVE-037). */
export async function mergeLastSearches(page: PageContext, userId: string): Promise<void> {
  const { store, language } = page;
  const key = `${userId} ${language.code}`;
  if (merged.get(store) === key) return;
  merged.set(store, key);
  await mergeAccountSearches(store, language.code, async (request) => ({
    href: listHref({ ...request, page: 1 }),
    words: await describeSearch(page, request),
    language: language.code,
  }));
}
