import { z } from "zod";
import { UNREACHABLE_CODE } from "./directions.ts";

const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/**
 * Response of `GET /api/directions/{mode}?start=lng,lat&end=lng,lat` (D84, SAVE-064): GeoJSON with one line, `distance`
 * in metres and `duration` in seconds. `engine` says whether it is a route or the estimate of D82.
 */
export const DirectionsResponse = z.object({
  type: z.literal("FeatureCollection"),
  features: z
    .array(
      z.object({
        type: z.literal("Feature"),
        geometry: z.object({
          type: z.literal("LineString"),
          coordinates: z.array(Position).min(2),
        }),
        properties: z.object({
          summary: z.object({
            distance: z.number().nonnegative(),
            duration: z.number().nonnegative(),
          }),
        }),
      }),
    )
    .min(1),
  metadata: z.object({ engine: z.enum(["estimate", "openrouteservice"]) }),
});
export type DirectionsResponse = z.infer<typeof DirectionsResponse>;

/** Response where no way leads to the address; the same codes as openrouteservice. */
export const DirectionsError = z.object({
  error: z.object({ code: z.literal(UNREACHABLE_CODE), message: z.string() }),
});
