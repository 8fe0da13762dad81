import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { usePage } from "@hjem/storefront/page";
import type { PageContext } from "@hjem/storefront/page-context";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import { useLocation } from "react-router";
import type { ChosenPlace } from "../labels/place-names.ts";
import { readSearch } from "../search/list-search.ts";
import { samplePlaces } from "./sample-places.ts";

/** A story with a search, and the places of its region to choose from. */
export const inSearch = (query = ""): StoryPage => ({
  path: `/list${query}`,
  api: (region) => {
    const data = [...(samplePlaces[region] ?? [])];
    return {
      "GET /api/v2/address": { data },
      "GET /api/v2/address/popular": { data },
      "POST /api/v2/property/search": {
        data: [],
        pagination: { currentPage: 1, perPage: 1, total: 24_318, lastPage: 24_318 },
      },
    };
  },
});

/** The search of the story's URL. It follows the URL, so that filters can be tried out. */
export function useStorySearch(): {
  page: PageContext;
  search: ParsedSearch;
  places: ChosenPlace[];
} {
  const page = usePage();
  const search = readSearch(useLocation().search, page);
  const known = Object.values(samplePlaces).flat();
  const places = (search.request.geoId ?? []).map((geoId) => ({
    geoId,
    name: known.find((place) => place.geoId === geoId)?.name ?? geoId,
  }));
  return { page, search, places };
}
