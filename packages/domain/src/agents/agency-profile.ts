import { z } from "zod";
import { Agency } from "../agency/agency.ts";
import { AgentCounts, AgentProfile, ListedAgent } from "./agent-profile.ts";

/** All public data of one agency: its own, and that of its agents together. */
export const AgencyProfile = z.object({
  agency: Agency,
  /** Listings of all its agents by state. */
  counts: AgentCounts,
  ...AgentProfile.pick({ soldInYear: true, areas: true, newestOpen: true }).shape,
  /** Those with most listings first; not all of a large office. */
  agents: z.array(ListedAgent),
  agentCount: AgentProfile.shape.colleagues,
  /** True for agencies that the demo made up. */
  isDemo: z.boolean(),
});
export type AgencyProfile = z.infer<typeof AgencyProfile>;

/** Response of `GET /api/v2/agencies/{id}`. */
export const AgencyResponse = z.object({ data: AgencyProfile });
export type AgencyResponse = z.infer<typeof AgencyResponse>;
