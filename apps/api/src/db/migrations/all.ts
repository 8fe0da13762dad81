import type { Migration } from "kysely/migration";
import * as places from "./001-places.ts";
import * as listings from "./002-listings.ts";
import * as searchIndexes from "./003-search-indexes.ts";
import * as listingChanges from "./004-listing-changes.ts";

/** Every migration by name, in order. A released one never changes; the next change is a new file. */
export const migrations: Record<string, Migration> = {
  "001-places": places,
  "002-listings": listings,
  "003-search-indexes": searchIndexes,
  "004-listing-changes": listingChanges,
};
