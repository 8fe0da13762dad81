import { SURROUNDINGS_SECONDS } from "@hjem/domain/limits";
import { TRANSPORT_REACH_M } from "@hjem/domain/nearest-stop";
import { NearStopsResponse } from "@hjem/domain/place/stop";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import type { Site } from "../../regions.ts";
import { requireListing } from "../listings/require-listing.ts";
import { findNearStops } from "./repository.ts";

const SIZE = { most: 20, usual: 5 } as const;

const StopsQuery = z.object({
  /** Metres in a straight line. */
  radius: z.coerce.number().int().min(1).max(TRANSPORT_REACH_M).default(TRANSPORT_REACH_M),
  size: z.coerce.number().int().min(1).max(SIZE.most).default(SIZE.usual),
});

/** Stops of public transport near a home. */
export const stopRoutes =
  ({ db, regions }: { db: Database; regions: readonly Site[] }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/property/:id/stops",
      {
        schema: {
          summary: "Read the stops nearest to a home",
          description:
            "The nearest first; `distance` and `radius` are metres in a straight line, so the walking distance is longer.",
          tags: ["listings"],
          params: z.object({ id: z.string().max(200) }),
          querystring: StopsQuery,
          response: { 200: NearStopsResponse },
        },
      },
      async ({ params, query: { radius, size }, region }, reply) => {
        const { address } = await requireListing({ db, regions }, { region }, params.id);
        const data = await findNearStops(db, region.id, address.coordinates, { radius, size });
        reply.header("cache-control", `public, max-age=${SURROUNDINGS_SECONDS}`);
        return { data };
      },
    );
  };
