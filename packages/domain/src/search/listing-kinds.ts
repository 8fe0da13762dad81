import type { SearchListingType } from "../listing/enumerations.ts";
import {
  acquisitionOf,
  type CurrentListing,
  type OfferAcquisition,
} from "../listing/listing-type.ts";
import type { RegionBasics } from "../region.ts";
import type { TermKey } from "../terms.ts";

type Tabs = Pick<RegionBasics, "listingTabs">;

/** Whether one buys or rents under a listing type: one of them where the type itself states it, else both. */
export const acquisitionsOf = (listingType: SearchListingType): OfferAcquisition[] => [
  ...new Set((["buy", "rent"] as const).map((side) => acquisitionOf(listingType, side))),
];

/** Every kind of listing that a market has a list for, in the order of its tabs (spec §5 Listing-type combinations). */
export const listingKinds = ({ listingTabs }: Tabs): CurrentListing[] =>
  listingTabs.flatMap((listingType) =>
    acquisitionsOf(listingType).map((acquisition) => ({ listingType, acquisition })),
  );

/** The tab under which a search stands; `residential` has none of its own and is bought or rented. Null: the market lacks it. */
export function tabOf({ listingTabs }: Tabs, listing: CurrentListing): SearchListingType | null {
  const { listingType, acquisition } = listing;
  const tab = listingType === "residential" ? acquisition : listingType;
  return listingTabs.includes(tab) ? tab : null;
}

/** "For sale", "For rent", and "For lease" of premises: the sides of a kind of listing that has both. */
export function offerTerm({ listingType, acquisition }: CurrentListing): TermKey {
  if (acquisition === "buy") return "status.available_sale";
  return listingType === "commercial" ? "status.available_lease" : "status.available_rent";
}

/** The market's word for a kind of listing, as a line of a list or a menu shows it. */
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
