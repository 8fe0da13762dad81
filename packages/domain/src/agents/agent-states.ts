/** States of an agent's listings on pages; withdrawn and upcoming ones are not shown. */
export const agentListingStates = ["for_sale", "for_rent", "sold", "rented"] as const;
export type AgentListingState = (typeof agentListingStates)[number];

/** Agents on one page of a search. */
export const AGENTS_PAGE_SIZE = 20;
export const AGENTS_PAGE_SIZE_MAX = 50;
/** Days covered by "the last 12 months". */
export const AGENT_YEAR_DAYS = 365;
