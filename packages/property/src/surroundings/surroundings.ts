import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { searchApi } from "@hjem/api-client/endpoints/search";
import { surroundingsApi } from "@hjem/api-client/endpoints/surroundings";
import { RECOMMEND_SIZE } from "@hjem/domain/limits";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ProjectUnit } from "@hjem/domain/listing/project-unit";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import type { RoomDecorationResponse } from "@hjem/domain/listing/room-pictures";
import type { NearStop } from "@hjem/domain/place/stop";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { PageContext } from "@hjem/storefront/page-context";
import type { IconOutlines } from "../facilities/facility-icons.ts";

/** Data around a home besides its listing. What failed to load is empty, because the home itself can be shown. */
export interface Surroundings {
  similar: readonly ResultHome[];
  recommended: readonly ResultHome[];
  stops: readonly NearStop[];
  decorations: RoomDecorationResponse["data"];
  /** The listing itself if it is a project, or the project of a unit; null for others. */
  project: Listing | null;
  units: readonly ProjectUnit[];
  /** Ids of the units that match the search from which the page was opened; null without one (D55). */
  matching: ReadonlySet<string> | null;
  icons: IconOutlines;
}

/** Data of a home without any of it. */
export const nothingAround: Surroundings = {
  similar: [],
  recommended: [],
  stops: [],
  decorations: [],
  project: null,
  units: [],
  matching: null,
  icons: {},
};

type Store = PageContext["store"];

/** How many more are requested than shown, because units of the same project are left out. */
const SPARE = 6;
const ONCE = { subscribe: false } as const;

const { getNearStops, getRecommended, getRoomDecorations, getSimilar, getUnits } =
  surroundingsApi.endpoints;
const { getProperty } = propertiesApi.endpoints;
const { search } = searchApi.endpoints;

/** Empty if it failed, or if another page rendered meanwhile has dropped the response. */
const orNone = async <Item>(fetching: Promise<Item[] | undefined>): Promise<Item[]> => {
  // Caught: the error was reported by the API client, and the page is complete without these rows.
  const items = await fetching.catch(() => undefined);
  return items ?? [];
};

/** Loads everything that needs only the home's id, in parallel with the listing. */
export async function fetchAround(
  { dispatch }: Store,
  propertyId: string,
): Promise<Pick<Surroundings, "similar" | "recommended" | "stops" | "decorations">> {
  const likest = { propertyId, size: RECOMMEND_SIZE + SPARE };
  const [similar, recommended, stops, decorations] = await Promise.all([
    orNone(dispatch(getSimilar.initiate(likest, ONCE)).unwrap()),
    orNone(dispatch(getRecommended.initiate({ propertyId, size: RECOMMEND_SIZE }, ONCE)).unwrap()),
    orNone(dispatch(getNearStops.initiate(propertyId, ONCE)).unwrap()),
    orNone(dispatch(getRoomDecorations.initiate(propertyId, ONCE)).unwrap()),
  ]);
  return { similar, recommended, stops, decorations };
}

/** Loads the project of a listing, with its units. */
export async function fetchProject(
  { dispatch }: Store,
  listing: Listing,
): Promise<Pick<Surroundings, "project" | "units">> {
  const parentId = listing.objectType === "project" ? listing.id : listing.projectId;
  if (parentId === null) return { project: null, units: [] };
  const fetchingParent =
    parentId === listing.id
      ? listing
      : dispatch(getProperty.initiate(parentId, ONCE))
          .unwrap()
          // Caught: a unit is shown without its project.
          .catch(() => null);
  const [project, units] = await Promise.all([
    fetchingParent,
    orNone(dispatch(getUnits.initiate({ parentId, extras: ["floorplan"] }, ONCE)).unwrap()),
  ]);
  return { project, units };
}

/** Loads which units of a project match a search; null if that failed. */
export async function fetchMatching(
  { dispatch }: Store,
  request: SearchRequest | null,
): Promise<Surroundings["matching"]> {
  if (!request) return null;
  const found = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { data } = await dispatch(search.initiate({ ...request, page }, ONCE));
    if (!data) return null;
    for (const { propertyId } of data.data) found.add(propertyId);
    if (page >= data.pagination.lastPage) return found;
  }
}
