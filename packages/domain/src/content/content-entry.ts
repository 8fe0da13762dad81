import { z } from "zod";
import { languages } from "../language.ts";
import { Instant } from "../listing/listing-dates.ts";
import { WebAddress } from "../web-address.ts";
import { ContentPicture } from "./block.ts";
import { articleKinds, contentKeys, policyKinds } from "./content-rules.ts";

/** Id of a market, or `all` (D114). */
export const ContentRegion = z.string().regex(/^[a-z]{2,3}$/);

/** Fields of every entry, as Strapi 5 sends them (D114). `publishedAt` is null for a draft that an editor previews. */
const entry = {
  id: z.int().positive(),
  documentId: z.string().regex(/^[a-z0-9]{10,40}$/),
  locale: z.enum(languages),
  region: ContentRegion,
  createdAt: Instant,
  updatedAt: Instant,
  publishedAt: Instant.nullable(),
};

/**
 * Blocks are checked one by one where they are shown (`knownBlocks`), so that one of an unknown kind is skipped instead of
 * losing the page (CMS-036).
 */
const blocks = z.array(z.unknown()).max(100);

/** One entry of `GET /api/contents`: home or footer (CMS-001, CMS-002, CMS-019). */
export const Content = z.object({
  ...entry,
  key: z.enum(contentKeys),
  title: z.string().max(160),
  blocks,
});
export type Content = z.infer<typeof Content>;

/** One entry of `GET /api/content-policies` (CMS-003, CMS-020). */
export const ContentPolicy = z.object({
  ...entry,
  kind: z.enum(policyKinds),
  title: z.string().max(160),
  text: z.string().max(200_000),
  html: z.string(),
});
export type ContentPolicy = z.infer<typeof ContentPolicy>;

/** One entry of `GET /api/cookie-policies` (CMS-004, CMS-021): text, then every cookie and storage key by category. */
export const CookiePolicy = z.object({
  ...entry,
  title: z.string().max(160),
  text: z.string().max(200_000),
  html: z.string(),
  /** Version that a consent refers to; a change asks again (D112). */
  version: z.string().max(40),
});
export type CookiePolicy = z.infer<typeof CookiePolicy>;

/** One entry of `GET /api/cms-pages` (CMS-015, CMS-022). `url` is the part behind `/page/`. */
export const CmsPage = z.object({
  ...entry,
  url: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/),
  title: z.string().min(1).max(160),
  /** For search engines and cards. */
  description: z.string().max(300),
  kind: z.enum(articleKinds),
  picture: ContentPicture.nullable(),
  readingMinutes: z.int().positive().nullable(),
  sources: z.array(z.object({ label: z.string().max(200), url: WebAddress })).max(30),
  blocks,
});
export type CmsPage = z.infer<typeof CmsPage>;

/** Response of a collection: Strapi's list (D114). */
export const contentList = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    meta: z.object({
      pagination: z.object({
        page: z.int(),
        pageSize: z.int(),
        pageCount: z.int(),
        total: z.int(),
      }),
    }),
  });

/** Body of an error of the content service, as Strapi sends it (D114). */
export const ContentError = z.object({
  data: z.null(),
  error: z.object({
    status: z.int(),
    name: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
});
