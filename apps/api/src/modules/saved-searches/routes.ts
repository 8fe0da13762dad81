import { SAVED_SEARCHES_MAX } from "@hjem/domain/saved/saved-rules";
import {
  ExistsRequest,
  ExistsResponse,
  FrequencyRequest,
  NewSavedSearch,
  SavedSearchChange,
  SavedSearchesQuery,
  SavedSearchesResponse,
  SavedSearchResponse,
} from "@hjem/domain/saved/saved-search";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { queryList } from "../../plugins/request-input.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { rescheduleAlerts } from "../alerts/deliveries/schedule-alerts.ts";
import { rejectContradictions } from "../search/search-body.ts";
import * as searches from "./repository.ts";
import { viewSavedSearches } from "./saved-search-view.ts";

/** What routes about the searches of a person take. */
export interface SavedSearchDeps {
  accountDeps: Pick<AccountDeps, "db" | "requireUser" | "now">;
  index: SearchIndex;
}

const root = "/api/search-collections";
const tags = ["saved"];
const Id = z.object({ id: z.uuid() });
const Ids = z.object({ ids: queryList(z.string().max(40), SAVED_SEARCHES_MAX).default([]) });

/**
 * Saved searches of the signed-in person (SAVE-004..015, SAVE-017, D68). `id` is the entry, as in `search/{id}` and
 * `select/{id}`; `saved_search_id` the search inside, as in `searches/…`. Another person's is `not_found`.
 */
export function savedSearchRoutes({ accountDeps, index }: SavedSearchDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const { db, requireUser: onRequest, now } = accountDeps;
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    const ownerOf = ({ user }: FastifyRequest) => ({ accountId: user.id, now: now() });
    const view = (
      { region }: Pick<FastifyRequest, "region">,
      rows: readonly searches.SavedSearchRow[],
    ) => viewSavedSearches({ db, index, region, now: now() }, rows);
    const viewOne = async (request: FastifyRequest, row: searches.SavedSearchRow) => {
      const [data] = await view(request, [row]);
      if (!data) throw new ApiError("not_found");
      return { data };
    };

    app.get(
      root,
      {
        onRequest,
        schema: {
          summary: "Saved searches of the person, newest first",
          description:
            "Ten a page. `new_count` counts the homes that were published or came back on the market since `seen_at`.",
          tags,
          querystring: SavedSearchesQuery,
          response: { 200: SavedSearchesResponse },
        },
      },
      async ({ query, user, region }) => {
        const { page, size } = query;
        const { rows, total } = await searches.listSavedSearches(db, user.id, query);
        const pagination = {
          currentPage: page,
          perPage: size,
          total,
          lastPage: Math.ceil(total / size),
        };
        return { data: await view({ region }, rows), pagination };
      },
    );

    app.get(
      `${root}/searches`,
      {
        onRequest,
        schema: {
          summary: "Some saved searches, by saved_search_id",
          description: "Ids that are not the person's are left out.",
          tags,
          querystring: Ids,
          response: { 200: SavedSearchesResponse },
        },
      },
      async (request) => {
        const ids = request.query.ids.filter((id) => z.uuid().safeParse(id).success);
        const rows = await searches.findSavedSearches(db, request.user.id, ids);
        const total = rows.length;
        const pagination = { currentPage: 1, perPage: SAVED_SEARCHES_MAX, total, lastPage: 1 };
        return { data: await view(request, rows), pagination };
      },
    );

    app.post(
      root,
      {
        onRequest,
        schema: {
          summary: "Save a search",
          description:
            "A search with the same filters is there once: saving it again gives it the new name, frequency and map view, and responds with 200. At most 100, else `limit_reached`.",
          tags,
          body: NewSavedSearch,
          response: { 200: SavedSearchResponse, 201: SavedSearchResponse },
        },
      },
      async (request, reply) => {
        const { body, region } = request;
        rejectContradictions(body.query, region, now());
        const { row, isNew } = await inTransaction(db, (trx) =>
          searches.saveSearch(trx, region.id, ownerOf(request), body),
        );
        return reply.code(isNew ? 201 : 200).send(await viewOne(request, row));
      },
    );

    app.post(
      `${root}/searches/exists`,
      {
        onRequest,
        schema: {
          summary: "Whether a search with the same filters is saved",
          description: "Page, size, view, sorting, order and zoom make no difference (D68).",
          tags,
          body: ExistsRequest,
          response: { 200: ExistsResponse },
        },
      },
      async ({ body, user }) => {
        const row = await searches.findSameSearch(db, user.id, body.query);
        const data = row ? { id: row.id, savedSearchId: row.search_id, name: row.name } : null;
        return { exists: data !== null, data };
      },
    );

    app.patch(
      `${root}/search/:id`,
      {
        onRequest,
        schema: {
          summary: "Rename a saved search or replace its filters",
          description:
            "Fields that are missing stay. `search_saved_already` where another saved search has these filters.",
          tags,
          params: Id,
          body: SavedSearchChange,
          response: { 200: SavedSearchResponse },
        },
      },
      async (request) => {
        const { body, params, region } = request;
        if (body.query) rejectContradictions(body.query, region, now());
        const row = await inTransaction(db, (trx) =>
          searches.changeSavedSearch(trx, ownerOf(request), params.id, body),
        );
        return viewOne(request, row);
      },
    );

    app.patch(
      `${root}/searches/notification/:id`,
      {
        onRequest,
        schema: {
          summary: "Change how often a saved search sends alerts",
          description: "By saved_search_id.",
          tags,
          params: Id,
          body: FrequencyRequest,
          response: { 200: SavedSearchResponse },
        },
      },
      async (request) => {
        const { notifications } = request.body;
        const owner = ownerOf(request);
        const row = await inTransaction(db, async (trx) => {
          const { id } = request.params;
          const changed = await searches.changeFrequency(trx, owner, id, notifications);
          await rescheduleAlerts(trx, { ...owner, regions: [request.region] });
          return changed;
        });
        return viewOne(request, row);
      },
    );

    app.post(
      `${root}/select/:id`,
      {
        onRequest,
        schema: {
          summary: "Select a saved search",
          description: "No other is selected then, and its results count as seen from now on.",
          tags,
          params: Id,
          response: { 200: SavedSearchResponse },
        },
      },
      async (request) => {
        const row = await inTransaction(db, (trx) =>
          searches.selectSavedSearch(trx, ownerOf(request), request.params.id),
        );
        return viewOne(request, row);
      },
    );

    app.delete(
      `${root}/select`,
      {
        onRequest,
        schema: {
          summary: "Select no saved search",
          description: "Nothing happens where none is selected.",
          tags,
          response: { 204: z.null() },
        },
      },
      async ({ user }, reply) => {
        await searches.unselectSavedSearch(db, user.id);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      `${root}/searches/:id`,
      {
        onRequest,
        schema: {
          summary: "Delete a saved search",
          description: "By saved_search_id; it can be restored for five minutes.",
          tags,
          params: Id,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await searches.deleteSavedSearch(db, ownerOf(request), request.params.id);
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${root}/searches/:id/restore`,
      {
        onRequest,
        schema: {
          summary: "Undo the deletion of a saved search",
          description:
            "Within five minutes. Where a search with the same filters was saved meanwhile, that one is returned.",
          tags,
          params: Id,
          response: { 200: SavedSearchResponse },
        },
      },
      async (request) => {
        const row = await inTransaction(db, (trx) =>
          searches.restoreSavedSearch(trx, ownerOf(request), request.params.id),
        );
        return viewOne(request, row);
      },
    );
  };
}
