import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * A listing is written in four shapes by one transaction (architecture, "Search, the heart"): the truth, a narrow row
 * to filter and sort, the finished card and the words. All four are keyed by the internal id (D36).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    // `public_id` is the property id in lower case, so that an address finds its listing in either case.
    `create table listing (
      id int8 generated always as identity primary key,
      region text collate "C" not null,
      public_id text collate "C" not null unique,
      listing jsonb not null)`,

    // One row per listing of any availability. Codes of enumerations stand in search/codes.ts; a range is its lowest and
    // highest value, both null where the listing has none (D23). Days count from 1970-01-01, months from year 0.
    // What every search reads comes first: columns behind nullable ones cost a walk through the row.
    `create table listing_search (
      id int8 primary key,
      created_ms int8 not null,
      published_ms int8 not null,
      cell int8 not null,
      agency int8 not null,
      lat float8 not null,
      lng float8 not null,
      property_types int4 not null,
      photo_kinds int4 not null,
      published_day int4 not null,
      kind int2 not null,
      availability int2 not null,
      condition int2 not null,
      owner_type int2 not null,
      is_under_construction bool not null,
      region text collate "C" not null,
      price_low int4, price_high int4,
      bedrooms_low float8, bedrooms_high float8,
      primary_low float8, primary_high float8,
      usage_low float8, usage_high float8,
      land_low float8, land_high float8,
      bathrooms_low float8, bathrooms_high float8,
      garages_low float8, garages_high float8,
      asking_low int4, asking_high int4,
      rent_low int4, rent_high int4,
      total_low int4, total_high int4,
      shared_low int4, shared_high int4,
      price_per_primary int4,
      available_month int4,
      stop_distance int4,
      agency_parent int8,
      energy int2,
      furnished int2,
      location_type int2,
      year_built int2,
      floor int2,
      is_pet_allowed bool,
      is_land_owned bool,
      facilities bit(128) not null,
      time_zone text collate "C" not null,
      place_ids int4[] not null,
      viewing_days int4[] not null)
    with (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_insert_scale_factor = 0.01,
      autovacuum_analyze_scale_factor = 0.02)`,

    // The card is finished JSON text of a search result, joined into the response as it is. Stored beside its key and
    // uncompressed: a page reads twelve of them and unpacking would cost more than reading.
    "create table listing_card (id int8 primary key, card text not null) with (toast_tuple_target = 8160)",
    "alter table listing_card alter card set storage external",

    // Words by weight: A title, B facilities, C description (D34). Never ranked by the engine. `key_words` repeats those
    // of title and facilities, so that relevance reads the long vector only where it must.
    `create table listing_words (
      id int8 primary key,
      key_words tsvector not null,
      words tsvector not null,
      address_words tsvector not null,
      name_words tsvector not null)`,
  ]);
