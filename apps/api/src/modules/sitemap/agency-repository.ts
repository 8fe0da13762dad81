import type { SitemapAgency, SitemapPart } from "@hjem/domain/sitemap/sitemap";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { openStates } from "../agents/agent-search-text.ts";
import type { SitemapStretch } from "./repository.ts";

/**
 * Agencies with homes that are to be had. An agency's number is that of its first agent, since its own id is no running
 * one; the last change is that of its newest home.
 */
const numbered = (regionId: string) => sql`
  select a.agency_id, min(a.id) as id,
    max(l.changed_at) filter (where l.state = any(${openStates}::int2[])) as changed_at
  from agent a
  join agency o on o.id = a.agency_id and o.region = a.region
  left join agent_listing l on l.agent = a.id
  where a.region = ${regionId}
  group by a.agency_id`;

/** Parts of a region's agencies, as those of its agents. */
export const findAgencyParts = async (
  db: Queries,
  regionId: string,
  perPart: number,
): Promise<SitemapPart[]> => {
  const { rows } = await sql<SitemapPart>`
    select ((n.id - 1) / ${perPart}::int8 + 1)::int4 as part, count(*)::int4 as count,
      max(n.changed_at) as "changedAt"
    from (${numbered(regionId)}) n
    where n.changed_at is not null
    group by 1
    order by 1
  `.execute(db);
  return rows;
};

/** The next agencies of a part behind a place in it, each with the own place. */
export const findSitemapAgencies = async (
  db: Queries,
  regionId: string,
  { part, perPart, after, size }: SitemapStretch,
): Promise<(SitemapAgency & { place: number })[]> => {
  const start = (part - 1) * perPart;
  const { rows } = await sql<SitemapAgency & { place: number }>`
    select (n.id - ${start}::int8)::int4 as place, n.agency_id as "agencyId", n.changed_at as "changedAt"
    from (${numbered(regionId)}) n
    where n.changed_at is not null and n.id > ${start + after}::int8 and n.id <= ${start + perPart}::int8
    order by n.id
    limit ${size}
  `.execute(db);
  return rows;
};
