import type { SearchListingType } from "@hjem/domain/listing/listing-type";
import { isRecord } from "@hjem/domain/narrow";
import { paths } from "@hjem/domain/paths";
import { useMatches } from "react-router";
import { usePage } from "../page/use-page.ts";

/** A menu item: a tab of the market, and commercial leases (S3). */
export type MenuKind = SearchListingType | "lease";

/**
 * Targets of the listing-type links on a page that has a place or filters to keep (S3). A page returns them under
 * `listing` in its loader data; from all others the links lead to everything of a type.
 */
export interface PageListing {
  /** The listing type of the page itself; null if it shows no search. */
  current: MenuKind | null;
  hrefs: Partial<Record<MenuKind, string>>;
}

/** A link to the search of a listing type. */
export interface ListingLink {
  kind: MenuKind;
  href: string;
  label: string;
  isCurrent: boolean;
}

const FIRST_KIND: MenuKind = "buy";

/** Data of pages may have a `listing` of another kind: a home. */
const hasListing = (data: unknown): data is { listing: PageListing } =>
  isRecord(data) && isRecord(data.listing) && isRecord(data.listing.hrefs);

const nowhere: PageListing = { current: null, hrefs: {} };

/** Links to the searches that the region offers, in its order and terms; they keep the filters of the page. */
export function useListingLinks(): ListingLink[] {
  const { region, term } = usePage();
  const { current, hrefs } =
    useMatches()
      .map(({ loaderData }) => loaderData)
      .findLast(hasListing)?.listing ?? nowhere;
  const kinds = region.listingTabs.flatMap((tab): MenuKind | MenuKind[] =>
    tab === "commercial" ? [tab, "lease"] : tab,
  );
  return kinds.map((kind) => ({
    kind,
    href:
      hrefs[kind] ??
      (kind === FIRST_KIND
        ? paths.list.to()
        : `${paths.list.to()}?listingType=${kind === "lease" ? "commercial&acquisition=rent" : kind}`),
    label: term(`listing.${kind}`),
    isCurrent: kind === current,
  }));
}
