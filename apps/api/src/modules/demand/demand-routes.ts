import { type Demand, DemandResponse } from "@hjem/domain/draft/demand";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { LRUCache } from "lru-cache";
import type { AccountDeps } from "../accounts/account-deps.ts";
import {
  DraftParams,
  DRAFTS_PATH,
  draftView,
  ownDraft,
  requireOwnDraft,
} from "../drafts/draft-access.ts";
import { type DemandDeps, readDemand } from "./read-demand.ts";

/** Responses in memory, by draft and version, and how long: one version is counted once in a while. */
const CACHE = { max: 1_000, ttl: 5 * 60_000 } as const;

/** The demand mirror of one's own draft (market 12). */
export const demandRoutes =
  (deps: DemandDeps & Pick<AccountDeps, "requireUser">): FastifyPluginAsyncZod =>
  async (app) => {
    const cache = new LRUCache<string, Demand>(CACHE);
    app.get(
      `${DRAFTS_PATH}/:id/demand`,
      {
        onRequest: deps.requireUser,
        schema: {
          summary: "How many persons look for a home like one's own draft",
          description:
            "Persons with a saved search that would find it, at its price and at steps around it: from 10 up in steps of 5, else null (D57, D88).",
          tags: ["drafts"],
          params: DraftParams,
          response: { 200: DemandResponse },
        },
      },
      async (request) => {
        const row = await requireOwnDraft(deps.db, ownDraft(request));
        const key = `${row.id} ${row.version}`;
        const known = cache.get(key);
        if (known) return { data: known };
        const draft = await draftView(deps, request.region, row);
        const data = await readDemand(deps, request.region, { row, draft });
        cache.set(key, data);
        return { data };
      },
    );
  };
