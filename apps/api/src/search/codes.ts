import type {
  Availability,
  Condition,
  DraftListingType,
  OwnerType,
  PictureKind,
  PropertyType,
} from "@hjem/domain/listing/enumerations";

/** Codes of the narrow row. They are stored: a code never changes its meaning, a new value takes a new number. */
export const availabilityCodes: Record<Availability, number> = {
  available: 1,
  future: 2,
  sold: 3,
  rented: 4,
  unavailable: 5,
};

export const kindCodes: Record<DraftListingType, number> = {
  residential_sale: 1,
  residential_rent: 2,
  commercial_sale: 3,
  commercial_rent: 4,
  leisure_sale: 5,
  leisure_rent: 6,
};

export const conditionCodes: Record<Condition, number> = { new: 1, used: 2 };

export const ownerTypeCodes: Record<OwnerType, number> = { user: 1, api: 2 };

/** Bits of `property_types`. */
export const propertyTypeBits: Record<Exclude<PropertyType, "all">, number> = {
  house: 0,
  land: 1,
  apartment: 2,
  townhouse: 3,
  warehouse: 4,
  retirement: 5,
  single_dwelling: 6,
  twin_dwelling: 7,
  under_construction: 8,
  leisure: 9,
  others: 10,
  garage: 11,
  dorm: 12,
  flat: 13,
  grocery_shop: 14,
  hotel_accommodation: 15,
  workshop: 16,
  office: 17,
  mall: 18,
  farm: 19,
  production_industry: 20,
  combination: 21,
  storage_logistic: 22,
  garage_parking: 23,
  education_events: 24,
  apartment_building: 25,
  canteen: 26,
  room_in_shared_apartment: 27,
  cabin: 28,
  plot: 29,
};

/** Bits of `photo_kinds`. */
export const photoKindBits: Record<PictureKind, number> = {
  bedroom: 0,
  bathroom: 1,
  kitchen: 2,
  living_room: 3,
  dining_room: 4,
  exterior: 5,
  garage: 6,
  floorplan: 7,
};

/** The bits of some values of an enumeration as one number. */
export const maskOf = <Value extends string>(
  values: readonly Value[],
  bits: Record<Value, number>,
): number => values.reduce((mask, value) => mask | (1 << bits[value]), 0);
