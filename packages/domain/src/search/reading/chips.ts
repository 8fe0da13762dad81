import type { QuantityKind } from "../../search-vocabulary.ts";
import type { Hint } from "./grammar.ts";
import type { ChipKind } from "./reading.ts";

/** What a number is read as. */
export const chipOfQuantity: Readonly<Record<QuantityKind, ChipKind>> = {
  bedrooms: "bedrooms",
  rooms: "bedrooms",
  bathrooms: "bathrooms",
  garages: "garages",
  area: "area",
  land: "land",
  money: "price",
};

/** What words that say something of a home are read as. */
export const chipOfHint = ({ kind }: Hint): ChipKind =>
  kind === "saleMethod" ? "sale_method" : kind;
