import type { FastifyPluginAsync } from "fastify";
import { featureRoutes } from "../administration/feature-routes.ts";
import { peopleRoutes } from "../administration/people-routes.ts";
import { statisticsRoutes } from "../analytics/statistics-routes.ts";
import { appealRoutes } from "./appeal.ts";
import { caseRoutes } from "./case-routes.ts";
import { listingAdminRoutes } from "./listing-admin-routes.ts";
import type { ModerationDeps } from "./moderation-deps.ts";

/** Moderation of listings, and what those who run a market see and change (D99, D106). Nothing on the way stores it. */
export const moderationModule =
  (deps: ModerationDeps): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });
    await app.register(caseRoutes(deps));
    await app.register(listingAdminRoutes(deps));
    await app.register(peopleRoutes(deps));
    await app.register(featureRoutes(deps));
    await app.register(statisticsRoutes(deps));
    await app.register(appealRoutes(deps.accountDeps));
  };
