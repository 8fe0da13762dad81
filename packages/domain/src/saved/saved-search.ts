import { z } from "zod";
import { PAGE_MAX } from "../limits.ts";
import { Instant } from "../listing/listing-dates.ts";
import { LatLng } from "../listing/money.ts";
import { PropertyId } from "../listing/property-id.ts";
import { SearchRequest } from "../search/search-filter.ts";
import { Pagination } from "../search/search-response.ts";
import { tidyLine } from "../text/clean-text.ts";
import {
  alertReasons,
  frequencies,
  SAVED_SEARCH_NAME_MAX_LENGTH,
  SAVED_SEARCH_PAGE_SIZE,
} from "./saved-rules.ts";

/** Centre and zoom of the map when a search was saved (SAVE-023, SAVE-024). */
export const MapPosition = z.object({
  lat: LatLng.shape.lat,
  lng: LatLng.shape.lng,
  zoom: z.number().min(0).max(22),
});
export type MapPosition = z.infer<typeof MapPosition>;

/** Why a search is paused: a filter by days that are past, or places that no longer exist (D70). */
export const pauseReasons = ["days_over", "places_gone"] as const;

/** A saved search (SAVE-004, D68). */
export const SavedSearch = z.object({
  /** The entry: `search/{id}`, `select/{id}`. */
  id: z.uuid(),
  /** The search inside: `searches/…`. */
  savedSearchId: z.uuid(),
  name: z.string(),
  /** The search as its body; filters that no longer exist are gone from it and named in `dropped`. */
  query: SearchRequest,
  /** Names of stored filters that no longer exist, as stored. */
  dropped: z.array(z.string()),
  notifications: z.enum(frequencies),
  /** Changes for which it sends alerts (D70). */
  reasons: z.array(z.enum(alertReasons)),
  mapView: MapPosition.nullable(),
  isSelected: z.boolean(),
  /** Null while it is active. */
  pausedFor: z.enum(pauseReasons).nullable(),
  /** Homes that match and were published or came back on the market since the person last looked at its results. */
  newCount: z.int().nonnegative(),
  /**
   * Their ids, for a link to exactly these; empty where there are more than a search may name (100), and in lists of more
   * than ten searches.
   */
  newIds: z.array(PropertyId),
  /** Homes that match now. */
  total: z.int().nonnegative(),
  seenAt: Instant,
  createdAt: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

const Name = z.preprocess(tidyLine, z.string().min(1).max(SAVED_SEARCH_NAME_MAX_LENGTH));

/** Reasons that a person chooses, no more than there are (D70). */
const AlertReasons = z.array(z.enum(alertReasons)).max(alertReasons.length);

/** Body of `POST /api/search-collections` (SAVE-007). */
export const NewSavedSearch = z.object({
  name: Name,
  query: SearchRequest,
  notifications: z.enum(frequencies),
  reasons: AlertReasons.optional(),
  mapView: MapPosition.nullable().default(null),
});
export type NewSavedSearch = z.input<typeof NewSavedSearch>;

/** Body of `PATCH /api/search-collections/search/{id}` (SAVE-014): missing fields stay. */
export const SavedSearchChange = z.object({
  name: Name.optional(),
  query: SearchRequest.optional(),
  reasons: AlertReasons.optional(),
  mapView: MapPosition.nullable().optional(),
});
export type SavedSearchChange = z.input<typeof SavedSearchChange>;

/** Body of `PATCH /api/search-collections/searches/notification/{id}` (SAVE-013). */
export const FrequencyRequest = z.object({ notifications: z.enum(frequencies) });
export type FrequencyRequest = z.infer<typeof FrequencyRequest>;

/** Body of `POST /api/search-collections/searches/exists` (SAVE-008). */
export const ExistsRequest = z.object({ query: SearchRequest });
export type ExistsRequest = z.input<typeof ExistsRequest>;
/** Response: the saved search with the same filters, null if there is none. */
export const ExistsResponse = z.object({
  exists: z.boolean(),
  data: z.object({ id: z.uuid(), savedSearchId: z.uuid(), name: z.string() }).nullable(),
});
export type ExistsResponse = z.infer<typeof ExistsResponse>;

/** Query of `GET /api/search-collections` (SAVE-009, SAVE-010). */
export const SavedSearchesQuery = z.object({
  page: z.coerce.number().int().min(1).max(PAGE_MAX).catch(1).default(1),
  size: z.coerce
    .number()
    .int()
    .min(1)
    .max(SAVED_SEARCH_PAGE_SIZE * 10)
    .catch(SAVED_SEARCH_PAGE_SIZE)
    .default(SAVED_SEARCH_PAGE_SIZE),
});
export type SavedSearchesQuery = Partial<z.infer<typeof SavedSearchesQuery>>;
/** Response, newest first. */
export const SavedSearchesResponse = z.object({
  data: z.array(SavedSearch),
  pagination: Pagination,
});
export type SavedSearchesResponse = z.infer<typeof SavedSearchesResponse>;
export const SavedSearchResponse = z.object({ data: SavedSearch });
export type SavedSearchResponse = z.infer<typeof SavedSearchResponse>;

/** Response of `GET /api/v2/my/last-searches` (SAVE-016, SAVE-029): newest first, at most ten. */
export const LastSearchesResponse = z.object({
  data: z.array(
    z.object({ searchId: z.uuid(), hash: z.string(), filter: SearchRequest, at: Instant }),
  ),
});
export type LastSearchesResponse = z.infer<typeof LastSearchesResponse>;
