import { paths } from "@hjem/domain/paths";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { listHref, readSearch } from "@hjem/finder/list-search";
import { usePage } from "@hjem/storefront/page";
import { useLocation, useNavigate, useNavigation } from "react-router";

/** How a changed search is navigated to: with a new history entry, or replacing the current one. */
interface Entry {
  isReplacing: boolean;
}

/**
 * Changes the search of the URL, or of the pending navigation. The rest of the page follows by its loader; after
 * leaving the map it has no effect.
 */
export function useMapSearch() {
  const page = usePage();
  const navigate = useNavigate();
  const { location: coming } = useNavigation();
  const here = useLocation();
  const at = coming?.pathname === paths.list.path ? coming : here;
  return (change: (search: SearchRequest) => Partial<SearchRequest>, { isReplacing }: Entry) => {
    const { request, extras } = readSearch(at.search, page);
    if (request.view !== "map") return;
    void navigate(listHref(change(request), extras), {
      replace: isReplacing,
      preventScrollReset: true,
    });
  };
}
