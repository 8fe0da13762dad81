import { z } from "zod";
import { availabilities } from "./availability.ts";
import { Instant } from "./listing-dates.ts";
import { PropertyId } from "./property-id.ts";

/** Source of a listing: made up by the demo, entered by its owner, or delivered by an agency's system. */
export const ingestionSources = ["demo", "private", "agency"] as const;

/** A listing's source and last import: response of `GET /api/ingestion/property/{id}` (LEAD-007, LEAD-008). */
export const Ingestion = z.object({
  propertyId: PropertyId,
  projectId: PropertyId.nullable(),
  source: z.enum(ingestionSources),
  /** The agency's id in the system that delivers its listings. */
  externalAgencyId: z.string().nullable(),
  status: z.enum(availabilities),
  createdAt: Instant,
  changedAt: Instant,
});
export type Ingestion = z.infer<typeof Ingestion>;
