import { z } from "zod";
import { IconName } from "../icon/icon-set.ts";
import { isSitePath } from "../safe-redirect.ts";
import { WebAddress } from "../web-address.ts";
import { blockParts } from "./content-rules.ts";

/**
 * Blocks of a page as the content service sends them (spec §3 CMS content blocks, CMS-025..036, D115): entries of a dynamic
 * zone, told apart by `__component`. Names of fields are those of Strapi: camelCase.
 *
 * Rich text is Markdown in `text`. The API adds `html`, the same text rendered and cleaned, so that no page parses Markdown;
 * a field `html` that comes from elsewhere is overwritten.
 */
const RichText = { text: z.string().max(50_000), html: z.string() };
const Title = z.string().min(1).max(160);

/** Address of a page of the site (`/list?…`), or an https address. */
export const ContentLink = z.object({
  label: z.string().min(1).max(80),
  url: z
    .string()
    .max(2_000)
    .refine(
      (url) => isSitePath(url) || (url.startsWith("https://") && WebAddress.safeParse(url).success),
    ),
});
export type ContentLink = z.infer<typeof ContentLink>;

/** A picture of the content service; `url` is of the own origin (below `/media`), sizes in pixels. */
export const ContentPicture = z.object({
  url: z.string().max(500).refine(isSitePath),
  alternativeText: z.string().max(300),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type ContentPicture = z.infer<typeof ContentPicture>;

const id = z.int().nonnegative();
const optionalPicture = ContentPicture.nullable();
const optionalLink = ContentLink.nullable();

export const contentBlocks = [
  /** The visitor's saved homes (CMS-025). */
  z.object({
    __component: z.literal("blocks.saved-properties"),
    id,
    title: Title,
    count: z.int().min(1).max(12),
  }),
  /** A sentence over a picture, with one link (CMS-026). */
  z.object({
    __component: z.literal("blocks.feature-with-background"),
    id,
    title: Title,
    ...RichText,
    picture: optionalPicture,
    link: optionalLink,
  }),
  /** A part of the product inside a page (CMS-027, D115): search, continue, popular areas, rails, carousel. */
  z.object({
    __component: z.literal("blocks.page"),
    id,
    part: z.enum(blockParts),
    title: z.string().max(160),
    count: z.int().min(1).max(24).nullable(),
  }),
  /** Heading of a page with its lead (CMS-028). */
  z.object({
    __component: z.literal("blocks.header"),
    id,
    title: Title,
    lead: z.string().max(600),
    picture: optionalPicture,
  }),
  /** Centred text in the reading column (CMS-029). */
  z.object({
    __component: z.literal("blocks.centre-content"),
    id,
    title: z.string().max(160),
    ...RichText,
  }),
  /** Text beside a picture (CMS-030). */
  z.object({
    __component: z.literal("blocks.text-with-image"),
    id,
    title: z.string().max(160),
    ...RichText,
    picture: ContentPicture,
    side: z.enum(["left", "right"]),
  }),
  /** Running text (CMS-031). */
  z.object({ __component: z.literal("blocks.article"), id, ...RichText }),
  /** Cards that lead to other pages; the card's picture, title and reading time are the page's own (CMS-032). */
  z.object({
    __component: z.literal("blocks.article-card"),
    id,
    title: z.string().max(160),
    /** Addresses of pages, `/page/{url}`. */
    urls: z.array(z.string()).max(12),
  }),
  /** A box with figures and at most one link (CMS-033); its icon is decoration, and no service has to have the field. */
  z.object({
    __component: z.literal("blocks.highlight"),
    id,
    title: Title,
    icon: IconName.nullish(),
    ...RichText,
    rows: z.array(z.object({ label: z.string().max(120), value: z.string().max(120) })).max(20),
    link: optionalLink,
  }),
  /** Questions that open and close (CMS-034). */
  z.object({
    __component: z.literal("blocks.accordion"),
    id,
    title: z.string().max(160),
    items: z
      .array(z.object({ title: Title, ...RichText }))
      .min(1)
      .max(60),
  }),
  /** Links to the app: install on this device and the stores, where there are any (CMS-035). */
  z.object({
    __component: z.literal("blocks.app"),
    id,
    title: Title,
    ...RichText,
    links: z.array(ContentLink).max(4),
  }),
] as const;

/** One block of a kind that the site knows. */
export const ContentBlock = z.discriminatedUnion("__component", [...contentBlocks]);
export type ContentBlock = z.infer<typeof ContentBlock>;

/** Kind of a block, as in `__component`. */
export type BlockKind = ContentBlock["__component"];

/** The block of one kind. */
export type BlockOf<K extends BlockKind> = Extract<ContentBlock, { __component: K }>;
