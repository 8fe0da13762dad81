import { searchApi } from "@hjem/api-client/endpoints/search";
import { paths } from "@hjem/domain/paths";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { listHref } from "@hjem/finder/list-search";
import type { ChosenPlace } from "@hjem/finder/place-names";
import { breadcrumbList } from "@hjem/storefront/breadcrumb-list";
import type { Head } from "@hjem/storefront/head";
import { linkPicture } from "@hjem/storefront/link-picture";
import type { PageContext } from "@hjem/storefront/page-context";
import { searchedKind, searchTitle } from "../title/search-title.ts";
import { itemList } from "./item-list.ts";

const { search } = searchApi.endpoints;

/**
 * Adds to the head of a list what search engines and link previews read: the first picture and, if the page is
 * indexed, its homes and breadcrumbs.
 */
export function withStructuredData(
  page: PageContext,
  request: SearchRequest,
  places: readonly ChosenPlace[],
  head: Head,
): Head {
  const { region, origin } = page;
  const { data } = search.select(request)(page.store.getState());
  if (!data) return head;
  const shown = data.data.find(({ images }) => images.length > 0);
  const [picture] = shown?.images ?? [];
  const { listingType, acquisition } = request;
  const kind = { listingType, acquisition };
  const total = data.pagination.total;
  const suggestion = [
    { label: region.siteName, href: paths.home.to() },
    { label: searchedKind(page, request), href: listHref(kind) },
    ...places.map(({ geoId, name }) => ({
      label: name,
      href: listHref({ ...kind, geoId: [geoId] }),
    })),
  ];
  return {
    ...head,
    ...(shown && picture && { image: linkPicture(picture.url, shown.title) }),
    ...(!head.isNoIndex && {
      jsonLd: [
        itemList(data.data, { name: searchTitle(page, request, places), total, origin }),
        breadcrumbList(suggestion, origin),
      ],
    }),
  };
}
