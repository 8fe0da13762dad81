import { z } from "zod";
import { languages } from "../language.ts";
import { Instant } from "../listing/listing-dates.ts";
import { tidyLine } from "../text/clean-text.ts";
import { ContentPicture } from "./block.ts";
import { CmsPage, Content, ContentPolicy, ContentRegion, CookiePolicy } from "./content-entry.ts";
import { articleKinds, contentCollections } from "./content-rules.ts";

/** Characters of the note of a publication. */
const NOTE_MAX_LENGTH = 500;

/** An entry in one language, as the editor's list shows it. */
export const EditorSummary = z.object({
  documentId: z.string(),
  locale: z.enum(languages),
  collection: z.enum(contentCollections),
  region: ContentRegion,
  /** Key, kind or url; fixed once the entry is there. */
  name: z.string(),
  title: z.string(),
  /** Number of the draft: goes back as `If-Match`, so that nobody overwrites what another has saved. */
  version: z.int().positive(),
  /** Null where visitors do not see it. */
  publishedAt: Instant.nullable(),
  draftAt: Instant,
  /** Whether the draft differs from what is published. */
  hasChanges: z.boolean(),
});
export type EditorSummary = z.infer<typeof EditorSummary>;
/** Response of `GET /api/admin/content`. */
export const EditorListResponse = z.object({ data: z.array(EditorSummary) });
export type EditorListResponse = z.infer<typeof EditorListResponse>;

/**
 * Fields of an entry by its collection, as `contentFields` has them, with `html` beside each text. They are checked where
 * they are saved.
 */
const Fields = z.record(z.string(), z.unknown());

/** An entry with its draft. */
export const EditorEntry = EditorSummary.extend({ draft: Fields });
export type EditorEntry = z.infer<typeof EditorEntry>;
/** Response of most calls of the editor. */
export const EditorEntryResponse = z.object({ data: EditorEntry });
export type EditorEntryResponse = z.infer<typeof EditorEntryResponse>;

/** Body of `PUT /api/admin/content/{documentId}/{locale}`: the whole draft. */
export const SaveDraftRequest = z.object({ draft: Fields });
export type SaveDraftRequest = z.infer<typeof SaveDraftRequest>;

/** Body of publication and its undoing: why, for the log and the list of versions. */
export const ContentNote = z.object({
  note: z.preprocess(tidyLine, z.string().max(NOTE_MAX_LENGTH).default("")),
});
export type ContentNote = z.infer<typeof ContentNote>;

/** Body of `POST /api/admin/content`: a page in each language of the market, unpublished. */
export const NewPageRequest = z.object({
  url: CmsPage.shape.url,
  title: z.preprocess(tidyLine, CmsPage.shape.title),
  kind: z.enum(articleKinds),
});
export type NewPageRequest = z.infer<typeof NewPageRequest>;

/** A publication. */
export const ContentVersion = z.object({
  /** From 1, of this entry in this language. */
  number: z.int().positive(),
  publishedAt: Instant,
  /** Name of the person; null for a text that came with a release, and for an erased account. */
  publishedBy: z.string().nullable(),
  note: z.string().nullable(),
  /** Whether visitors see this one. */
  isPublished: z.boolean(),
});
export type ContentVersion = z.infer<typeof ContentVersion>;
/** Response of `GET …/versions`, the newest first, at most 100. */
export const ContentVersionsResponse = z.object({ data: z.array(ContentVersion) });
export type ContentVersionsResponse = z.infer<typeof ContentVersionsResponse>;
/** Response of `GET …/versions/{number}`: its text. */
export const ContentVersionResponse = z.object({ data: ContentVersion.extend({ draft: Fields }) });
export type ContentVersionResponse = z.infer<typeof ContentVersionResponse>;

/** Response of `POST /api/admin/content/pictures`: a picture as a block shows it, without its alternative text. */
export const ContentPictureResponse = z.object({ data: ContentPicture });
export type ContentPictureResponse = z.infer<typeof ContentPictureResponse>;

/** Days for which a preview link is good (D115). */
export const CONTENT_PREVIEW_DAYS = 7;

/** An unpublished entry as its page shows it. */
export const ContentPreview = z.discriminatedUnion("collection", [
  z.object({ collection: z.literal("contents"), entry: Content }),
  z.object({ collection: z.literal("content-policies"), entry: ContentPolicy }),
  z.object({ collection: z.literal("cookie-policies"), entry: CookiePolicy }),
  z.object({ collection: z.literal("cms-pages"), entry: CmsPage }),
]);
export type ContentPreview = z.infer<typeof ContentPreview>;
/** Response of `GET /api/v2/preview/content/{region}/{documentId}` (D115). */
export const ContentPreviewResponse = z.object({ data: ContentPreview });
export type ContentPreviewResponse = z.infer<typeof ContentPreviewResponse>;
