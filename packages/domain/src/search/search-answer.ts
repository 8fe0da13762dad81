import { z } from "zod";
import { Property } from "../listing/property.ts";

/** Where a page stands in its list; `lastPage` is at most 1,000 (D33) and 0 for an empty list. */
export const Pagination = z.object({
  currentPage: z.int().min(1),
  perPage: z.int().min(1),
  total: z.int().nonnegative(),
  lastPage: z.int().nonnegative(),
});
export type Pagination = z.infer<typeof Pagination>;

/** Answer of `POST /api/v2/property/search` and `/api/v4/property/search` (D19). */
export const SearchAnswer = z.object({ data: z.array(Property), pagination: Pagination });
export type SearchAnswer = z.infer<typeof SearchAnswer>;
