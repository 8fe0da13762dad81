import type { AgencyProfile, AgencyResponse } from "@hjem/domain/agents/agency-profile";
import type {
  AgentResponse,
  AgentListingsQuery,
  AgentProfile,
  AgentQuery,
  AgentsResponse,
} from "@hjem/domain/agents/agent-profile";
import type { SearchResponse } from "@hjem/domain/search/search-response";
import { api } from "../api.ts";

/** Filters of the agents of the market, all optional. */
export type AgentsRequest = Partial<AgentQuery>;

/** A page of the listings of one agent. */
export interface AgentListingsRequest extends Pick<AgentListingsQuery, "state"> {
  agentId: string;
  page?: number;
  size?: number;
}

/** A page of the listings of one agency. */
export interface AgencyListingsRequest extends Omit<AgentListingsRequest, "agentId"> {
  agencyId: string;
}

const agencyPath = (agencyId: string): string => `/api/v2/agencies/${encodeURIComponent(agencyId)}`;
const pathOf = (agentId: string): string => `/api/v2/agents/${encodeURIComponent(agentId)}`;

export const agentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Agents by name, office and area (RTE-001..003). */
    searchAgents: build.query<AgentsResponse, AgentsRequest>({
      query: (params) => ({ service: "search", url: "/api/v2/agents", params: { ...params } }),
      providesTags: [{ type: "Agent", id: "LIST" }],
    }),
    /** One agent (RTE-004, RTE-005). */
    getAgent: build.query<AgentProfile, string>({
      query: (agentId) => ({ service: "search", url: pathOf(agentId) }),
      transformResponse: ({ data }: AgentResponse) => data,
      providesTags: (_agent, _error, agentId) => [{ type: "Agent", id: agentId }],
    }),
    /** The listings of one agent, as results. */
    getAgentListings: build.query<SearchResponse, AgentListingsRequest>({
      query: ({ agentId, ...params }) => ({
        service: "search",
        url: `${pathOf(agentId)}/listings`,
        params: { ...params },
      }),
      providesTags: (_result, _error, { agentId }) => [{ type: "Agent", id: agentId }],
    }),
    /** One agency, with its agents. */
    getAgency: build.query<AgencyProfile, string>({
      query: (agencyId) => ({ service: "search", url: agencyPath(agencyId) }),
      transformResponse: ({ data }: AgencyResponse) => data,
      providesTags: (_agency, _error, agencyId) => [{ type: "Agent", id: agencyId }],
    }),
    /** The listings of one agency, as results. */
    getAgencyListings: build.query<SearchResponse, AgencyListingsRequest>({
      query: ({ agencyId, ...params }) => ({
        service: "search",
        url: `${agencyPath(agencyId)}/listings`,
        params: { ...params },
      }),
      providesTags: (_result, _error, { agencyId }) => [{ type: "Agent", id: agencyId }],
    }),
  }),
});
export const { useGetAgencyListingsQuery, useGetAgentListingsQuery } = agentsApi;
