import type { Agency, Agent } from "@hjem/domain/agency/agency";
import type { ColumnType, Generated } from "kysely";

type Json<Value> = ColumnType<Value, string, string>;

interface AgencyTable {
  id: string;
  region: string;
  parent_id: string | null;
  name: string;
  agency: Json<Agency>;
}

interface AgentTable {
  id: Generated<number>;
  region: string;
  public_id: string;
  agency_id: string;
  /** Last change of the listing that the agent's data comes from, ISO 8601. */
  told_at: string;
  is_demo: boolean;
  name_words: string;
  office_words: string;
  office_key: string;
  agent: Json<Agent>;
  agency: ColumnType<Agency | null, string | null, string | null>;
}

/** A listing's agent, by internal ids. */
interface AgentListingTable {
  id: number;
  agent: number;
  state: number;
  at_ms: number;
  sold_price: number | null;
  listed_days: number | null;
  changed_at: string;
}

/** Tables of agencies and their agents. */
export interface AgencyTables {
  agency: AgencyTable;
  agent: AgentTable;
  agent_listing: AgentListingTable;
}
