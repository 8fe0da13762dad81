import { searchApi } from "@hjem/api-client/endpoints/search";
import type { Property } from "@hjem/domain/listing/property";
import type { SearchRequest, SearchRequestInput } from "@hjem/domain/search/search-filter";
import { useStorefrontDispatch, useStorefrontSelector } from "@hjem/storefront/store";
import type { PageContext } from "@hjem/storefront/page-context";
import { useEffect, useMemo } from "react";
import { type NearSearch, nearSearches } from "./near-searches.ts";

/** A near search with what it really finds. */
export interface NearResult extends NearSearch {
  total: number;
  homes: readonly Property[];
}

/** Homes shown under the ways out. */
const SHOWN_HOMES = 3;

const { search } = searchApi.endpoints;

const asked = (near: NearSearch): SearchRequestInput => ({ ...near.search, size: SHOWN_HOMES });

/** Counts every near search, for loaders; each is one page of three. */
export async function loadNearResults(
  page: Pick<PageContext, "store">,
  request: SearchRequest,
): Promise<void> {
  await Promise.all(
    nearSearches(request)
      .flat()
      .map((near) => page.store.dispatch(search.initiate(asked(near), { subscribe: false }))),
  );
}

/** For each filter of an empty search the gentlest change that finds anything, most homes first. */
export function useNearResults(request: SearchRequest): readonly NearResult[] {
  const dispatch = useStorefrontDispatch();
  const ways = useMemo(() => nearSearches(request), [request]);
  useEffect(() => {
    for (const near of ways.flat()) {
      void dispatch(search.initiate(asked(near), { subscribe: false }));
    }
  }, [dispatch, ways]);

  const state = useStorefrontSelector((all) => all);
  const found = (near: NearSearch): NearResult[] => {
    const { data } = search.select(asked(near))(state);
    return data && data.pagination.total > 0
      ? [{ ...near, total: data.pagination.total, homes: data.data }]
      : [];
  };
  return ways
    .flatMap((way) => way.flatMap(found).slice(0, 1))
    .toSorted((one, other) => other.total - one.total);
}
