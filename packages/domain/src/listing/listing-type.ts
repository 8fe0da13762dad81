/** Listing types of a search. */
export const searchListingTypes = [
  "buy",
  "rent",
  "residential",
  "commercial",
  "new_homes",
  "leisure",
] as const;
export type SearchListingType = (typeof searchListingTypes)[number];

/** Listing types of a stored or draft listing. */
export const draftListingTypes = [
  "residential_sale",
  "residential_rent",
  "commercial_sale",
  "commercial_rent",
  "leisure_sale",
  "leisure_rent",
] as const;
export type DraftListingType = (typeof draftListingTypes)[number];

export const acquisitions = ["buy", "rent", "sale"] as const;
export type Acquisition = (typeof acquisitions)[number];

/** Listing type and acquisition of a search. `sale` is read as `buy` (SRCH-080). */
export type OfferAcquisition = Exclude<Acquisition, "sale">;

/** A listing type with its acquisition: the app's current listing (spec §3). */
export interface CurrentListing {
  listingType: SearchListingType;
  acquisition: OfferAcquisition;
}

/** Listing types that imply the acquisition. */
const impliedAcquisition: Partial<Record<SearchListingType, OfferAcquisition>> = {
  buy: "buy",
  rent: "rent",
  new_homes: "buy",
};

/** The acquisition of a search: implied by `buy`, `rent` and `new_homes`, else as requested; `sale` means `buy`. */
export const acquisitionOf = (
  listingType: SearchListingType,
  acquisition: Acquisition,
): OfferAcquisition => impliedAcquisition[listingType] ?? (acquisition === "rent" ? "rent" : "buy");

/** Stored listings that a search listing type covers. */
export interface ListingCoverage {
  draftTypes: readonly DraftListingType[];
  /** Only new homes and those under construction. */
  isNewOnly: boolean;
}

/**
 * Stored listings that a search covers (spec §5 Listing-type combinations): `buy` and `rent` all homes and holiday
 * homes for sale or rent, `residential`, `commercial` and `leisure` their own type by acquisition, `new_homes` the
 * homes for sale whose condition is new or that are under construction.
 */
export function listingCoverage(
  listingType: SearchListingType,
  acquisition: Acquisition,
): ListingCoverage {
  const side = acquisitionOf(listingType, acquisition) === "rent" ? "rent" : "sale";
  if (listingType === "buy" || listingType === "rent") {
    return { draftTypes: [`residential_${side}`, `leisure_${side}`], isNewOnly: false };
  }
  if (listingType === "new_homes") {
    return { draftTypes: ["residential_sale", "leisure_sale"], isNewOnly: true };
  }
  return { draftTypes: [`${listingType}_${side}`], isNewOnly: false };
}

/** The draft listing type of such a search, e.g. when a visitor advertises from it. */
export const draftTypeOf = (
  listingType: SearchListingType,
  acquisition: Acquisition,
): DraftListingType =>
  listingCoverage(listingType, acquisition).draftTypes[0] ?? "residential_sale";

const listingOfDrafts: Readonly<Record<DraftListingType, CurrentListing>> = {
  residential_sale: { listingType: "residential", acquisition: "buy" },
  residential_rent: { listingType: "residential", acquisition: "rent" },
  commercial_sale: { listingType: "commercial", acquisition: "buy" },
  commercial_rent: { listingType: "commercial", acquisition: "rent" },
  leisure_sale: { listingType: "leisure", acquisition: "buy" },
  leisure_rent: { listingType: "leisure", acquisition: "rent" },
};

/** Listing type and acquisition of a draft listing type, e.g. `(commercial, rent)` (SRCH-123). */
export const listingOfDraft = (draftType: DraftListingType): CurrentListing =>
  listingOfDrafts[draftType];

const isDraftType = (text: string): text is DraftListingType =>
  Object.hasOwn(listingOfDrafts, text);

/** The same for any text: an unknown combination falls back to residential sale (SRCH-124, SRCH-125). */
export const listingOfCombination = (combination: string): CurrentListing =>
  listingOfDraft(isDraftType(combination) ? combination : "residential_sale");
