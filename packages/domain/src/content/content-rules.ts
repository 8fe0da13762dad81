/** Enumerations and limits of content, without zod, so that pages can import them (D114, D115). */

/** Collections of the content service, as in its addresses `/api/{collection}` (spec §7 Content host, CMS-019..022). */
export const contentCollections = [
  "contents",
  "content-policies",
  "cookie-policies",
  "cms-pages",
] as const;
export type ContentCollection = (typeof contentCollections)[number];

/** Entries of `contents` (CMS-019). */
export const contentKeys = ["home", "footer"] as const;
export type ContentKey = (typeof contentKeys)[number];

/** Entries of `content-policies` (CMS-020); `gdpr` has an entry of its own (CMS-018). */
export const policyKinds = [
  "sale_condition",
  "privacy_policy",
  "terms_and_conditions",
  "about_us",
  "gdpr",
] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** Parts of the product that the block `page` embeds (D115). */
export const blockParts = [
  "search",
  "continue",
  "popular-areas",
  "first-on-market",
  "new-homes",
  "your-homes",
  "carousel",
  "examples",
] as const;
export type BlockPart = (typeof blockParts)[number];

/** Kinds of a page: a guide with sources and reading time, a glossary, or a plain page. */
export const articleKinds = ["guide", "glossary", "page"] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Market of an entry that stands for every market (D114); else the id of one. */
export const ALL_REGIONS = "all";

/** Most entries of a page of results; a larger number is clamped (D114). */
export const CONTENT_PAGE_MAX = 100;
/** Entries of a page of results without a number, as Strapi. */
export const CONTENT_PAGE_DEFAULT = 25;
