import { z } from "zod";
import { LatLng } from "../listing/money.ts";

/** A stop of public transport and how far it is from a home. */
export const NearStop = z.object({
  name: z.string(),
  location: LatLng,
  /** Whole metres in a straight line, rounded up: the way on foot is longer. */
  distance: z.int().nonnegative(),
});
export type NearStop = z.infer<typeof NearStop>;

/** Answer of `GET /api/v2/property/{id}/stops`, the nearest first. */
export const NearStopsResponse = z.object({ data: z.array(NearStop) });
export type NearStopsResponse = z.infer<typeof NearStopsResponse>;
