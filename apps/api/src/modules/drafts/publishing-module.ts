import type { FastifyPluginAsync } from "fastify";
import type { DraftDeps } from "./draft-deps.ts";
import { draftRoutes } from "./draft-routes.ts";

/** All calls by which a person sells or lets a home. Responses are a person's own: nothing on the way stores them. */
export const publishingModule =
  (deps: DraftDeps): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });
    await app.register(draftRoutes(deps));
  };
