import { AgencyId } from "@hjem/domain/agency/agency";
import { AgencyResponse } from "@hjem/domain/agents/agency-profile";
import {
  AgentListingsQuery,
  AgentQuery,
  AgentResponse,
  AgentsResponse,
} from "@hjem/domain/agents/agent-profile";
import { SearchResponse } from "@hjem/domain/search/search-response";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../plugins/api-error.ts";
import { finishedText } from "../../plugins/json-text.ts";
import { countCards, findAgency } from "./agency-repository.ts";
import { type AgentDeps, agentFinder } from "./agent-finder.ts";
import { paginationOf, rejectMissingPage, sendListings } from "./listing-pages.ts";
import { findAgent } from "./repository.ts";

/** PostgreSQL cannot store a text with the character 0. */
const Params = z.object({
  id: z
    .string()
    .max(200)
    .refine((id) => !id.includes("\0")),
});

const AgencyParams = z.object({ id: AgencyId });

/** Agents and agencies of a market: who they are, what they sell and where (RTE-001..006). */
export const agentRoutes =
  (deps: AgentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const agents = agentFinder(deps);

    app.get(
      "/api/v2/agents",
      {
        schema: {
          summary: "Search agents by name, office and area",
          description:
            "`name` and `office` are beginnings of words, in any order and with æ, ø and å typed plainly too; an office's whole name is that office alone. `area` is words that name a place, mistakes forgiven, `geo_id` the place itself: then the counts are of the listings inside, and agents without any are left out. Most listings first. `place` is null where `area` names nothing; then nobody is found.",
          tags: ["agents"],
          querystring: AgentQuery,
          response: { 200: AgentsResponse },
        },
      },
      async ({ query, region }) => {
        const found = await agents.search(query, region);
        const isBehind = query.page > 1 && found.data.length === 0;
        const total = isBehind
          ? (await agents.search({ ...query, page: 1 }, region)).total
          : found.total;
        const pagination = paginationOf(query, total);
        rejectMissingPage(pagination);
        return { data: found.data, pagination, place: found.place };
      },
    );

    app.get(
      "/api/v2/agents/:id",
      {
        schema: {
          summary: "The profile of an agent",
          description:
            "Who it is, the office and its colours, how many listings of each state, what was sold in the last 365 days and where. An id that is not of this market is 404.",
          tags: ["agents"],
          params: Params,
          response: { 200: AgentResponse },
        },
      },
      async ({ params, region }) => {
        const data = await agents.profile(params.id, region);
        if (!data) throw new ApiError("not_found");
        return { data };
      },
    );

    app.get(
      "/api/v2/agents/:id/listings",
      {
        schema: {
          summary: "Page through an agent's listings of one state",
          description: "Results as in a search, the newest first.",
          tags: ["agents"],
          params: Params,
          querystring: AgentListingsQuery,
          response: { 200: finishedText(SearchResponse) },
        },
      },
      async ({ params, query, region }, reply) => {
        const agent = await findAgent(deps.db, region.id, params.id);
        if (!agent) throw new ApiError("not_found");
        const { internalId, counts } = agent;
        return sendListings(deps.db, reply, { agents: [internalId], counts, query });
      },
    );

    app.get(
      "/api/v2/agencies/:id",
      {
        schema: {
          summary: "The profile of an agency",
          description:
            "Its name and colours, the listings of all its agents by state, what was sold in the last 365 days and where, and its agents, those with most listings first. An id that is not of this market is 404.",
          tags: ["agents"],
          params: AgencyParams,
          response: { 200: AgencyResponse },
        },
      },
      async ({ params, region }) => {
        const data = await agents.agency(params.id, region);
        if (!data) throw new ApiError("not_found");
        return { data };
      },
    );

    app.get(
      "/api/v2/agencies/:id/listings",
      {
        schema: {
          summary: "Page through an agency's listings of one state",
          description: "Results as in a search, the newest first.",
          tags: ["agents"],
          params: AgencyParams,
          querystring: AgentListingsQuery,
          response: { 200: finishedText(SearchResponse) },
        },
      },
      async ({ params, query, region }, reply) => {
        const office = await findAgency(deps.db, region.id, params.id);
        if (!office) throw new ApiError("not_found");
        const counts = await countCards(deps.db, office.agentIds);
        return sendListings(deps.db, reply, { agents: office.agentIds, counts, query });
      },
    );
  };
