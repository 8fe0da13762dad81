import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import type { OwnListing, OwnListingsResponse } from "@hjem/domain/draft/draft";
import { type OwnListingGroup, ownListingGroups } from "@hjem/domain/draft/draft-rules";
import { pageNumberOf } from "@hjem/domain/page-number";
import { paths } from "@hjem/domain/paths";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";

/** View of a page of one's own listings. */
export interface OwnListingsModel {
  listings: readonly OwnListing[];
  /** The group of the address; null for all. */
  group: OwnListingGroup | null;
  counts: OwnListingsResponse["counts"];
  /** About all of the person's listings. */
  enquiries: OwnListingsResponse["enquiries"];
  page: number;
  lastPage: number;
}

const groupOf = (query: URLSearchParams): OwnListingGroup | null =>
  ownListingGroups.find((group) => group === query.get("group")) ?? null;

/** Address of a page of a group. */
export function overviewHref(group: OwnListingGroup | null, page = 1): string {
  const query = new URLSearchParams({
    ...(group && { group }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? paths.myListing.to() : `${paths.myListing.to()}?${query}`;
}

/** Loads a page of twenty of one's own listings (LIST-120); a page beyond the last redirects to that. */
export async function loadOwnListings({
  page,
  url,
}: PageLoaderArgs): Promise<OwnListingsModel | Response> {
  const group = groupOf(url.searchParams);
  const { data, pagination, counts, enquiries } = responseOf(
    await page.store.dispatch(
      draftsApi.endpoints.listOwnListings.initiate(
        { page: pageNumberOf(url.searchParams), ...(group && { group }) },
        { subscribe: false, forceRefetch: true },
      ),
    ),
    url,
  );
  const { currentPage, lastPage } = pagination;
  if (currentPage > Math.max(lastPage, 1)) return redirect(overviewHref(group, lastPage));
  return { listings: data, group, counts, enquiries, page: currentPage, lastPage };
}
