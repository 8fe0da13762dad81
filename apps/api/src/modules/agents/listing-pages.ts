import type { AgentCounts, AgentListingsQuery } from "@hjem/domain/agents/agent-profile";
import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { PAGE_MAX } from "@hjem/domain/limits";
import type { Pagination } from "@hjem/domain/search/search-response";
import type { FastifyReply } from "fastify";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { responseText } from "../../plugins/json-text.ts";
import { findAgentCards } from "./repository.ts";

const countOf = (counts: AgentCounts, state: AgentListingState): number =>
  ({
    for_sale: counts.forSale,
    for_rent: counts.forRent,
    sold: counts.sold,
    rented: counts.rented,
  })[state];

/** Where a page is among all. */
export const paginationOf = (query: { page: number; size: number }, total: number): Pagination => ({
  currentPage: query.page,
  perPage: query.size,
  total,
  lastPage: Math.min(Math.ceil(total / query.size), PAGE_MAX),
});

/** A page behind the last is an error (D33). */
export const rejectMissingPage = ({ currentPage, lastPage }: Pagination): void => {
  const last = Math.max(1, lastPage);
  if (currentPage <= last) return;
  throw new ApiError("page_out_of_range", {
    values: { page: currentPage, last },
    fieldErrors: [{ field: "page", sentence: "max", values: { max: last } }],
  });
};

/** Sends a page of the listings of agents in one state. */
export const sendListings = async (
  db: Queries,
  reply: FastifyReply,
  {
    agents,
    counts,
    query,
  }: {
    agents: readonly number[];
    counts: AgentCounts;
    query: AgentListingsQuery;
  },
): Promise<FastifyReply> => {
  const pagination = paginationOf(query, countOf(counts, query.state));
  rejectMissingPage(pagination);
  const cards = await findAgentCards(db, agents, query.state, {
    limit: query.size,
    offset: (query.page - 1) * query.size,
  });
  reply.type("application/json; charset=utf-8");
  // The text of stored cards: their shape was checked when they were written.
  return reply.send(responseText(cards, pagination));
};
