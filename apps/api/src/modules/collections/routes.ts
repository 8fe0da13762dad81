import type { FastifyPluginAsync } from "fastify";
import type { CollectionDeps } from "./collection-deps.ts";
import { managementRoutes } from "./collection-management-routes.ts";
import { collectionRoutes } from "./collection-routes.ts";
import { decisionRoutes } from "./decision-routes.ts";
import { linkRoutes } from "./link-routes.ts";
import { savedHomesRoutes } from "./saved-homes-routes.ts";

/** All calls about collections of saved homes. Responses are a person's own: nothing on the way stores them. */
export const collectionModule =
  (deps: CollectionDeps): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });
    await app.register(collectionRoutes(deps));
    await app.register(managementRoutes(deps));
    await app.register(savedHomesRoutes(deps));
    await app.register(decisionRoutes(deps));
    await app.register(linkRoutes(deps));
  };
