import {
  type SearchListingType,
  acquisitionOf,
  type CurrentListing,
  type OfferAcquisition,
} from "../listing/listing-type.ts";
import type { RegionBasics } from "../region.ts";
import type { TermKey } from "../terms.ts";

type Tabs = Pick<RegionBasics, "listingTabs">;

/** The acquisitions of a listing type: one where the type implies it, else both. */
export const acquisitionsOf = (listingType: SearchListingType): OfferAcquisition[] => [
  ...new Set((["buy", "rent"] as const).map((side) => acquisitionOf(listingType, side))),
];

/** Every list of a market, in the order of its tabs (spec §5 Listing-type combinations). */
export const listingKinds = ({ listingTabs }: Tabs): CurrentListing[] =>
  listingTabs.flatMap((listingType) =>
    acquisitionsOf(listingType).map((acquisition) => ({ listingType, acquisition })),
  );

/** The tab of a search; `residential` has none of its own and is buy or rent. Null: the market lacks it. */
export function tabOf({ listingTabs }: Tabs, listing: CurrentListing): SearchListingType | null {
  const { listingType, acquisition } = listing;
  const tab = listingType === "residential" ? acquisition : listingType;
  return listingTabs.includes(tab) ? tab : null;
}

/**
 * "For sale", "For rent", and "For lease" of commercial property: the labels of a listing type with both
 * acquisitions.
 */
export function offerTerm({ listingType, acquisition }: CurrentListing): TermKey {
  if (acquisition === "buy") return "status.available_sale";
  return listingType === "commercial" ? "status.available_lease" : "status.available_rent";
}

/** The market's name of a listing type, as in lists and menus. */
export function kindTerm({ listingType, acquisition }: CurrentListing): TermKey {
  switch (listingType) {
    case "new_homes":
      return "listing.new_homes";
    case "commercial":
      return acquisition === "rent" ? "listing.commercial_rent" : "listing.commercial_sale";
    case "leisure":
      return acquisition === "rent" ? "listing.leisure_rent" : "listing.leisure_sale";
    default:
      return acquisition === "rent" ? "status.available_rent" : "status.available_sale";
  }
}
