import { AreaResponse } from "@hjem/domain/place/area";
import { AREA_TERM_MAX_LENGTH } from "@hjem/domain/place/area-address";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../plugins/api-error.ts";
import type { AreaFinder } from "./area-finder.ts";

const AreaQuery = z.object({
  /** Words that name a place, with or without the places that contain it. */
  term: z.string().min(1).max(AREA_TERM_MAX_LENGTH),
  /** First letter of the places inside that are wanted by name. */
  initial: z.string().max(4).optional(),
});

/** Area pages (RTE-014..016). */
export const areaRoutes =
  ({ areas }: { areas: AreaFinder }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/areas",
      {
        schema: {
          summary: "A place: its listings in numbers, and the places around it",
          description:
            "The place that the words name, in any spelling, with the names of wider places as hints: `oslo frogner`, `vic richmond`, `richmond 3121`. Where several have the name it is the one with most listings, and the others are its alternatives. Every number is exact and is that of the search it names.",
          tags: ["places"],
          querystring: AreaQuery,
          response: { 200: AreaResponse },
        },
      },
      async ({ query, region }) => {
        const area = await areas.find({ ...query, region });
        if (!area) throw new ApiError("not_found");
        return { data: area };
      },
    );
  };
