import type { RegionPublishing } from "@hjem/domain/publishing/region-publishing";
import { rules } from "./publishing-rules.ts";

/** How homes of Norway are published: a price is stated as one amount (LIST-061..068, D91). */
export const publishing: RegionPublishing = {
  rules,
  guides: { sale: "selge-bolig-selv", rent: "leie-ut-bolig" },
  priceMethods: ["fixed"],
  unusedFields: [
    "property_detail.statement_of_information_link",
    "price_and_date.price_method",
    "price_and_date.asking_price_max",
    "price_and_date.auction_date",
    "price_and_date.search_price",
  ],
};

export { costs } from "./costs.ts";
export { draftPropertyTypes } from "./draft-property-types.ts";
export { draftTexts } from "./draft-texts/draft-texts.ts";
