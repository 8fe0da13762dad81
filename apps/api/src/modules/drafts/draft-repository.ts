import { DRAFTS_MAX } from "@hjem/domain/draft/draft-rules";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { UNDO_MS } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import type { DraftContent } from "../../db/draft-tables.ts";
import type { Queries } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { type DraftOwner, type DraftRow, requireOwnDraft } from "./draft-access.ts";

/** A draft without content. */
export const emptyContent: DraftContent = {
  location: {},
  propertyDetail: {},
  priceAndDate: {},
  contacts: {},
};

/** What a new draft begins with. */
export interface FirstContent {
  accountId: string;
  region: string;
  listingType: DraftListingType | null;
  content: DraftContent;
}

/** @throws {ApiError} `limit_reached` for a person who has as many as one may have. */
async function rejectFull(trx: Queries, accountId: string): Promise<void> {
  // One creation of a person after another, so that several at once do not pass the limit together.
  await sql`select id from account where id = ${accountId} for update`.execute(trx);
  const { count } = await trx
    .selectFrom("listing_draft")
    .select(sql<number>`count(*)::int4`.as("count"))
    .where("account_id", "=", accountId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  if (count >= DRAFTS_MAX) throw new ApiError("limit_reached", { values: { max: DRAFTS_MAX } });
}

/**
 * Stores a new draft (LIST-074).
 * @throws {ApiError} `limit_reached` above 200 of one person.
 */
export async function createDraft(
  trx: Queries,
  { accountId, region, listingType, content }: FirstContent,
  now: number,
): Promise<DraftRow> {
  await rejectFull(trx, accountId);
  const at = new Date(now).toISOString();
  return trx
    .insertInto("listing_draft")
    .values({
      id: uuidV7(now),
      account_id: accountId,
      region,
      status: "draft",
      version: 1,
      listing_type: listingType,
      content: JSON.stringify(content),
      created_at: at,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A content without what belongs to one advertisement alone: its days. */
const withoutDays = (content: DraftContent): DraftContent => ({
  ...content,
  priceAndDate: {
    ...content.priceAndDate,
    auctionDate: null,
    availableFrom: null,
    availableTo: null,
    rentalFrom: null,
    rentalTo: null,
    inspections: [],
  },
});

/** A new draft with the content and the pictures of another, without its days, files and history. */
export async function duplicateDraft(
  trx: Queries,
  owner: DraftOwner,
  now: number,
): Promise<DraftRow> {
  const row = await requireOwnDraft(trx, owner, { isLocked: true });
  const copy = await createDraft(
    trx,
    {
      accountId: row.account_id,
      region: row.region,
      listingType: row.listing_type,
      content: withoutDays(row.content),
    },
    now,
  );
  await sql`
    insert into draft_image (id, draft_id, position, kind, alt, state, problem, name, size, width, sha256, created_at)
    select id, ${copy.id}, position, kind, alt, state, problem, name, size, width, sha256, created_at
    from draft_image where draft_id = ${row.id} and deleted_at is null and state = 'ready'
  `.execute(trx);
  return copy;
}

/** Marks a draft as deleted; for five minutes it can be restored. */
export async function markDeleted(trx: Queries, { id }: DraftRow, now: number): Promise<void> {
  await trx
    .updateTable("listing_draft")
    .set({ deleted_at: new Date(now).toISOString() })
    .where("id", "=", id)
    .execute();
}

/**
 * Takes a deletion back within five minutes; a draft that is not deleted stays as it is.
 * @throws {ApiError} `not_found` after that.
 */
export async function restoreDraft(
  trx: Queries,
  owner: DraftOwner,
  now: number,
): Promise<DraftRow> {
  const row = await requireOwnDraft(trx, owner, { isLocked: true, withDeleted: true });
  if (row.deleted_at === null) return row;
  if (row.deleted_at.getTime() + UNDO_MS < now) throw new ApiError("not_found");
  await rejectFull(trx, row.account_id);
  return trx
    .updateTable("listing_draft")
    .set({ deleted_at: null })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
