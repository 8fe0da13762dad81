import type { SearchListingType } from "@hjem/domain/listing/enumerations";
import { paths } from "@hjem/domain/paths";
import { useMatches } from "react-router";
import { usePage } from "../page/page-provider.tsx";

/**
 * Where each kind of listing leads from a page that has a place or filters to keep (S3). A page says so under `listing` in
 * what its loader returns; from all others the links lead to everything of a kind.
 */
export interface PageListing {
  /** The kind that the page itself shows; null where it shows no search. */
  current: SearchListingType | null;
  hrefs: Partial<Record<SearchListingType, string>>;
}

/** A way into the search, by kind of listing. */
export interface ListingLink {
  type: SearchListingType;
  href: string;
  label: string;
  isCurrent: boolean;
}

const FIRST_TYPE: SearchListingType = "buy";

const hasListing = (data: unknown): data is { listing: PageListing } =>
  typeof data === "object" && data !== null && "listing" in data;

const nowhere: PageListing = { current: null, hrefs: {} };

/** The ways into the search that the region offers, in its order and words; they keep what the page says. */
export function useListingLinks(): ListingLink[] {
  const { region, term } = usePage();
  const { current, hrefs } =
    useMatches()
      .map(({ loaderData }) => loaderData)
      .findLast(hasListing)?.listing ?? nowhere;
  return region.listingTabs.map((type) => ({
    type,
    href:
      hrefs[type] ??
      (type === FIRST_TYPE ? paths.list.to() : `${paths.list.to()}?listingType=${type}`),
    label: term(`listing.${type}`),
    isCurrent: type === current,
  }));
}
