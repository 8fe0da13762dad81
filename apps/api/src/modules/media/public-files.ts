import { sql } from "kysely";

/** A listing whose files anybody may see: it is on its page, on the market, sold or let (D130). */
const isShown = sql`listing.listing ->> 'status' <> 'unavailable'`;

/**
 * Whether a row of `media` is public: a public listing shows it, or nothing but texts ever did (D115). One that was never
 * published is not.
 */
export const isPublicMedium = sql<boolean>`(
  media.published_at is not null and (
    (not media.is_upload and media.public_ids = '{}')
    or exists (
      select from listing where listing.public_id = any(media.public_ids) and ${isShown}
        and listing.listing -> 'images' @> jsonb_build_array(jsonb_build_object('url', '/media/' || media.id)))))`;

/** Whether a row of `document` is public: a public listing shows it. */
export const isPublicDocument = sql<boolean>`exists (
  select from listing where listing.public_id = any(document.public_ids) and ${isShown}
    and listing.listing -> 'documents'
      @> jsonb_build_array(jsonb_build_object('url', '/media/' || document.id || '.pdf')))`;
