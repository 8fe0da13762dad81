import type { Property } from "@hjem/domain/listing/property";
import type { SavedHome } from "@hjem/domain/saved/collection";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";

/** A saved home as in API responses; made up. */
export const sampleSavedHome = (
  property: Partial<Property> = {},
  fields: Partial<SavedHome> = {},
): SavedHome => {
  const home = norwegianHome(property);
  return {
    propertyId: home.propertyId,
    property: home,
    isGone: false,
    savedAt: "2026-11-10T09:00:00.000Z",
    savedBy: null,
    collectionIds: [],
    isNew: false,
    changes: [],
    firstListedAt: null,
    rooms: [],
    verdicts: [],
    notes: [],
    checks: [],
    questions: [],
    ...fields,
  };
};
