import { z } from "zod";
import { languages } from "../language.ts";

/** Name of a landing page in its address (`/landing?landingpageid=…`). */
export const LandingPageId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

const Words = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(400),
});

/**
 * A page of a campaign as editors write it (RTE-010, RTE-011): words in each language of its market, and the search that
 * it leads to, as the list writes it in its address without `?`.
 */
export const LandingPageContent = z.object({
  id: LandingPageId,
  words: z.partialRecord(z.enum(languages), Words),
  search: z.string().max(2_000),
  /** True for an example: neither offer nor campaign is real. */
  isDemo: z.boolean().default(false),
});
export type LandingPageContent = z.infer<typeof LandingPageContent>;

/** The same page as its reader gets it, in one language. */
export const LandingPage = z.object({
  id: LandingPageId,
  ...Words.shape,
  search: z.string(),
  isDemo: z.boolean(),
});
export type LandingPage = z.infer<typeof LandingPage>;

/** Answer of `GET /api/v2/landing_pages/{id}`. */
export const LandingPageResponse = z.object({ data: LandingPage });
export type LandingPageResponse = z.infer<typeof LandingPageResponse>;
