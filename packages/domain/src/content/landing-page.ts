import { z } from "zod";
import { languages } from "../language.ts";

/** Id of a landing page in its URL (`/landing?landingpageid=…`). */
export const LandingPageId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

const Words = z.object({
  title: z.string().min(1).max(120),
  lead: z.string().max(400),
});

/**
 * A campaign page as its editors write it (RTE-010, RTE-011): texts in each language of its market, and the
 * search that it links to, as a query without `?`.
 */
export const LandingPageContent = z.object({
  id: LandingPageId,
  words: z.partialRecord(z.enum(languages), Words),
  search: z.string().max(2_000),
  /** True for an example: neither the offer nor the campaign is real. */
  isDemo: z.boolean().default(false),
});
export type LandingPageContent = z.infer<typeof LandingPageContent>;

/** The same page in the reader's language. */
export const LandingPage = z.object({
  id: LandingPageId,
  ...Words.shape,
  search: z.string(),
  isDemo: z.boolean(),
});
export type LandingPage = z.infer<typeof LandingPage>;

/** Response of `GET /api/v2/landing_pages/{id}`. */
export const LandingPageResponse = z.object({ data: LandingPage });
export type LandingPageResponse = z.infer<typeof LandingPageResponse>;
