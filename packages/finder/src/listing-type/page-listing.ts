import type { Acquisition } from "@hjem/domain/listing/enumerations";
import { acquisitionOf, type CurrentListing } from "@hjem/domain/listing/listing-type";
import type { RegionBasics } from "@hjem/domain/region";
import { acquisitionsOf, offerTerm, tabOf } from "@hjem/domain/search/listing-kinds";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { switchListing } from "@hjem/domain/search/switch-listing";
import type { MenuKind, PageListing } from "@hjem/storefront/listing-links";
import type { PageContext } from "@hjem/storefront/page-context";
import { listHref, type SearchChoice } from "../search/list-search.ts";

type Extras = ParsedSearch["extras"];
type Market = Pick<RegionBasics, "listingTabs" | "propertyTypeGroups" | "facts">;

/** A landing page is the door to one kind of listing: among others its words would be wrong. */
const withoutLanding = (extras: Extras): Extras =>
  extras.filter(([key]) => key !== "landingpageid");

/** The address of the same search among listings of another kind (S3). */
export const switchHref = (
  region: Market,
  search: SearchChoice,
  to: CurrentListing,
  extras: Extras = [],
): string => listHref(switchListing(search, to, region), withoutLanding(extras));

/** What an entry of the menu lists. Premises are for sale, their lease has its own; else who rents goes on renting. */
function menuListing(kind: MenuKind, acquisition: Acquisition): CurrentListing {
  if (kind === "lease") return { listingType: "commercial", acquisition: "rent" };
  return {
    listingType: kind,
    acquisition: acquisitionOf(kind, kind === "commercial" ? "buy" : acquisition),
  };
}

/** The entry of the menu under which a search stands; null: the market lacks it. */
function menuKindOf(region: Market, listing: CurrentListing): MenuKind | null {
  const tab = tabOf(region, listing);
  return tab === "commercial" && listing.acquisition === "rent" ? "lease" : tab;
}

/** The address of a search under each entry of the menu. */
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

/** Where the site's links to each kind of listing lead from a search. */
export const pageListing = (
  { region }: Pick<PageContext, "region">,
  { request, extras }: Pick<ParsedSearch, "request" | "extras">,
): PageListing => ({
  current: menuKindOf(region, listingOf(request)),
  hrefs: menuHrefs(region, request, extras),
});

/** Where they lead from a page of one place: to all listings there. */
export const placeListing = (
  { region }: Pick<PageContext, "region">,
  geoId: string | undefined,
): PageListing => ({
  current: null,
  hrefs: geoId === undefined ? {} : menuHrefs(region, { geoId: [geoId] }),
});

/** A kind of listing, and the same search among its listings. */
export interface KindLink {
  to: CurrentListing;
  href: string;
  label: string;
  isCurrent: boolean;
}

/** The same search for sale and for rent; none where the tab says itself which of them. */
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

/** The same search under each tab of the market, as a form of filters offers them. */
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
