import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Units that can be had point to their project, and such a project to itself (D55, D110): a search finds the project
 * through its units. Homes by themselves point nowhere.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `alter table listing add column project_id text collate "C" generated always as (
      case when listing ->> 'objectType' = 'project' then null else lower(listing ->> 'projectId') end) stored`,
    "create index listing_project on listing (project_id) where project_id is not null",
    "alter table listing_search add column project int8",
    "create index listing_search_project on listing_search (project) where project is not null",
    "drop index listing_search_scope",
    `create index listing_search_scope on listing_search (region, availability, kind)
      include (project, property_types, price_low, price_high, bedrooms_low, bedrooms_high, primary_low, primary_high)`,
    // A finished card says of a project what a search found of it; by itself it says nothing.
    `update listing_card set card = left(card, -1) || ',"matching_units":null}'`,
    // The units that are there already; 1 is what can be had.
    `with pointing as (
      select u.id, p.id as project
      from listing u join listing p on p.public_id = u.project_id and p.region = u.region
      join listing_search us on us.id = u.id and us.availability = 1
      join listing_search ps on ps.id = p.id and ps.availability = 1
      where u.project_id is not null and p.listing ->> 'objectType' = 'project'
    )
    update listing_search s set project = w.project
    from (select id, project from pointing union select project, project from pointing) w where w.id = s.id`,
  ]);
