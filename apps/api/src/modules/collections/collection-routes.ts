import { regionLanguage } from "@hjem/domain/language";
import {
  AddedProperties,
  AllFavoritesResponse,
  CollectionResponse,
  CollectionsQuery,
  CollectionsResponse,
} from "@hjem/domain/saved/collection";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { finishedText, responseText } from "../../plugins/json-text.ts";
import { CollectionParams, collectionUser, requireCollection } from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { type PreviewQuery, readCollections } from "./collection-list.ts";
import {
  addHomes,
  readFavorites,
  readFavoritesTag,
  removeFavorite,
  removeHome,
} from "./saved-homes.ts";

/** Root of all calls about collections. */
export const COLLECTIONS_PATH = "/api/v2/property-collections";
/** Parameters of a call about a home of a collection. */
export const HomeParams = CollectionParams.extend({ propertyId: z.string().max(40) });

const everything: PreviewQuery = { availability: [], newFavorites: false };

/** Sends one collection as the requesting person sees it. */
export async function sendCollection(
  { db, now }: Pick<CollectionDeps, "db" | "now">,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<FastifyReply> {
  const { tag: languageTag } = regionLanguage(request.region, request.language);
  const options = { ...everything, id, languageTag, now: now() };
  const [collection] = await readCollections(db, request.user.id, options);
  if (!collection) throw new ApiError("not_found");
  return reply.type("application/json; charset=utf-8").send(`{"data":${collection.text}}`);
}

/** Collections and hearts: what is saved, and saving (spec §7 Favourites). */
export const collectionRoutes =
  (deps: CollectionDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, requireUser: onRequest, now } = deps;

    app.get(
      COLLECTIONS_PATH,
      {
        onRequest,
        schema: {
          summary: "The person's collections of saved homes",
          description:
            "The default collection first, then by name, with people and the four homes saved last. `availability` counts and shows homes of these states alone, `new_favorites=true` only what others have added or what has changed since the person's last visit.",
          tags: ["saved"],
          querystring: CollectionsQuery,
          response: { 200: finishedText(CollectionsResponse) },
        },
      },
      async (request, reply) => {
        const { query } = request;
        const user = collectionUser(request);
        const { tag: languageTag } = regionLanguage(request.region, request.language);
        const found = await readCollections(db, user.accountId, {
          ...query,
          languageTag,
          now: now(),
        });
        const shown = query.newFavorites ? found.filter(({ newCount }) => newCount > 0) : found;
        const start = (query.page - 1) * query.size;
        const page = shown.slice(start, start + query.size);
        const pagination = {
          currentPage: query.page,
          perPage: query.size,
          total: shown.length,
          lastPage: Math.ceil(shown.length / query.size),
        };
        reply.type("application/json; charset=utf-8");
        return reply.send(responseText(page.map(({ text }) => text).join(","), pagination));
      },
    );

    app.get(
      `${COLLECTIONS_PATH}/all-favorites`,
      {
        onRequest,
        schema: {
          summary: "Ids of every saved home, with the collections that contain it",
          description:
            "For the hearts of a page. With an ETag: unchanged since the one that was sent is 304.",
          tags: ["saved"],
          response: { 200: finishedText(AllFavoritesResponse), 304: z.undefined() },
        },
      },
      async (request, reply) => {
        const { id } = request.user;
        // Read before the homes: what changes in between is read again next time.
        const tag = await readFavoritesTag(db, id);
        reply.header("etag", tag).header("cache-control", "private, no-cache");
        if (request.headers["if-none-match"]?.replace(/^W\//, "") === tag) {
          // Null would be written as JSON, whose length a proxy then waits for.
          return reply.code(304).send();
        }
        reply.type("application/json; charset=utf-8");
        return reply.send(await readFavorites(db, id));
      },
    );

    app.get(
      `${COLLECTIONS_PATH}/:collectionId`,
      {
        onRequest,
        schema: {
          summary: "One collection",
          description:
            "As in the list. `default` is the person's default collection. Somebody else's is 404.",
          tags: ["saved"],
          params: CollectionParams,
          response: { 200: finishedText(CollectionResponse) },
        },
      },
      async (request, reply) => {
        const user = collectionUser(request);
        const { collectionId } = request.params;
        const { id } = await inTransaction(db, (trx) =>
          requireCollection(trx, user, collectionId, { now: now() }),
        );
        return sendCollection(deps, request, reply, id);
      },
    );

    app.post(
      `${COLLECTIONS_PATH}/:collectionId/properties`,
      {
        onRequest,
        schema: {
          summary: "Save homes in a collection",
          description:
            "Those that are in it already stay as they are; ids of homes that this market does not have are left out, and 404 where none is left. At most 5,000 homes.",
          tags: ["saved"],
          params: CollectionParams,
          body: AddedProperties,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { params, body } = request;
        await addHomes(deps, collectionUser(request), params.collectionId, body.properties);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      `${COLLECTIONS_PATH}/:collectionId/properties/:propertyId`,
      {
        onRequest,
        schema: {
          summary: "Remove a home from a collection",
          description:
            "From this one only; a home that is not in it changes nothing. Saved again within five minutes, it has its notes and verdicts again.",
          tags: ["saved"],
          params: HomeParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { collectionId, propertyId } = request.params;
        await removeHome(deps, collectionUser(request), collectionId, propertyId);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      `${COLLECTIONS_PATH}/properties/:propertyId`,
      {
        onRequest,
        schema: {
          summary: "Remove a home from all collections of the person",
          description: "Shared ones included; a home that is in none changes nothing.",
          tags: ["saved"],
          params: HomeParams.pick({ propertyId: true }),
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await removeFavorite(deps, collectionUser(request), request.params.propertyId);
        return reply.code(204).send(null);
      },
    );
  };
