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
import { noResultsMessages } from "./no-results-messages.ts";
import { type NoResultsModel, noResultsModel } from "./no-results-model.ts";

/** Empty state of a listing type without any listings, with links to others. */
export interface NoListingsModel {
  title: string;
  /** Other types with listings, each with its number: "12 homes for rent". The home page if there are none. */
  links: { href: string; label: string }[];
}

/** View of a page without results: suggestions, or that there are no listings yet. */
export type EmptyModel = NoResultsModel | NoListingsModel;

const { search: searchEndpoint } = searchApi.endpoints;

/** Number of listings of a type; undefined if the request failed. */
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
 * View shown without results. If the listing type has no listings at all, no filter is the cause: then the page says
 * that there are none yet, whatever the search (SRCH-181).
 */
export async function emptyModel(
  page: PageContext,
  search: ParsedSearch,
  places: readonly ChosenPlace[],
): Promise<EmptyModel> {
  await page.loadMessages(noResultsMessages);
  const noResults = await noResultsModel(page, search, places);
  const { suggestions, didYouMean: meant, otherKinds: kinds } = noResults;
  if (suggestions.length > 0 || meant || kinds.length > 0) return noResults;
  const { listingType, acquisition } = search.request;
  const kind = { listingType, acquisition: acquisitionOf(listingType, acquisition) };
  return (await countKind(page, kind)) === 0 ? noListingsModel(page, search, kind) : noResults;
}
