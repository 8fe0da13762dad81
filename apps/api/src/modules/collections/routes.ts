import type { FastifyPluginAsync } from "fastify";
import type { CollectionDeps } from "./collection-deps.ts";
import { collectionRoutes } from "./collection-routes.ts";

/** All calls about collections of saved homes. Responses are a person's own: nothing on the way stores them. */
export const collectionModule =
  (deps: CollectionDeps): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });
    await app.register(collectionRoutes(deps));
  };
