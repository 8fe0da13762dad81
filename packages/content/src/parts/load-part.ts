import { placesApi } from "@hjem/api-client/endpoints/places";
import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { searchApi } from "@hjem/api-client/endpoints/search";
import type { BlockPart } from "@hjem/domain/content/content-rules";
import { countRequest } from "@hjem/finder/count-request";
import type { PageContext } from "@hjem/storefront/page-context";
import {
  firstHere,
  newHomes,
  newProjects,
  popularScope,
  rentalScope,
} from "../requests/part-requests.ts";

const { search } = searchApi.endpoints;
const { firstOnMarket } = propertiesApi.endpoints;
const { popularRegions } = placesApi.endpoints;

/** Requests what a part of a page shows, into the store. A part whose request fails is not shown. */
export async function loadPart(
  { store: { dispatch }, region }: Pick<PageContext, "store" | "region">,
  part: BlockPart,
  count: number | null,
): Promise<void> {
  const [tab = "buy"] = region.listingTabs;
  switch (part) {
    case "search":
      await dispatch(search.initiate(countRequest({ listingType: tab }), { subscribe: false }));
      return;
    case "new-homes":
      await dispatch(search.initiate(newHomes(count), { subscribe: false }));
      return;
    case "carousel":
      await dispatch(search.initiate(newProjects(count), { subscribe: false }));
      return;
    case "first-on-market":
      await dispatch(firstOnMarket.initiate(firstHere(count), { subscribe: false }));
      return;
    case "popular-areas":
      await Promise.all(
        [popularScope, rentalScope].map((scope) =>
          dispatch(popularRegions.initiate(scope, { subscribe: false })),
        ),
      );
      return;
    case "continue":
    case "your-homes":
    case "examples":
      // The browser's own, or loaded with the page.
      return;
  }
}
