import { z } from "zod";
import { Property } from "../listing/property.ts";
import type { ResultHome } from "../listing/result-home.ts";

/** The count as our API names it; a service may call it `results` (spec §3, SRCH-066). */
const readCount = (wire: unknown): unknown =>
  typeof wire === "object" && wire !== null && "results" in wire && !("total" in wire)
    ? { ...wire, total: wire.results }
    : wire;

/**
 * Position of a page in its list; `lastPage` is at most 1,000 (D33) and 0 for an empty list. The count is written as
 * `total` (D19) and read as `total` or `results`; `total` takes precedence.
 */
export const Pagination = z.preprocess(
  readCount,
  z.object({
    currentPage: z.int().min(1),
    perPage: z.int().min(1),
    total: z.int().nonnegative(),
    lastPage: z.int().nonnegative(),
  }),
);
export type Pagination = z.infer<typeof Pagination>;

/** Response of `POST /api/v2/property/search` and `/api/v4/property/search` (D19). */
export const SearchResponse = z.object({ data: z.array(Property), pagination: Pagination });
export type SearchResponse = z.infer<typeof SearchResponse>;

/** The same as pages read it. */
export interface ResultPage {
  data: ResultHome[];
  pagination: Pagination;
}
