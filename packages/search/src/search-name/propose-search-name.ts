import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { placeNames } from "@hjem/finder/place-names";
import type { PageContext } from "@hjem/storefront/page-context";

/** The name that is proposed for a search, in the page's language: with its messages and the names of its places. */
export async function proposeSearchName(
  page: PageContext,
  request: SearchRequest,
): Promise<string> {
  const [{ searchName }, places] = await Promise.all([
    import("./search-name.ts"),
    placeNames(page, request.geoId),
    page.loadMessages({
      catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
    }),
  ]);
  return searchName(page, request, places);
}
