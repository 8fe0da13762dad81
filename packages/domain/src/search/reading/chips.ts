import type { QuantityKind } from "../../search-vocabulary.ts";
import type { Hint } from "./grammar.ts";
import type { ChipKind } from "./reading.ts";

/** How a number was recognised. */
export const chipOfQuantity: Readonly<Record<QuantityKind, ChipKind>> = {
  bedrooms: "bedrooms",
  rooms: "bedrooms",
  bathrooms: "bathrooms",
  garages: "garages",
  area: "area",
  land: "land",
  money: "price",
};

/** How words about a home were recognised. */
export const chipOfHint = ({ kind }: Hint): ChipKind =>
  kind === "saleMethod" ? "sale_method" : kind === "ownLand" ? "ownership" : kind;
