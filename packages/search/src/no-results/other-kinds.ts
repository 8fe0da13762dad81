import { searchApi } from "@hjem/api-client/endpoints/search";
import { acquisitionOf } from "@hjem/domain/listing/listing-type";
import { listingKinds, tabOf } from "@hjem/domain/search/listing-kinds";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { switchListingType } from "@hjem/domain/search/switch-listing-type";
import { listHref } from "@hjem/finder/list-search";
import type { PageContext } from "@hjem/storefront/page-context";
import { countedKind } from "../title/search-title.ts";

/** The same search in another listing type, with its number: "1 home for rent". */
export interface OtherKind {
  href: string;
  label: string;
}

/** Listing types that are offered, those with the most listings. */
const OTHERS_MAX = 3;

/**
 * What else there is at the place or the address of a search without results, such as the home for rent in a street without any
 * for sale; the most first. Nothing for a search of the whole market.
 */
export async function otherKinds(
  page: PageContext,
  { request, extras }: ParsedSearch,
): Promise<OtherKind[]> {
  const { region, store } = page;
  const { geoId, address, polygon, mapCentroid } = request;
  if ([geoId, address, polygon, mapCentroid].every((place) => place === undefined)) return [];
  const acquisition = acquisitionOf(request.listingType, request.acquisition);
  const own = tabOf(region, { ...request, acquisition });
  const others = listingKinds(region)
    .filter((kind) => kind.acquisition !== acquisition || kind.listingType !== own)
    .map((kind) => ({ kind, search: switchListingType(request, kind, region) }));
  const counted = await Promise.all(
    others.map(async (other) => {
      const { data } = await store.dispatch(
        searchApi.endpoints.search.initiate(
          { ...other.search, page: 1, size: 1 },
          { subscribe: false },
        ),
      );
      return { ...other, total: data?.pagination.total ?? 0 };
    }),
  );
  return counted
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, OTHERS_MAX)
    .map(({ kind, search, total }) => ({
      href: listHref(search, extras),
      label: countedKind(page, kind, total),
    }));
}
