import { withoutSingleAny } from "@hjem/domain/search/active-filters";
import type { SearchRequest } from "@hjem/domain/search/search-filter";

/**
 * A search as it is saved and looked up: from its first page, without a lone `showby` of `any`, which restricts nothing
 * (SAVE-027, SRCH-122).
 */
export function savedQuery(request: SearchRequest): SearchRequest {
  const { showby, ...rest } = request;
  const rooms = withoutSingleAny(showby);
  return { ...rest, page: 1, ...(rooms && { showby: [...rooms] }) };
}
