import { z } from "zod";
import { LatLng } from "../listing/money.ts";

/** A public transport stop and its distance from a home. */
export const NearStop = z.object({
  name: z.string(),
  location: LatLng,
  /** Whole metres in a straight line, rounded up: walking is longer. */
  distance: z.int().nonnegative(),
});
export type NearStop = z.infer<typeof NearStop>;

/** Response of `GET /api/v2/property/{id}/stops`, the nearest first. */
export const NearStopsResponse = z.object({ data: z.array(NearStop) });
export type NearStopsResponse = z.infer<typeof NearStopsResponse>;
