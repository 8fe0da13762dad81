import type { FastifyPluginAsync } from "fastify";
import { pushRoutes } from "../push/push-routes.ts";
import { alertRoutes } from "./alert-routes.ts";
import type { NotificationDeps } from "./notification-deps.ts";
import { scheduleRoutes } from "./schedule-routes.ts";
import { unsubscribeRoutes } from "./unsubscribe-routes.ts";

/** All calls about alerts. Responses are a person's own: nothing on the way stores them. */
export const notificationModule =
  (deps: NotificationDeps): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });
    await app.register(alertRoutes(deps));
    await app.register(scheduleRoutes(deps));
    await app.register(unsubscribeRoutes(deps));
    await app.register(pushRoutes(deps));
  };
