import type { Draft } from "@hjem/domain/draft/draft";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import { draftListingTypes } from "@hjem/domain/listing/listing-type";
import { NEW_LISTING_HREF } from "@hjem/domain/paths";
import type { MarketPublishing } from "@hjem/domain/region";
import { blankDraft } from "./blank-draft.ts";

/** The steps of a listing of which nothing is stored: its first photo makes it a draft. */
export type NewListingTab = "type" | "photos";

/** What of a new listing is missing in its first step. */
type MissingChoice = "listing_type" | "property_types" | null;

/** What is missing before the second step can be opened (LIST-010). */
export function missingChoice({ listingType, propertyDetail }: Draft): MissingChoice {
  if (listingType === null) return "listing_type";
  return (propertyDetail.propertyTypes ?? []).length === 0 ? "property_types" : null;
}

/** Address of a listing that is about to be made, with what was chosen: a reload loses nothing (LIST-012). */
export function newListingHref(
  { listingType, propertyDetail }: Pick<Draft, "listingType" | "propertyDetail">,
  tab: NewListingTab = "type",
): string {
  const query = new URLSearchParams();
  if (listingType) query.set("type", listingType);
  for (const type of propertyDetail.propertyTypes ?? []) query.append("property", type);
  if (tab !== "type") query.set("tab", tab);
  return query.size === 0 ? NEW_LISTING_HREF : `${NEW_LISTING_HREF}&${query}`;
}

/** The listing of such an address; what the market does not have is left out. */
export function readNewListing(
  query: URLSearchParams,
  { draftPropertyTypes }: Pick<MarketPublishing, "draftPropertyTypes">,
): { draft: Draft; tab: NewListingTab } {
  const listingType = draftListingTypes.find((type) => type === query.get("type")) ?? null;
  const named = query.getAll("property");
  const propertyTypes = listingType
    ? draftPropertyTypes[listingType].filter((type) => named.includes(type))
    : [];
  const draft = mergeDraft(blankDraft, {
    ...(listingType && { listingType }),
    propertyDetail: { propertyTypes },
  });
  const isReady = missingChoice(draft) === null;
  return { draft, tab: isReady && query.get("tab") === "photos" ? "photos" : "type" };
}
