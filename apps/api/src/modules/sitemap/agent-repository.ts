import type { SitemapAgent, SitemapPart } from "@hjem/domain/sitemap/sitemap";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { openStates } from "../agents/agent-search-text.ts";
import type { SitemapStretch } from "./repository.ts";

/**
 * Parts of a region's agents who have homes that are to be had, as those of listings: stretches of internal ids. The last
 * change is that of their newest home.
 */
export const findAgentParts = async (
  db: Queries,
  regionId: string,
  perPart: number,
): Promise<SitemapPart[]> => {
  const { rows } = await sql<{ part: number; count: number; changed_at: string }>`
    select ((a.id - 1) / ${perPart}::int8 + 1)::int4 as part, count(distinct a.id)::int4 as count,
      max(l.changed_at) as changed_at
    from agent a join agent_listing l on l.agent = a.id and l.state = any(${openStates}::int2[])
    where a.region = ${regionId}
    group by 1
    order by 1
  `.execute(db);
  return rows.map(({ part, count, changed_at: changedAt }) => ({ part, count, changedAt }));
};

/** The next agents of a part behind a place in it, each with the own place. */
export const findSitemapAgents = async (
  db: Queries,
  regionId: string,
  { part, perPart, after, size }: SitemapStretch,
): Promise<(SitemapAgent & { place: number })[]> => {
  const start = (part - 1) * perPart;
  const { rows } = await sql<SitemapAgent & { place: number }>`
    select (a.id - ${start}::int8)::int4 as place, a.public_id as "agentId", max(l.changed_at) as "changedAt"
    from agent a join agent_listing l on l.agent = a.id and l.state = any(${openStates}::int2[])
    where a.region = ${regionId} and a.id > ${start + after}::int8 and a.id <= ${start + perPart}::int8
    group by a.id
    order by a.id
    limit ${size}
  `.execute(db);
  return rows;
};
