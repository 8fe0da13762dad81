import { paths } from "@hjem/domain/paths";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { listHref, readSearch } from "@hjem/finder/list-search";
import { usePage } from "@hjem/storefront/page";
import { useLocation, useNavigate, useNavigation } from "react-router";

/** How a changed search is entered: as a view to come back to, or in the place of the one before. */
interface Entry {
  isReplacing: boolean;
}

/**
 * Changes the search that the address holds, or the one that is on its way. The rest of the page follows by its loader; a
 * map that was left meanwhile changes nothing.
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
