import { PAGE_SIZE } from "../limits.ts";

/**
 * What a search asks for where it does not say otherwise (spec §5, §9; SRCH-067..072): homes to buy as a list, in the order
 * that the product chooses, descending, page 1 of 12.
 */
export const defaultQuery = {
  acquisition: "buy",
  listingType: "buy",
  sorting: "default",
  order: "desc",
  view: "list",
  page: 1,
  size: PAGE_SIZE,
} as const;
