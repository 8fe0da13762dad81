import { SavedHomesQuery, SavedHomesResponse } from "@hjem/domain/saved/collection";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { finishedText } from "../../plugins/json-text.ts";
import {
  changeCollection,
  CollectionParams,
  collectionUser,
  requireCollection,
} from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { COLLECTIONS_PATH } from "./collection-routes.ts";
import { readSavedHomes } from "./saved-homes-page.ts";

/** Homes of collections, page by page, and the person's visits to them. */
export const savedHomesRoutes =
  (deps: CollectionDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, requireUser: onRequest, now } = deps;

    app.get(
      `${COLLECTIONS_PATH}/properties`,
      {
        onRequest,
        schema: {
          summary: "The person's saved homes over all collections",
          description:
            "Each home once, newest first unless `order=asc`, with what the people of its collections say about it. `showby` sends pictures of rooms with each home.",
          tags: ["saved"],
          querystring: SavedHomesQuery,
          response: { 200: finishedText(SavedHomesResponse) },
        },
      },
      async (request, reply) => {
        reply.type("application/json; charset=utf-8");
        return reply.send(await readSavedHomes(db, request.user.id, null, request.query));
      },
    );

    app.get(
      `${COLLECTIONS_PATH}/:collectionId/properties`,
      {
        onRequest,
        schema: {
          summary: "Homes of a collection",
          description:
            "Newest first unless `order=asc`, with verdicts, notes, checks and questions of its people. A home whose listing was deleted comes with its last facts and `is_gone`. `viewings=true` sends only homes that can be had and have viewings. `version` increases with each change.",
          tags: ["saved"],
          params: CollectionParams,
          querystring: SavedHomesQuery,
          response: { 200: finishedText(SavedHomesResponse) },
        },
      },
      async (request, reply) => {
        const user = collectionUser(request);
        const { collectionId } = request.params;
        const collection = await inTransaction(db, (trx) =>
          requireCollection(trx, user, collectionId, { now: now() }),
        );
        reply.type("application/json; charset=utf-8");
        return reply.send(await readSavedHomes(db, user.accountId, collection, request.query));
      },
    );

    app.post(
      `${COLLECTIONS_PATH}/:collectionId/seen`,
      {
        onRequest,
        schema: {
          summary: "The person has looked at a collection",
          description: "What is in it now is no longer new to this person (D61).",
          tags: ["saved"],
          params: CollectionParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const user = collectionUser(request);
        await changeCollection(deps, user, request.params.collectionId, async (trx, { id }, at) => {
          await trx
            .updateTable("collection_member")
            .set({ seen_at: new Date(at).toISOString() })
            .where("collection_id", "=", id)
            .where("account_id", "=", user.accountId)
            .execute();
          return { isChanged: false, value: null };
        });
        return reply.code(204).send(null);
      },
    );
  };
