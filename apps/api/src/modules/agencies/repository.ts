import type { Agency } from "@hjem/domain/agency/agency";
import { type Selectable, sql } from "kysely";
import type { Queries, Tables } from "../../db/schema.ts";

/** Writes agencies of a region; those that are there already are brought up to date. */
export const saveAgencies = async (
  db: Queries,
  regionId: string,
  agencies: readonly Agency[],
): Promise<void> => {
  const rows = agencies.map((agency): Selectable<Tables["agency"]> => ({
    id: agency.id,
    region: regionId,
    parent_id: agency.parentId,
    name: agency.name,
    agency,
  }));
  await sql`
    insert into agency
    select * from json_populate_recordset(null::agency, ${JSON.stringify(rows)}::json)
    on conflict (id) do update set
      region = excluded.region, parent_id = excluded.parent_id, name = excluded.name, agency = excluded.agency
  `.execute(db);
};
