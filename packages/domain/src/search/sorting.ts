import type { Order, SortField } from "../listing/enumerations.ts";
import {
  type Acquisition,
  type SearchListingType,
  acquisitionOf,
} from "../listing/listing-type.ts";
import type { TermKey } from "../terms.ts";

/** A field of the sort menu, or `default`: the server chooses (SRCH-119). */
export type Sorting = SortField | "default";

/** The field behind "newest" and "oldest" (spec §5: by created date; SRCH-111). */
export const NEWEST_FIELD = "created_at" satisfies SortField;

/** True for keywords that are not blank. */
const hasWords = (keywords: string | undefined): boolean => (keywords?.trim() ?? "") !== "";

/** What of a search decides its order. */
interface SortedQuery {
  sorting: Sorting;
  order: Order;
  keywords?: string | undefined;
  reach?: readonly unknown[] | undefined;
}

/**
 * The sorting in effect (spec §4, §5): a chosen field as chosen; `default` is most relevant with keywords and newest
 * without. Relevance needs keywords, so without them it means newest too; so does fairest without addresses, and
 * with them it is the smallest longest way first whatever the order (D83).
 */
export function effectiveSorting(query: SortedQuery): { field: SortField; order: Order } {
  const { sorting, order, reach } = query;
  if (sorting === "fairest" && reach?.length) return { field: sorting, order: "asc" };
  const isByRelevance = sorting === "default" || sorting === "relevance" || sorting === "fairest";
  if (!isByRelevance) return { field: sorting, order };
  return { field: hasWords(query.keywords) ? "relevance" : NEWEST_FIELD, order };
}

/**
 * The state of the sort menu (spec §4): relevance or created date descending becomes `default` where that is the
 * default anyway; newest first stays a choice with keywords.
 */
export function canonicalSorting(query: SortedQuery): Sorting {
  const { sorting, order, reach } = query;
  if (sorting === "fairest" && !reach?.length) return "default";
  if (order !== "desc") return sorting;
  if (sorting === "relevance") return "default";
  return sorting === NEWEST_FIELD && !hasWords(query.keywords) ? "default" : sorting;
}

/** An option of the sort menu; `value` is what a select without JavaScript sends as `sort=` (D31). */
export interface SortOption {
  sorting: SortField;
  order: Order;
  value: string;
  term: TermKey;
}

const option = (sorting: SortField, order: Order, term: TermKey): SortOption => ({
  sorting,
  order,
  value: `${sorting}-${order}`,
  term,
});

/** The menu of specification §9, 13 options in order. */
export const sortOptions: readonly SortOption[] = [
  option("relevance", "desc", "sort.relevance"),
  option(NEWEST_FIELD, "desc", "sort.publish_date_desc"),
  option(NEWEST_FIELD, "asc", "sort.publish_date_asc"),
  option("price", "asc", "sort.price_asc"),
  option("price", "desc", "sort.price_desc"),
  option("primary_room", "asc", "sort.primary_room_asc"),
  option("primary_room", "desc", "sort.primary_room_desc"),
  option("total_price", "asc", "sort.total_price_asc"),
  option("total_price", "desc", "sort.total_price_desc"),
  option("price_per_primary", "asc", "sort.price_per_primary_asc"),
  option("price_per_primary", "desc", "sort.price_per_primary_desc"),
  option("usage_area", "asc", "sort.usage_area_asc"),
  option("usage_area", "desc", "sort.usage_area_desc"),
];

/** Offered after the others to a search with addresses that ways are measured from (D83). */
const fairest = option("fairest", "desc", "sort.fairest");

/** An option of the menu for a given search. */
export interface OfferedSort extends SortOption {
  /** Disabled: no keywords for relevance, no total price of a rental. */
  isIdle: boolean;
}

/** The menu for a search: its 13 options (SRCH-110), those without effect disabled; with addresses also the fairest. */
export function sortOptionsFor(query: {
  listingType: SearchListingType;
  acquisition: Acquisition;
  keywords?: string | undefined;
  reach?: readonly unknown[] | undefined;
}): OfferedSort[] {
  const { listingType, acquisition, keywords, reach } = query;
  const isRental = acquisitionOf(listingType, acquisition) === "rent";
  return [...sortOptions, ...(reach?.length ? [fairest] : [])].map((choice) => ({
    ...choice,
    isIdle:
      (choice.sorting === "relevance" && !hasWords(keywords)) ||
      (choice.sorting === "total_price" && isRental),
  }));
}

/** The option for the sorting in effect; newest for a field that the menu lacks. */
export function sortOptionOf(query: SortedQuery): SortOption | undefined {
  const { field, order } = effectiveSorting(query);
  if (field === "fairest") return fairest;
  return sortOptions.find((choice) => choice.sorting === field && choice.order === order);
}
