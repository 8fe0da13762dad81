import { swapRange } from "@hjem/domain/search/reversed-ranges";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { filterLabel } from "@hjem/finder/filter-label";
import { listHref } from "@hjem/finder/list-search";
import type { Translator } from "@hjem/storefront/page-context";

/** A range whose minimum is above its maximum, and the search with its ends swapped. */
export interface Reversed {
  label: string;
  swapHref: string;
}

/** The reversed ranges of a search. */
export const reversedRangesModel = (
  translator: Translator,
  { request, extras, reversed }: ParsedSearch,
): Reversed[] =>
  reversed.map((name) => ({
    label: filterLabel(translator, request, name),
    swapHref: listHref(swapRange(request, name), extras),
  }));
