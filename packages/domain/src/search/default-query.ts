import { PAGE_SIZE } from "../limits.ts";

/**
 * Default values of a search (spec §5, §9; SRCH-067..072): homes to buy as a list, in the default order, descending,
 * page 1 with 12 homes.
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
