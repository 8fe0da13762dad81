import { z } from "zod";
import { ContentBlock } from "./block.ts";
import { CmsPage, Content, ContentPolicy, CookiePolicy } from "./content-entry.ts";
import type { ContentCollection } from "./content-rules.ts";

/** Blocks that are written: every one of a known kind, unlike those that are read. */
const blocks = z.array(ContentBlock).max(100);

/**
 * Fields of an entry as an editor or a release writes them, by collection (CMS-019..022): without those that the service
 * gives it (id, dates, publication). `html` may be missing: the service makes it from `text`.
 */
export const contentFields = {
  contents: Content.pick({ key: true, title: true }).extend({ blocks }),
  "content-policies": ContentPolicy.pick({ kind: true, title: true, text: true }),
  "cookie-policies": CookiePolicy.pick({ title: true, text: true, version: true }),
  "cms-pages": CmsPage.pick({
    url: true,
    title: true,
    description: true,
    kind: true,
    picture: true,
    readingMinutes: true,
    sources: true,
  }).extend({ blocks }),
} as const satisfies Record<ContentCollection, z.ZodType>;
