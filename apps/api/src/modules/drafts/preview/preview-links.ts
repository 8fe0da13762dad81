import { PREVIEW_LINK_DAYS, type PreviewLink } from "@hjem/domain/draft/preview-link";
import { DAY_MS } from "@hjem/domain/durations";
import { paths } from "@hjem/domain/paths";
import type { Queries } from "../../../db/schema.ts";
import { hashOfToken, isSameText, randomToken } from "../../../security/secrets.ts";
import type { DraftRow } from "../draft-access.ts";

/** A new link to the preview of a draft, in place of the one before (D105). */
export async function createPreviewLink(
  trx: Queries,
  row: DraftRow,
  agencyId: string,
  now: number,
): Promise<PreviewLink> {
  const token = randomToken();
  const link = {
    token_hash: hashOfToken(token),
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + PREVIEW_LINK_DAYS * DAY_MS).toISOString(),
  };
  await trx
    .insertInto("draft_preview_link")
    .values({ draft_id: row.id, ...link })
    .onConflict((conflict) => conflict.column("draft_id").doUpdateSet(link))
    .execute();
  const path = `${paths.preview.to("draft", agencyId, row.id)}?token=${token}`;
  return { path, expiresAt: link.expires_at };
}

/** Ends the link of a draft; without one nothing happens. */
export async function removePreviewLink(trx: Queries, { id }: DraftRow): Promise<void> {
  await trx.deleteFrom("draft_preview_link").where("draft_id", "=", id).execute();
}

/** The draft of a market that a token opens; null for a link that has ended, and for a draft that is deleted. */
export async function findPreviewed(
  db: Queries,
  { id, token, region }: { id: string; token: string; region: string },
  now: number,
): Promise<DraftRow | null> {
  const row = await db
    .selectFrom("listing_draft")
    .innerJoin("draft_preview_link", "draft_preview_link.draft_id", "listing_draft.id")
    .innerJoin("account", "account.id", "listing_draft.account_id")
    .selectAll("listing_draft")
    .select(["draft_preview_link.token_hash"])
    .where("listing_draft.id", "=", id)
    .where("listing_draft.region", "=", region)
    .where("listing_draft.deleted_at", "is", null)
    .where("account.erase_at", "is", null)
    .where("draft_preview_link.expires_at", ">", new Date(now))
    .executeTakeFirst();
  return row && isSameText(row.token_hash, hashOfToken(token)) ? row : null;
}
