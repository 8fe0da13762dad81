import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** The words of a unit `u` and of its project `p`, each once with its places in either. */
const both = (column: string): string => `
  select string_agg(quote_literal(lexeme) || ':' || places, ' ')::tsvector
  from (
    select lexeme, string_agg(distinct place || weight, ',') as places
    from (select * from unnest(u.${column}) union all select * from unnest(p.${column})) word,
      unnest(positions, weights) as at (place, weight)
    group by lexeme
  ) word`;

/**
 * Units are searchable by the words of their project too (D55), whatever their availability; a change of words alone
 * is published to the readers of the change feed.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `update listing_words w set
      key_words = coalesce((${both("key_words")}), ''), words = coalesce((${both("words")}), ''),
      address_words = u.address_words || p.address_words, name_words = u.name_words || p.name_words
    from listing unit join listing project on project.public_id = unit.project_id and project.region = unit.region
      join listing_words u on u.id = unit.id join listing_words p on p.id = project.id
    where w.id = unit.id and project.listing ->> 'objectType' = 'project'`,
    `create trigger listing_words_updated after update on listing_words
      referencing new table as changed for each statement execute function note_listing_changes()`,
  ]);
