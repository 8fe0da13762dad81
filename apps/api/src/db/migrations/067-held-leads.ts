import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Leads that a moderator looks at before they are passed on: `held_for` says why, null for all others (D137). `form_token_id`
 * is of the token of their form, which counts once. `viewing_unix_to` is the end of the viewing that was chosen: it may leave
 * the listing before the lead does.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `alter table lead add column held_for text collate "C"`,
    `alter table lead add column form_token_id text collate "C"`,
    "alter table lead add column viewing_unix_to int8",
    `update lead set viewing_unix_to = (v ->> 'unixTo')::int8
      from listing l, jsonb_array_elements(l.listing -> 'viewingDates') v
      where l.public_id = lead.property_id and (v ->> 'unixFrom')::int8 = lead.viewing_unix`,
    "create index lead_held on lead (region, created_at) where held_for is not null",
    "create index lead_form_token on lead (form_token_id) where form_token_id is not null",
  ]);
