import { DAY_MS } from "@hjem/domain/durations";
import type { FastifyPluginAsync } from "fastify";
import type { DraftDeps, PublicationPayments } from "./draft-deps.ts";
import { draftRoutes } from "./draft-routes.ts";
import { publicationRoutes } from "./publication/publication-routes.ts";

/** Days of a listing that costs nothing. */
const FREE_DAYS = 90;

const freePeriods: PublicationPayments = {
  isPeriodPaid: async () => true,
  startPeriod: async (_trx, { draft, now }) =>
    draft.expires_at !== null && draft.expires_at.getTime() > now
      ? draft.expires_at
      : new Date(now + FREE_DAYS * DAY_MS),
};

/** All calls by which a person sells or lets a home. Responses are a person's own: nothing on the way stores them. */
export const publishingModule =
  (given: Omit<DraftDeps, "payments" | "holdReasons">): FastifyPluginAsync =>
  async (app) => {
    const deps: DraftDeps = { ...given, payments: freePeriods, holdReasons: async () => null };
    app.addHook("onSend", async (_request, reply) => {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });
    await app.register(draftRoutes(deps));
    await app.register(publicationRoutes(deps));
  };
