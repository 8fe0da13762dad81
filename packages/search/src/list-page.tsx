import { FilterBar } from "@hjem/finder/filter-bar";
import { useListSearch } from "@hjem/finder/use-list-search";
import layout from "@hjem/ui/layout.module.css";
import type { PageContext } from "@hjem/storefront/page-context";
import { listHead } from "./list/list-head.ts";
import { listLoader } from "./list/list-loader.ts";
import { IgnoredNotice, ReversedNotice } from "./list/notices.tsx";
import { Results } from "./list/results.tsx";

export const loader = listLoader;

/** What the page says of itself; all of it follows from the address and the store. */
export const head = (_data: null, page: PageContext & { url: URL }) => listHead(page);

/** Results of a search, as a list or a grid (spec §2). The address holds the whole search (D31). */
export function Component() {
  const search = useListSearch();
  return (
    <>
      <FilterBar />
      <div className={layout.page}>
        <IgnoredNotice search={search} />
        {search.reversed.length > 0 ? (
          <ReversedNotice search={search} />
        ) : (
          <Results search={search} />
        )}
      </div>
    </>
  );
}
