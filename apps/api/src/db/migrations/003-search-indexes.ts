import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Indexes of the search (reference: measured plans). Order walks end early at a page; scopes narrow a count. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    // Counts: one contiguous range per kind of listing, with the filters that visitors use most.
    `create index listing_search_scope on listing_search (region, availability, kind)
      include (property_types, price_low, price_high, bedrooms_low, bedrooms_high, primary_low, primary_high)`,
    // Order walks, each in the direction that has its nulls at the end (D23).
    "create index listing_search_created on listing_search (region, availability, created_ms, id) include (kind)",
    "create index listing_search_published on listing_search (region, availability, published_ms, id) include (kind)",
    "create index listing_search_cheap on listing_search (region, availability, price_low, id) include (kind)",
    "create index listing_search_dear on listing_search (region, availability, price_high desc nulls last, id desc) include (kind)",
    "create index listing_search_places on listing_search using gin (place_ids) with (fastupdate = off)",
    "create index listing_search_cell on listing_search (cell)",
    "create index listing_search_agency on listing_search (agency)",
    "create index listing_search_agency_parent on listing_search (agency_parent) where agency_parent is not null",
    "create index listing_words_all on listing_words using gin (words, address_words, name_words) with (fastupdate = off)",
    "alter table listing_search alter cell set statistics 1000, alter place_ids set statistics 1000",
    "alter table listing_words alter words set statistics 500",
  ]);
