import type { Region } from "@hjem/domain/region";

const commercialTypes = [
  "grocery_shop",
  "hotel_accommodation",
  "workshop",
  "office",
  "mall",
  "farm",
  "production_industry",
  "storage_logistic",
  "others",
  "garage_parking",
  "education_events",
  "apartment_building",
  "canteen",
] as const;

const rentTypes = [
  "single_dwelling",
  "apartment",
  "townhouse",
  "twin_dwelling",
  "garage_parking",
  "others",
  "room_in_shared_apartment",
  "dorm",
] as const;

/** Property types offered when a listing is drafted (spec §3, Property types per draft list). */
export const draftPropertyTypes: Region["draftPropertyTypes"] = {
  residential_sale: [
    "single_dwelling",
    "apartment",
    "townhouse",
    "twin_dwelling",
    "garage_parking",
    "others",
  ],
  residential_rent: rentTypes,
  leisure_rent: rentTypes,
  leisure_sale: [
    "single_dwelling",
    "apartment",
    "townhouse",
    "twin_dwelling",
    "cabin",
    "farm",
    "others",
  ],
  commercial_sale: [...commercialTypes, "combination"],
  commercial_rent: commercialTypes,
};
