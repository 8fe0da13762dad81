import { FilterBar } from "@hjem/finder/filter-bar";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { useLoaderData } from "react-router";
import { IgnoredNotice, ReversedNotice } from "./list/notices.tsx";
import { Results } from "./list/results.tsx";
import { MapView } from "./map/map-part.ts";
import type { ListModel } from "./model/list-model.ts";

/** What reads addresses and tells pages is fetched with the first search that the browser itself makes (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadList } = await import("./model/load-list.ts");
  return loadList(args);
}

/** The search's own head, told with the rest of it. */
export const head = (model: ListModel) => model.head;

/** Results of a search, as a list, a grid or on a map (spec §2). The address holds the whole search (D31). */
export function Component() {
  const model = useLoaderData<ListModel>();
  return (
    <>
      <FilterBar bar={model.bar} />
      {model.view === "map" && model.reversed.length === 0 ? (
        <MapView model={model} />
      ) : (
        <div className={layout.page}>
          <IgnoredNotice {...model.ignored} />
          {model.reversed.length > 0 ? (
            <ReversedNotice reversed={model.reversed} />
          ) : (
            <Results model={model} />
          )}
        </div>
      )}
    </>
  );
}
