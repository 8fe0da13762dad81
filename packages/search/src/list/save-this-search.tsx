import { SaveSearch, type SaveSearchProps } from "@hjem/saved/save-search";
import { usePage } from "@hjem/storefront/page";
import type { ListModel } from "../model/list-model.ts";

/** Props of `SaveThisSearch`. */
export interface SaveThisSearchProps extends Pick<SaveSearchProps, "mapView"> {
  model: Pick<ListModel, "request">;
}

/** Saves the search of the page; the search in words is proposed as its name. */
export function SaveThisSearch({ model: { request }, mapView }: SaveThisSearchProps) {
  const page = usePage();
  return (
    <SaveSearch
      request={request}
      mapView={mapView}
      proposeName={async () => {
        const { proposeSearchName } = await import("../search-name/propose-search-name.ts");
        return proposeSearchName(page, request);
      }}
    />
  );
}
