import { ExistsRequest, LastSearchesResponse } from "@hjem/domain/saved/saved-search";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { rejectContradictions } from "../search/search-body.ts";
import { clearLastSearches, listLastSearches, recordLastSearch } from "./last-searches.ts";
import type { SavedSearchDeps } from "./routes.ts";

const root = "/api/v2/my/last-searches";
const tags = ["saved"];

/** The last searches of the signed-in person on any device (SAVE-016, SAVE-036, D74). */
export function lastSearchRoutes({
  accountDeps,
}: Pick<SavedSearchDeps, "accountDeps">): FastifyPluginAsyncZod {
  return async (app) => {
    const { db, requireUser: onRequest, now } = accountDeps;
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    const ownerOf = ({ user }: Pick<FastifyRequest, "user">) => ({
      accountId: user.id,
      now: now(),
    });

    app.get(
      root,
      {
        onRequest,
        schema: {
          summary: "The last ten searches of the person, newest first",
          description: "Of the last 90 days.",
          tags,
          response: { 200: LastSearchesResponse },
        },
      },
      async ({ user, region }) => ({ data: await listLastSearches(db, ownerOf({ user }), region) }),
    );

    app.post(
      root,
      {
        onRequest,
        schema: {
          summary: "Record a search",
          description: "One with the same filters moves to the front.",
          tags,
          body: ExistsRequest,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { query } = request.body;
        rejectContradictions(query, request.region, now());
        await inTransaction(db, (trx) => recordLastSearch(trx, ownerOf(request), query));
        return reply.code(204).send(null);
      },
    );

    app.delete(
      root,
      {
        onRequest,
        schema: {
          summary: "Clear the last searches",
          description: "On every device.",
          tags,
          response: { 204: z.null() },
        },
      },
      async ({ user }, reply) => {
        await clearLastSearches(db, user.id);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      `${root}/:id`,
      {
        onRequest,
        schema: {
          summary: "Remove one of the last searches",
          description: "By `search_id`; one that is not there is no error.",
          tags,
          params: z.object({ id: z.uuid() }),
          response: { 204: z.null() },
        },
      },
      async ({ user, params }, reply) => {
        await clearLastSearches(db, user.id, params.id);
        return reply.code(204).send(null);
      },
    );
  };
}
