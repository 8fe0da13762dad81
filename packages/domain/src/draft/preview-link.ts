import { z } from "zod";
import { Instant } from "../listing/listing-dates.ts";
import { Property } from "../listing/property.ts";

/** Days for which a preview link of a draft is good (D105). */
export const PREVIEW_LINK_DAYS = 7;

/** A link to the preview of a draft: a path of the site with its token, and until when it is good. */
export const PreviewLink = z.object({ path: z.string(), expiresAt: Instant });
export type PreviewLink = z.infer<typeof PreviewLink>;

/** Response of `POST …/preview-link`. */
export const PreviewLinkResponse = z.object({ data: PreviewLink });
export type PreviewLinkResponse = z.infer<typeof PreviewLinkResponse>;

/** Response of `GET …/card`: the draft as a search result; null where it has too little to be one. */
export const DraftCardResponse = z.object({ data: Property.nullable() });
export type DraftCardResponse = z.infer<typeof DraftCardResponse>;
