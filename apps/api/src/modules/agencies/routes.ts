import { AgencyNames } from "@hjem/domain/agency/agency";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { queryList } from "../../plugins/request-input.ts";
import { listAgencies } from "./repository.ts";

/** As many as a search can name, and their head office. */
const IDS_MAX = 101;

const AgenciesQuery = z.object({ ids: queryList(z.string().max(40), IDS_MAX).optional() });

/** The agencies of a market, by which a search can be narrowed (SRCH-053). */
export const agencyRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/agencies",
      {
        schema: {
          summary: "Name the agencies of the market",
          description:
            "In the order of their names, at most 2,000; with `ids` only these, and those that the market does not know are left out. The ids are those of the filter `agency_id`.",
          tags: ["search"],
          querystring: AgenciesQuery,
          response: { 200: AgencyNames },
        },
      },
      async ({ query, region }) => ({ data: await listAgencies(db, region, query.ids) }),
    );
  };
