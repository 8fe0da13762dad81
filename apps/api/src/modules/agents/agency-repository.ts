import type { Agency } from "@hjem/domain/agency/agency";
import type { AgentCounts } from "@hjem/domain/agents/agent-profile";
import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { cardsOf, countsOf } from "./repository.ts";

/** An agency, with the internal ids of its agents. */
export interface FoundAgency {
  agency: Agency;
  agentIds: readonly number[];
}

/** An agency of a region; null where there is none. */
export const findAgency = async (
  db: Queries,
  regionId: string,
  agencyId: string,
): Promise<FoundAgency | null> => {
  const { rows } = await sql<{ agency: Agency; agentIds: number[] }>`
    select o.agency, coalesce(
      (select json_agg(a.id) from agent a where a.region = o.region and a.agency_id = o.id), '[]'::json
    ) as "agentIds"
    from agency o
    where o.region = ${regionId} and o.id = ${agencyId}
  `.execute(db);
  return rows[0] ?? null;
};

/** Cards of agents together, by state: a project of several agents is counted once. */
export const countCards = async (db: Queries, agents: readonly number[]): Promise<AgentCounts> => {
  const { rows } = await sql<Record<AgentListingState, number>>`
    ${cardsOf(sql`l.agent = any(${agents}::int8[])`)}
  `.execute(db);
  const [row = { for_sale: 0, for_rent: 0, sold: 0, rented: 0 }] = rows;
  return countsOf(row);
};
