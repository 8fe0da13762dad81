/** Every enumeration of specification §3 as plain arrays, without zod, so that they can be in the first load. */

export const propertyTypes = [
  "all",
  "house",
  "land",
  "apartment",
  "townhouse",
  "warehouse",
  "retirement",
  "single_dwelling",
  "twin_dwelling",
  "under_construction",
  "leisure",
  "others",
  "garage",
  "dorm",
  "flat",
  "grocery_shop",
  "hotel_accommodation",
  "workshop",
  "office",
  "mall",
  "farm",
  "production_industry",
  "combination",
  "storage_logistic",
  "garage_parking",
  "education_events",
  "apartment_building",
  "canteen",
  "room_in_shared_apartment",
  "cabin",
  "plot",
] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** Property types that nobody lives in: bare land and parking. */
export const uninhabitedTypes = [
  "land",
  "plot",
  "garage",
  "garage_parking",
] as const satisfies readonly PropertyType[];

export const residentialTypes = [
  "single_dwelling",
  "twin_dwelling",
  "apartment",
  "townhouse",
  "others",
  "cabin",
  "farm",
] as const satisfies readonly PropertyType[];

export const views = ["list", "grid", "map"] as const;
export type View = (typeof views)[number];

export const orders = ["asc", "desc"] as const;
export type Order = (typeof orders)[number];

/** Sort fields of specification §4. */
export const sortFields = [
  "relevance",
  "created_at",
  "publish_date",
  "price",
  "primary_room",
  "total_price",
  "price_per_primary",
  "usage_area",
  "fairest",
] as const;
export type SortField = (typeof sortFields)[number];

export const conditions = ["new", "used"] as const;
export type Condition = (typeof conditions)[number];

/** Owner type on the wire: `user` is a private person, `api` an agent (spec §3, FND-073). */
export const ownerTypes = ["user", "api"] as const;
export type OwnerType = (typeof ownerTypes)[number];

export const ownerKinds = ["person", "agent"] as const;
export type OwnerKind = (typeof ownerKinds)[number];

/** One rule for the three vocabularies of ownership: user = person = private, api = agent (FND-073). */
export const ownerKind = (ownerType: OwnerType): OwnerKind =>
  ownerType === "api" ? "agent" : "person";

/**
 * Room photo categories of specification §3: values of a search by pictures; `any` is a filter value only (PROP-034).
 */
export const photoCategories = [
  "any",
  "bedroom",
  "bathroom",
  "kitchen",
  "exterior",
  "floorplan",
] as const;
export type PhotoCategory = (typeof photoCategories)[number];

/** Gallery tabs of specification §2, in order. */
export const galleryTabs = [
  "all",
  "kitchen",
  "floorplan",
  "bathroom",
  "living_room",
  "dining_room",
  "bedroom",
] as const;
export type GalleryTab = (typeof galleryTabs)[number];

/**
 * What a picture of a home shows: the rooms of the gallery's tabs and, under `all` only, the exterior and what its
 * advertiser has not named (PROP-033, D103). New kinds are appended: an index stores their positions.
 */
export const pictureKinds = [
  "bedroom",
  "bathroom",
  "kitchen",
  "living_room",
  "dining_room",
  "exterior",
  "garage",
  "floorplan",
  "other",
] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const energyLabels = ["a", "b", "c", "d", "e", "f", "g"] as const;
export type EnergyLabel = (typeof energyLabels)[number];

export const heatingGrades = ["yellow", "light_green", "green", "orange", "red"] as const;
export type HeatingGrade = (typeof heatingGrades)[number];

/** `all` is a filter value only. */
export const furnishings = ["all", "fully", "partly", "none"] as const;
export type Furnishing = (typeof furnishings)[number];

export const ownerships = ["stock", "share", "freehold", "cooperative", "other"] as const;
export type Ownership = (typeof ownerships)[number];

export const locationTypes = ["inland", "mountain", "coast"] as const;
export type LocationType = (typeof locationTypes)[number];

/** What can be requested together with a project's units (PROP-060). */
export const unitExtras = ["floorplan", "viewings"] as const;

/** Price methods: Norway states a price, Australia has guides, auctions and prices on request (reference A2). */
export const priceMethods = ["fixed", "guide", "auction", "offers", "contact_agent"] as const;
export type PriceMethod = (typeof priceMethods)[number];
