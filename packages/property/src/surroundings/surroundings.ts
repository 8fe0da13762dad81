import { aroundApi } from "@hjem/api-client/endpoints/around";
import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { searchApi } from "@hjem/api-client/endpoints/search";
import { RECOMMEND_SIZE } from "@hjem/domain/limits";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ProjectUnit } from "@hjem/domain/listing/project-unit";
import type { Property } from "@hjem/domain/listing/property";
import type { RoomDecorationResponse } from "@hjem/domain/listing/room-pictures";
import type { NearStop } from "@hjem/domain/place/stop";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { PageContext } from "@hjem/storefront/page-context";
import type { IconOutlines } from "../facilities/facility-icons.ts";

/** What stands around a home beside its own listing. What could not be fetched is empty: the home itself is there. */
export interface Surroundings {
  similar: readonly Property[];
  recommended: readonly Property[];
  stops: readonly NearStop[];
  decorations: RoomDecorationResponse["data"];
  /** Itself where it is a project, or the one of which it is a unit; null for all others. */
  project: Listing | null;
  units: readonly ProjectUnit[];
  /** Ids of the units that the search finds from which the page was opened; null where it says of none (D55). */
  matching: ReadonlySet<string> | null;
  icons: IconOutlines;
}

/** A home of which nothing else is known. */
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

/** How many more are requested than shown, since units of the same project are left out. */
const SPARE = 6;
const ONCE = { subscribe: false } as const;

const { getCards, getNearStops, getRecommended, getRoomDecorations, getSimilarIds, getUnits } =
  aroundApi.endpoints;
const { getProperty } = propertiesApi.endpoints;
const { search } = searchApi.endpoints;

/** None where it failed, or where another page built meanwhile has dropped the response. */
const orNone = async <Item>(fetching: Promise<Item[] | undefined>): Promise<Item[]> => {
  // Caught: the call has reported its error, and the page is whole without these rows.
  const items = await fetching.catch(() => undefined);
  return items ?? [];
};

async function fetchSimilar({ dispatch }: Store, propertyId: string): Promise<Property[]> {
  const requested = { propertyId, size: RECOMMEND_SIZE + SPARE };
  const ids = await dispatch(getSimilarIds.initiate(requested, ONCE)).unwrap();
  if (ids.length === 0) return [];
  return dispatch(getCards.initiate(ids, ONCE)).unwrap();
}

/** Fetches what is known by the home's id alone, so that it need not wait for the listing. */
export async function fetchAround(
  store: Store,
  propertyId: string,
): Promise<Pick<Surroundings, "similar" | "recommended" | "stops" | "decorations">> {
  const { dispatch } = store;
  const [similar, recommended, stops, decorations] = await Promise.all([
    orNone(fetchSimilar(store, propertyId)),
    orNone(dispatch(getRecommended.initiate({ propertyId, size: RECOMMEND_SIZE }, ONCE)).unwrap()),
    orNone(dispatch(getNearStops.initiate(propertyId, ONCE)).unwrap()),
    orNone(dispatch(getRoomDecorations.initiate(propertyId, ONCE)).unwrap()),
  ]);
  return { similar, recommended, stops, decorations };
}

/** Fetches the project that a listing is or belongs to, with its units. */
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

/** Fetches which units of a project a search finds; null where it could not be fetched. */
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
