import { z } from "zod";
import { Instant } from "./listing-dates.ts";

/** Most questions that a listing shows, the newest. */
export const PUBLIC_QUESTIONS_MAX = 50;

/** A question about a home with its answer, both in the advertiser's own words (D86); names nobody. */
export const PublicQuestion = z.object({
  question: z.string(),
  answer: z.string(),
  publishedAt: Instant,
});
export type PublicQuestion = z.infer<typeof PublicQuestion>;
