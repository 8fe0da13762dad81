import type { Agency, AgencyName } from "@hjem/domain/agency/agency";
import { NO_AGENCY_ID, padAgencyId } from "@hjem/domain/agency/agency-id";
import type { Listing } from "@hjem/domain/listing/listing";
import { comparePlaceNames } from "@hjem/domain/place/place-name";
import type { Region } from "@hjem/domain/region";
import { type Selectable, sql } from "kysely";
import type { Queries, Tables } from "../../db/schema.ts";

/** More names than these are no menu any more. */
const AGENCIES_MAX = 2_000;

const rowOf = (regionId: string, agency: Agency): Selectable<Tables["agency"]> => ({
  id: padAgencyId(agency.id),
  region: regionId,
  parent_id: agency.parentId,
  name: agency.name,
  agency,
});

/** Inserts agencies that are new in the listings; what an agency states about itself stays. */
export const learnAgencies = async (
  db: Queries,
  regionId: string,
  listings: readonly Pick<Listing, "agency">[],
): Promise<void> => {
  const named = listings.flatMap(({ agency }) =>
    agency === null || agency.id === NO_AGENCY_ID ? [] : [rowOf(regionId, agency)],
  );
  const rows = [...new Map(named.map((row) => [row.id, row])).values()].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  if (rows.length === 0) return;
  await sql`
    insert into agency
    select * from json_populate_recordset(null::agency, ${JSON.stringify(rows)}::json)
    on conflict (id) do nothing
  `.execute(db);
};

/** Writes agencies of a region; those that are there already are brought up to date. */
export const saveAgencies = async (
  db: Queries,
  regionId: string,
  agencies: readonly Agency[],
): Promise<void> => {
  const rows = agencies.map((agency) => rowOf(regionId, agency));
  await sql`
    insert into agency
    select * from json_populate_recordset(null::agency, ${JSON.stringify(rows)}::json)
    on conflict (id) do update set
      region = excluded.region, parent_id = excluded.parent_id, name = excluded.name, agency = excluded.agency
  `.execute(db);
};

/** The agencies of a region in the order of its language, at most as many as a menu can show; with `ids` only these. */
export const listAgencies = async (
  db: Queries,
  { id: regionId, languages }: Pick<Region, "id" | "languages">,
  ids?: readonly string[],
): Promise<AgencyName[]> => {
  const { rows } = await sql<AgencyName>`
    select id as "agencyId", name from agency
    where region = ${regionId} ${ids ? sql`and id = any(${ids}::text[])` : sql``}
    order by name, id limit ${AGENCIES_MAX}
  `.execute(db);
  const inOrder = comparePlaceNames(languages[0].tag);
  return rows.toSorted((one, other) => inOrder(one.name, other.name));
};
