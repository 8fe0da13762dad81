import { priceMethods } from "../../listing/enumerations.ts";
import type { ChoiceFilter } from "./filter-row.ts";

/**
 * How something for sale is sold, where the market has several methods: by private treaty, at auction, or to offers and
 * expressions of interest. A listing states it by how its price is given (D91).
 */
export const saleMethod = {
  name: "saleMethod",
  values: ["private_treaty", "auction", "offers"],
  isSeveral: true,
  fact: {
    path: "prices.method",
    values: priceMethods,
    of: ["residential_sale", "commercial_sale", "leisure_sale"],
    column: "sale_method",
  },
  means: { private_treaty: ["fixed", "guide", "contact_agent"] },
  term: "saleMethod",
  title: "detail.saleMethod",
  isOffered: ({ isRent, facts }) => !isRent && facts.hasSaleMethods === true,
} as const satisfies ChoiceFilter;
