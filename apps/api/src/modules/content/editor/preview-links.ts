import { CONTENT_PREVIEW_DAYS } from "@hjem/domain/content/content-editor";
import type { PreviewLink } from "@hjem/domain/draft/preview-link";
import { DAY_MS } from "@hjem/domain/durations";
import type { Language } from "@hjem/domain/language";
import { paths } from "@hjem/domain/paths";
import type { Queries } from "../../../db/schema.ts";
import { hashOfToken, isSameText, randomToken } from "../../../security/secrets.ts";
import type { EntryRow } from "../published-entries.ts";

/** A new link to the preview of an entry in all its languages, in place of the one before (D115). */
export async function createContentPreview(
  trx: Queries,
  { document_id: documentId, region }: Pick<EntryRow, "document_id" | "region">,
  now: number,
): Promise<PreviewLink> {
  const token = randomToken();
  const link = {
    token_hash: hashOfToken(token),
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + CONTENT_PREVIEW_DAYS * DAY_MS).toISOString(),
  };
  await trx
    .insertInto("content_preview_link")
    .values({ document_id: documentId, ...link })
    .onConflict((conflict) => conflict.column("document_id").doUpdateSet(link))
    .execute();
  return {
    path: `${paths.preview.to("content", region, documentId)}?token=${token}`,
    expiresAt: link.expires_at,
  };
}

/** The entry that a token opens; null for a link that has ended and for what is deleted. */
export async function findPreviewedContent(
  db: Queries,
  wanted: { documentId: string; region: string; locale: Language; token: string },
  now: number,
): Promise<EntryRow | null> {
  const row = await db
    .selectFrom("content_entry")
    .innerJoin(
      "content_preview_link",
      "content_preview_link.document_id",
      "content_entry.document_id",
    )
    .selectAll("content_entry")
    .select("content_preview_link.token_hash")
    .where("content_entry.document_id", "=", wanted.documentId)
    .where("content_entry.locale", "=", wanted.locale)
    .where("content_entry.deleted_at", "is", null)
    .where("content_preview_link.expires_at", ">", new Date(now))
    .executeTakeFirst();
  if (!row || row.region !== wanted.region) return null;
  return isSameText(row.token_hash, hashOfToken(wanted.token)) ? row : null;
}
