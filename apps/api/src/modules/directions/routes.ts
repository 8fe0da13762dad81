import { commuteModes, UNREACHABLE_CODE } from "@hjem/domain/travel/directions";
import { DirectionsError, DirectionsResponse } from "@hjem/domain/travel/directions-response";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { FindRoute } from "./routing.ts";

const CACHE_SECONDS = 3_600;

/** `lng,lat`. */
const PointText = z
  .string()
  .max(60)
  .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?$/)
  .transform((written) => {
    const [lng = 0, lat = 0] = written.split(",").map(Number);
    return { lng, lat };
  })
  .refine(({ lng, lat }) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90);

/** The way from a home to an address; the service's key stays here (D84). */
export const directionRoutes =
  ({ findRoute }: { findRoute: FindRoute }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/directions/:mode",
      {
        schema: {
          summary: "Read the way from a home to an address",
          description:
            "`county` is the county of the home as its listing names it: estimates are longer where roads go around " +
            "fjords. `metadata.engine` is `estimate` without a routing service, and while it has no response.",
          tags: ["places"],
          params: z.object({ mode: z.enum(commuteModes) }),
          querystring: z.object({
            start: PointText,
            end: PointText,
            county: z.string().max(100).optional(),
          }),
          response: { 200: DirectionsResponse, 404: DirectionsError },
        },
      },
      async ({ params: { mode }, query: { start, end, county = "" }, region }, reply) => {
        const isFjordCounty = region.fjordCounties?.includes(county) ?? false;
        const route = await findRoute({ mode, start, end, isFjordCounty });
        reply.header("cache-control", `private, max-age=${CACHE_SECONDS}`);
        if (route) return route;
        return reply.status(404).send({
          error: { code: UNREACHABLE_CODE, message: "No way leads to the address." },
        });
      },
    );
  };
