import type { SavedSearch } from "@hjem/domain/saved/saved-search";
import { SearchRequest } from "@hjem/domain/search/search-filter";

/** A saved search as in API responses; made up. */
export const sampleSavedSearch = (fields: Partial<SavedSearch> = {}): SavedSearch => ({
  id: "0199c8a0-0000-7000-8000-0000000000a1",
  savedSearchId: "0199c8a0-0000-7000-8000-0000000000b1",
  name: "Tre soverom i Trondheim",
  query: SearchRequest.parse({ geoId: ["municipality:5001"], bedroomMin: 3 }),
  dropped: [],
  notifications: "daily",
  reasons: ["new", "price", "viewing", "back"],
  mapView: null,
  isSelected: false,
  pausedFor: null,
  newCount: 3,
  newIds: ["3f7q9z2k1m", "7c1w4p8d2x", "9h5t3n6b0k"],
  total: 38,
  seenAt: "2026-11-20T09:00:00.000Z",
  createdAt: "2026-11-01T09:00:00.000Z",
  ...fields,
});
