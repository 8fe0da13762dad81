import type { Availability } from "@hjem/domain/listing/availability";
import type { Condition } from "@hjem/domain/listing/enumerations";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";

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
