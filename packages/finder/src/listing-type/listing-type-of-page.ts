import {
  type Acquisition,
  acquisitionOf,
  type CurrentListing,
} from "@hjem/domain/listing/listing-type";
import type { RegionBasics } from "@hjem/domain/region";
import { acquisitionsOf, offerTerm, tabOf } from "@hjem/domain/search/listing-kinds";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { switchListingType } from "@hjem/domain/search/switch-listing-type";
import type { MenuKind, PageListing } from "@hjem/storefront/listing-links";
import type { PageContext } from "@hjem/storefront/page-context";
import { listHref, type SearchChoice } from "../search/list-search.ts";

type Extras = ParsedSearch["extras"];
type Market = Pick<RegionBasics, "listingTabs" | "propertyTypeGroups" | "facts">;

/** A landing page is for one listing type only: its text would not match another. */
const withoutLanding = (extras: Extras): Extras =>
  extras.filter(([key]) => key !== "landingpageid");

/** The URL of the same search in another listing type (S3). */
export const switchHref = (
  region: Market,
  search: SearchChoice,
  to: CurrentListing,
  extras: Extras = [],
): string => listHref(switchListingType(search, to, region), withoutLanding(extras));

/** The listing of a menu item. Commercial sale and lease are separate items; for other types rent stays selected. */
function menuListing(kind: MenuKind, acquisition: Acquisition): CurrentListing {
  if (kind === "lease") return { listingType: "commercial", acquisition: "rent" };
  return {
    listingType: kind,
    acquisition: acquisitionOf(kind, kind === "commercial" ? "buy" : acquisition),
  };
}

/** The menu item of a search; null: the market lacks it. */
function menuKindOf(region: Market, listing: CurrentListing): MenuKind | null {
  const tab = tabOf(region, listing);
  return tab === "commercial" && listing.acquisition === "rent" ? "lease" : tab;
}

/** The URL of a search for each menu item. */
function menuHrefs(
  region: Market,
  search: SearchChoice,
  extras: Extras = [],
): PageListing["hrefs"] {
  const { acquisition = "buy" } = search;
  const kinds: readonly MenuKind[] = [...region.listingTabs, "lease"];
  return Object.fromEntries(
    kinds.map((kind) => [kind, switchHref(region, search, menuListing(kind, acquisition), extras)]),
  );
}

const listingOf = ({ listingType, acquisition }: ParsedSearch["request"]): CurrentListing => ({
  listingType,
  acquisition: acquisitionOf(listingType, acquisition),
});

/** Targets of the site's links to listing types, from a search. */
export const pageListing = (
  { region }: Pick<PageContext, "region">,
  { request, extras }: Pick<ParsedSearch, "request" | "extras">,
): PageListing => ({
  current: menuKindOf(region, listingOf(request)),
  hrefs: menuHrefs(region, request, extras),
});

/** Targets of the links from a place's page: all listings there. */
export const placeListing = (
  { region }: Pick<PageContext, "region">,
  geoId: string | undefined,
): PageListing => ({
  current: null,
  hrefs: geoId === undefined ? {} : menuHrefs(region, { geoId: [geoId] }),
});

/** A listing type, and the same search in it. */
export interface KindLink {
  to: CurrentListing;
  href: string;
  label: string;
  isCurrent: boolean;
}

/** The same search for sale and for rent; empty where the tab implies one. */
export function offerLinks(
  { region, term }: Pick<PageContext, "region" | "term">,
  { request, extras }: Pick<ParsedSearch, "request" | "extras">,
): KindLink[] {
  const { listingType, acquisition } = request;
  const sides = acquisitionsOf(listingType);
  if (sides.length < 2 || !region.listingTabs.includes(listingType)) return [];
  return sides.map((side) => {
    const to = { listingType, acquisition: side };
    return {
      to,
      href: switchHref(region, request, to, extras),
      label: term(offerTerm(to)),
      isCurrent: side === acquisitionOf(listingType, acquisition),
    };
  });
}

/** The same search in each tab of the market, for a form of filters. */
export function tabLinks(
  { region, term }: Pick<PageContext, "region" | "term">,
  { request, extras }: Pick<ParsedSearch, "request" | "extras">,
): KindLink[] {
  const current = tabOf(region, listingOf(request));
  return region.listingTabs.map((listingType) => {
    const to = { listingType, acquisition: acquisitionOf(listingType, request.acquisition) };
    return {
      to,
      href: switchHref(region, request, to, extras),
      label: term(`listing.${listingType}`),
      isCurrent: listingType === current,
    };
  });
}
