import { paths } from "@hjem/domain/paths";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { usePage } from "@hjem/storefront/page";
import { useMemo } from "react";
import { useLocation, useNavigation } from "react-router";
import { readSearch } from "./list-search.ts";

/** The search that the address asks for: the one place where it is kept (D31). */
export function useListSearch(): ParsedSearch {
  const { region, now } = usePage();
  const { search } = useLocation();
  return useMemo(() => readSearch(search, { region, now }), [search, region, now]);
}

/** True while another search of the same page is on its way; the old results stay until it has come. */
export function useIsSearching(): boolean {
  const { location } = useNavigation();
  return location?.pathname === paths.list.path;
}
