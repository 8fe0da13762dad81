/** States of an agent's listings that pages distinguish; withdrawn and coming ones are not shown. */
export const agentListingStates = ["for_sale", "for_rent", "sold", "rented"] as const;
export type AgentListingState = (typeof agentListingStates)[number];

/** Agents on one page of a search. */
export const AGENTS_PAGE_SIZE = 20;
export const AGENTS_PAGE_SIZE_MAX = 50;
/** Days that "the last 12 months" reach back. */
export const AGENT_YEAR_DAYS = 365;
