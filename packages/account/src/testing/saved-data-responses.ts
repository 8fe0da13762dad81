import type { StubResponses } from "@hjem/storefront/testing/stub-api";

const SAVED_ID = "0199c8a0-0000-7000-8000-00000000000c";

/** A person who has saved a home and three searches, has two alerts, and made one search lately. */
export const savedDataResponses: StubResponses = {
  "GET /api/v2/property-collections/all-favorites": {
    data: [{ propertyId: "3f7q9z2k1m", collectionIds: [SAVED_ID] }],
  },
  "GET /api/search-collections": {
    data: [],
    pagination: { currentPage: 1, perPage: 1, total: 3, lastPage: 3 },
  },
  "GET /api/v2/notifications": {
    data: [],
    pagination: { currentPage: 1, perPage: 1, total: 2, lastPage: 2 },
    unread: 1,
  },
  "GET /api/v2/my/last-searches": {
    data: [
      {
        searchId: SAVED_ID,
        hash: "a",
        filter: { listingType: "residential_sale" },
        at: "2026-11-20T09:00:00.000Z",
      },
    ],
  },
};
