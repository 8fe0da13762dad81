import {
  type AgentCounts,
  AgentListingsQuery,
  AgentQuery,
  AgentResponse,
  AgentsResponse,
} from "@hjem/domain/agents/agent-profile";
import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { PAGE_MAX } from "@hjem/domain/limits";
import { type Pagination, SearchResponse } from "@hjem/domain/search/search-response";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../plugins/api-error.ts";
import { finishedText, responseText } from "../../plugins/json-text.ts";
import { type AgentDeps, agentFinder } from "./agent-finder.ts";
import { findAgent, findAgentCards } from "./repository.ts";

/** PostgreSQL cannot store a text with the character 0. */
const Params = z.object({
  id: z
    .string()
    .max(200)
    .refine((id) => !id.includes("\0")),
});

const countOf = (counts: AgentCounts, state: AgentListingState): number =>
  ({
    for_sale: counts.forSale,
    for_rent: counts.forRent,
    sold: counts.sold,
    rented: counts.rented,
  })[state];

const paginationOf = (query: { page: number; size: number }, total: number): Pagination => ({
  currentPage: query.page,
  perPage: query.size,
  total,
  lastPage: Math.min(Math.ceil(total / query.size), PAGE_MAX),
});

/** A page behind the last is an error (D33). */
const rejectMissingPage = ({ currentPage, lastPage }: Pagination): void => {
  const last = Math.max(1, lastPage);
  if (currentPage <= last) return;
  throw new ApiError("page_out_of_range", {
    values: { page: currentPage, last },
    fieldErrors: [{ field: "page", sentence: "max", values: { max: last } }],
  });
};

/** Agents of a market: who they are, what they sell and where (RTE-001..006). */
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
        const pagination = paginationOf(query, countOf(agent.counts, query.state));
        rejectMissingPage(pagination);
        const cards = await findAgentCards(deps.db, agent.internalId, query.state, {
          limit: query.size,
          offset: (query.page - 1) * query.size,
        });
        reply.type("application/json; charset=utf-8");
        // The text of stored cards: their shape was checked when they were written.
        return reply.send(responseText(cards, pagination));
      },
    );
  };
