import { SaveSearch, type SaveSearchProps } from "@hjem/saved/save-search";
import { usePage } from "@hjem/storefront/page";
import type { ListModel } from "../model/list-model.ts";

/** Props of `SaveThisSearch`. */
export interface SaveThisSearchProps extends Pick<SaveSearchProps, "mapView"> {
  model: Pick<ListModel, "request" | "past">;
}

/** Saves the search of the page; its title with its filters is proposed as its name. */
export function SaveThisSearch({ model: { request, past }, mapView }: SaveThisSearchProps) {
  const page = usePage();
  return (
    <SaveSearch
      request={request}
      mapView={mapView}
      proposeName={async () => {
        if (past) return past.words;
        const { searchTitle } = await import("../title/search-title.ts");
        return searchTitle(page, request, []);
      }}
    />
  );
}
