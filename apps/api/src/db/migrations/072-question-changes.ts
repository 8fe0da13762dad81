import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

const note = (lead: string) => `
  insert into listing_change (listing_id) select l.id from listing l
  where (l.public_id, l.region) = (select a.property_id, a.region from lead a where a.id = ${lead});
  perform pg_notify('listing_change', '');`;

/**
 * A published question is part of its listing's page: whoever keeps that page hears of the question's changes as of those of the
 * listing. An enquiry that is erased takes its question with it; by then its listing could not be found any more.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create function note_question_change() returns trigger language plpgsql as $$
      begin ${note("coalesce(new.lead_id, old.lead_id)")}
        return null;
      end $$`,
    `create trigger public_question_noted after insert or update or delete on public_question
      for each row execute function note_question_change()`,
    `create function note_erased_question() returns trigger language plpgsql as $$
      begin
        if exists (select from public_question where lead_id = old.id) then ${note("old.id")}
        end if;
        return old;
      end $$`,
    `create trigger lead_question_noted before delete on lead
      for each row execute function note_erased_question()`,
  ]);
