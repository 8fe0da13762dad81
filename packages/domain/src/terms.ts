import type { Availability } from "./listing/availability.ts";
import type {
  Condition,
  EnergyLabel,
  Furnishing,
  HeatingGrade,
  LocationType,
  Ownership,
  OwnerType,
  PhotoCategory,
  PictureKind,
  PropertyType,
  View,
} from "./listing/enumerations.ts";
import type { DraftListingType, SearchListingType } from "./listing/listing-type.ts";
import type { ProjectPhase, TaskStatus } from "./listing/project-timeline.ts";

type SortChoice =
  | "relevance"
  | "fairest"
  | `${"publish_date" | "price" | "total_price" | "price_per_primary" | "primary_room" | "usage_area"}_${"asc" | "desc"}`;

/**
 * Keys of the terms that differ by market (architecture, Words). A region has each of them in each of its
 * languages; an empty string means that the market does not use the term (`–` in the terms file).
 */
export type TermKey =
  | `type.${PropertyType}`
  | `listing.${SearchListingType | DraftListingType | "lease"}`
  | `condition.${Condition}`
  | `owner.${OwnerType | "agents"}`
  | `photo.${PhotoCategory | PictureKind}`
  | `heating.${HeatingGrade}`
  | `energy.${EnergyLabel}`
  | `furnished.${Exclude<Furnishing, "all">}`
  | `ownership.${Ownership | "strata"}`
  | `location.${LocationType}`
  | `saleMethod.${"private_treaty" | "auction" | "offers"}`
  | `status.${Availability | "available_sale" | "available_rent" | "available_lease" | "under_offer"}`
  | `phase.${ProjectPhase}`
  | `task.${TaskStatus}`
  | `sort.${SortChoice}`
  | `view.${View}`
  | `price.${
      | "askingPrice"
      | "askingPriceRange"
      | "totalPrice"
      | "jointDebt"
      | "sharedFund"
      | "sharedCost"
      | "finalMonthlySharedCost"
      | "ownersCorporationFees"
      | "bodyCorporateFees"
      | "includedInSharedCost"
      | "addingCost"
      | "valuation"
      | "valuationAsCollateral"
      | "taxValue"
      | "annualMunicipalityFees"
      | "annualPropertyTax"
      | "municipalityFees"
      | "propertyTax"
      | "groundRent"
      | "monthly"
      | "deposit"
      | "noDeposit"
      | "rentalIncome"
      | "soldPrice"
      | "rentedPrice"
      | "priceOnRequest"
      | "priceWithheld"
      | "auction"
      | "offers"
      | "perArea"
      | "documentFee"
      | "registrationFee"}`
  | `area.${
      | "usageArea"
      | "primaryRoom"
      | "internal"
      | "internalShort"
      | "external"
      | "balcony"
      | "terrace"
      | "grossArea"
      | "groundSurface"
      | "plotArea"
      | "propertyArea"
      | "officeSpaces"}`
  | `detail.${
      | "bedrooms"
      | "studio"
      | "totalRooms"
      | "bathrooms"
      | "garages"
      | "beds"
      | "floor"
      | "floorNotFirst"
      | "groundFloor"
      | "constructionYear"
      | "renovationYear"
      | "elevation"
      | "energyProfile"
      | "heatingGrade"
      | "insurance"
      | "isPetAllowed"
      | "isPartialRentalAllowed"
      | "isLandOwnedBySeller"
      | "fixedFee"
      | "yearOfFixedAgreement"
      | "isFixedPoint"
      | "housingAssociation"
      | "housingAssociationNumber"
      | "housingAssociationShare"
      | "hasSecurityOrder"
      | "includedInLease"
      | "facilities"
      | "propertyType"
      | "premisesType"
      | "ownership"
      | "saleMethod"}`
  | `date.${"availableFrom" | "availableTo" | "rentalFrom" | "rentalTo" | "inspection" | "inspections" | "isInspectionByAppointment" | "bookOpening" | "requestViewing" | "bid" | "auction"}`
  | `account.${"favourites" | "saved"}`
  | `address.${"street" | "suburb" | "region" | "postCode"}`;

/** Every term of a region in one language. */
export type Terms = Readonly<Record<TermKey, string>>;
