import { priceMethods } from "../../listing/enumerations.ts";
import type { ChoiceFilter } from "./filter-row.ts";

/**
 * Sale method, where the market has several: private treaty, auction, or offers and expressions of interest. A
 * listing's price method determines it (D91).
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
