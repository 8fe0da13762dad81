import { searchApi } from "@hjem/api-client/endpoints/search";
import { acquisitionOf, type CurrentListing } from "@hjem/domain/listing/listing-type";
import { paths } from "@hjem/domain/paths";
import { listingKinds, tabOf } from "@hjem/domain/search/listing-kinds";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { countRequest } from "@hjem/finder/count-request";
import { listHref } from "@hjem/finder/list-search";
import type { ChosenPlace } from "@hjem/finder/place-names";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { countedKind } from "../title/search-title.ts";
import { type NearModel, nearModel } from "./near-model.ts";

/** A kind of listing of which the market has none: that it has none yet, and where there are some. */
export interface NoListingsModel {
  title: string;
  /** Other kinds that have listings, each with its number: "12 homes for rent". The home page where none has any. */
  links: { href: string; label: string }[];
}

/** What a page without results shows: what is near the search, or that there is nothing to search yet. */
export type EmptyModel = NearModel | NoListingsModel;

const { search: searchEndpoint } = searchApi.endpoints;

/** How many listings of a kind there are; undefined where the API does not say. */
async function countKind(page: PageContext, kind: CurrentListing): Promise<number | undefined> {
  const { data } = await page.store.dispatch(
    searchEndpoint.initiate(countRequest(kind), { subscribe: false }),
  );
  return data?.pagination.total;
}

function noListingsTitle({ i18n }: PageContext, kind: CurrentListing): string {
  const isRent = kind.acquisition === "rent";
  switch (kind.listingType) {
    case "new_homes":
      return t(i18n)`There are no new homes for sale here yet`;
    case "commercial":
      return isRent
        ? t(i18n)`There are no commercial properties for lease here yet`
        : t(i18n)`There are no commercial properties for sale here yet`;
    case "leisure":
      return isRent
        ? t(i18n)`There are no holiday homes for rent here yet`
        : t(i18n)`There are no holiday homes for sale here yet`;
    default:
      return isRent
        ? t(i18n)`There are no homes for rent here yet`
        : t(i18n)`There are no homes for sale here yet`;
  }
}

async function noListingsModel(
  page: PageContext,
  { extras }: ParsedSearch,
  kind: CurrentListing,
): Promise<NoListingsModel> {
  const { i18n, region } = page;
  const others = listingKinds(region).filter(
    (other) => other.acquisition !== kind.acquisition || other.listingType !== tabOf(region, kind),
  );
  const counted = await Promise.all(
    others.map(async (other) => ({ other, total: (await countKind(page, other)) ?? 0 })),
  );
  const links = counted
    .filter(({ total }) => total > 0)
    .map(({ other, total }) => ({
      href: listHref(other, extras),
      label: countedKind(page, other, total),
    }));
  return {
    title: noListingsTitle(page, kind),
    links: links.length > 0 ? links : [{ href: paths.home.to(), label: t(i18n)`Go to home page` }],
  };
}

/**
 * View shown without results. Where nothing is near and nothing of the kind is listed at all, no filter is the cause:
 * then the page says that there are none yet, whatever was searched for (SRCH-181).
 */
export async function emptyModel(
  page: PageContext,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
): Promise<EmptyModel> {
  const near = await nearModel(page, search, places);
  if (near.suggestions.length > 0 || near.meant) return near;
  const { listingType, acquisition } = search.request;
  const kind = { listingType, acquisition: acquisitionOf(listingType, acquisition) };
  return (await countKind(page, kind)) === 0 ? noListingsModel(page, search, kind) : near;
}
