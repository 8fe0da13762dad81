import type { SearchListingType } from "@hjem/domain/listing/enumerations";
import { paths } from "@hjem/domain/paths";
import { useLocation } from "react-router";
import { usePage } from "../page/page-provider.tsx";

/** A way into the search, by kind of listing. */
export interface ListingLink {
  type: SearchListingType;
  href: string;
  label: string;
  isCurrent: boolean;
}

const FIRST_TYPE: SearchListingType = "buy";

/** The ways into the search that the region offers, in its order and words. */
export function useListingLinks(): ListingLink[] {
  const { region, term } = usePage();
  const { pathname, search } = useLocation();
  const shown =
    pathname === paths.list.path
      ? (new URLSearchParams(search).get("listingType") ?? FIRST_TYPE)
      : null;
  return region.listingTabs.map((type) => ({
    type,
    href: type === FIRST_TYPE ? paths.list.to() : `${paths.list.to()}?listingType=${type}`,
    label: term(`listing.${type}`),
    isCurrent: type === shown,
  }));
}
