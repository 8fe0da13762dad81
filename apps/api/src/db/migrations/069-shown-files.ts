import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Which urls of a listing are files of a table. */
const shownBy = (list: "images" | "documents", suffix: string) => `
  select substr(file ->> 'url', 8, length(file ->> 'url') - ${7 + suffix.length}) as id, public_id
  from listing, jsonb_array_elements(listing.listing -> '${list}') file
  where file ->> 'url' like '/media/%${suffix}'`;

/** Every listing that was seen to show a file, and the one that was stored with it. */
const fill = (table: "media" | "document", list: "images" | "documents", suffix: string) => `
  update ${table} set public_ids = shown.ids
  from (
    select id, array_agg(distinct public_id) as ids
    from (${shownBy(list, suffix)} union select id::text, public_id from ${table} where public_id is not null) each
    group by id) shown
  where ${table}.id::text = shown.id`;

/**
 * A file is public as long as one of the listings that show it is (D130): copies of a draft share their files, and feeds send
 * one picture for many homes, so that each has a list of them.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    (["media", "document"] as const).flatMap((table) => [
      `alter table ${table} add column public_ids text[] collate "C" not null default '{}'`,
      table === "media" ? fill(table, "images", "") : fill(table, "documents", ".pdf"),
      `alter table ${table} drop column public_id`,
    ]),
  );
