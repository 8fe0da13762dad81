import { StatisticsQuery, StatisticsResponse } from "@hjem/domain/moderation/statistics";
import { addDays } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireRole, type RoleDeps } from "../administration/require-role.ts";
import { readDays, readListings } from "./statistics-repository.ts";

/** What visitors view, search and press in a market, for those who run it (D113). */
export const statisticsRoutes =
  (deps: RoleDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, now } = deps.accountDeps;

    app.get(
      "/api/admin/statistics",
      {
        onRequest: requireRole(deps, ["moderator", "administrator"]),
        schema: {
          summary: "Views, searches and clicks to contact in this market",
          description:
            "By day of its main time zone and by listing, over 7, 14, 30 or 90 days up to today. Of visitors who consented to analytics; sums alone, nothing of a visitor. Listings 50 a page, the most viewed first.",
          tags: ["admin"],
          querystring: StatisticsQuery,
          response: { 200: StatisticsResponse },
        },
      },
      async ({ region, query: { days: range, page } }, reply) => {
        const last = dayIn(now(), region.timeZones.default);
        const span = { regionId: region.id, first: addDays(last, 1 - range), last };
        const days = await readDays(db, span);
        const { listings, hasMore } = await readListings(db, span, page);
        return reply.send({ data: { days, listings }, hasMore });
      },
    );
  };
