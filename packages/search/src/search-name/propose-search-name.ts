import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { labelMessages } from "@hjem/finder/label-messages";
import { placeNames } from "@hjem/finder/place-names";
import type { PageContext } from "@hjem/storefront/page-context";
import { titleMessages } from "../title/title-messages.ts";

/** The name that is proposed for a search, in the page's language: with its messages and the names of its places. */
export async function proposeSearchName(
  page: PageContext,
  request: SearchRequest,
): Promise<string> {
  const [{ searchName }, places] = await Promise.all([
    import("./search-name.ts"),
    placeNames(page, request.geoId),
    page.loadMessages(labelMessages),
    page.loadMessages(titleMessages),
    page.loadMessages({
      catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
    }),
  ]);
  return searchName(page, request, places);
}
