import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { availabilityCodes } from "../../search/column-codes.ts";

/** Public ids of the projects through which some listings are found now, before they are written again. */
export const findProjectsOf = async (
  db: Queries,
  publicIds: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ public_id: string }>`
    select distinct p.public_id
    from listing l join listing_search s on s.id = l.id join listing p on p.id = s.project
    where l.public_id = any(${publicIds}::text[])
  `.execute(db);
  return rows.map(({ public_id: id }) => id);
};

/**
 * Lets the units of some projects point to them, by public id (D110): units that can be had, of a project that can be had.
 * Every other home of theirs, and a project without such a unit, is found by itself.
 */
export const groupUnits = async (db: Queries, projectIds: readonly string[]): Promise<void> => {
  if (projectIds.length === 0) return;
  await sql`
    with family as (
      select l.id, l.public_id, l.project_id, l.region, s.availability, l.listing ->> 'objectType' as object_type
      from listing l join listing_search s on s.id = l.id
      where l.public_id = any(${projectIds}::text[]) or l.project_id = any(${projectIds}::text[])
    ), pointing as (
      select u.id, p.id as project
      from family u join family p on p.public_id = u.project_id and p.region = u.region
      where p.object_type = 'project'
        and u.availability = ${availabilityCodes.available} and p.availability = ${availabilityCodes.available}
    ), wanted as (
      select id, project from pointing union select project, project from pointing
    )
    update listing_search s set project = w.project
    from family f left join wanted w on w.id = f.id
    where s.id = f.id and s.project is distinct from w.project
  `.execute(db);
};
