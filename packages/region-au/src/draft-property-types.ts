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
  "retirement",
  "garage_parking",
  "others",
  "dorm",
  "room_in_shared_apartment",
] as const;

const leisureTypes = [
  "cabin",
  "single_dwelling",
  "apartment",
  "townhouse",
  "farm",
  "others",
] as const;

/** Property types offered when a listing is drafted (LIST-037, D93). */
export const draftPropertyTypes: Region["draftPropertyTypes"] = {
  residential_sale: [
    "single_dwelling",
    "apartment",
    "townhouse",
    "twin_dwelling",
    "retirement",
    "plot",
    "farm",
    "garage_parking",
    "others",
  ],
  residential_rent: rentTypes,
  leisure_rent: leisureTypes,
  leisure_sale: leisureTypes,
  commercial_sale: [...commercialTypes, "combination"],
  commercial_rent: commercialTypes,
};
