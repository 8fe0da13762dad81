import type { PublishResponse } from "@hjem/domain/draft/draft";
import type { HeldFor } from "@hjem/domain/draft/draft-rules";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../../db/schema.ts";
import { forgetSharedReads } from "../../../db/shared-read.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { publishFiles } from "../../draft-files/publish-files.ts";
import { type DraftOwner, type DraftRow, requireOwnDraft } from "../draft-access.ts";
import type { DraftDeps } from "../draft-deps.ts";
import { canRenew, draftStatus, isOnMarket } from "../draft-status.ts";
import { type Publishable, requirePublishable } from "./publication-gate.ts";
import { openListing, saveHomeKey, saveListing } from "./stored-listing.ts";

/** What publication takes. */
export type PublicationDeps = Pick<DraftDeps, "db" | "now" | "payments" | "holdReasons">;

/** How a draft is published. */
export interface PublishOptions {
  /** Also one that is off the market: a new period begins (D100). @default false */
  isRelisting?: boolean;
  /** A moderator has released it: nobody asks again (D99). @default false */
  isReleased?: boolean;
}

async function hold(
  trx: Queries,
  row: DraftRow,
  heldFor: HeldFor,
  now: number,
): Promise<PublishResponse> {
  await trx
    .updateTable("listing_draft")
    .set({
      status: "in_review",
      review_reason: null,
      held_for: heldFor,
      review_at: new Date(now).toISOString(),
    })
    .where("id", "=", row.id)
    .execute();
  return { propertyId: row.public_id, status: "in_review" };
}

async function makePublic(
  trx: Queries,
  { row, publishable, region }: { row: DraftRow; publishable: Publishable; region: Region },
  expiresAt: Date,
  now: number,
): Promise<PublishResponse> {
  const { draft } = publishable;
  const listing = openListing(publishable.listing, region, now);
  const { id, publishedAt } = listing;
  await saveListing(trx, region, listing, now);
  await saveHomeKey(trx, listing, draft.propertyDetail.landRegistry);
  await publishFiles(trx, listing, now);
  await trx
    .updateTable("listing_draft")
    .set({
      status: "live",
      public_id: id.toLowerCase(),
      published_version: row.version,
      published_at: publishedAt,
      expires_at: expiresAt.toISOString(),
      off_market_since: null,
      warned_at: null,
      review_at: null,
      review_reason: null,
      held_for: null,
      closed_on: null,
      closed_price: null,
    })
    .where("id", "=", row.id)
    .execute();
  return { propertyId: id, status: "live" };
}

/** What has happened already: a second call says the same as the first (D94); null where there is something to do. */
const settled = (row: DraftRow, now: number): PublishResponse | null => {
  const status = draftStatus(row, now);
  const isSame = row.published_version === row.version;
  return status === "in_review" || (status === "live" && isSame)
    ? { propertyId: row.public_id, status }
    : null;
};

/** Publishes a draft in the transaction of the caller, who has it locked and calls `forgetSharedReads` afterwards. */
export async function publishWithin(
  trx: Queries,
  deps: Pick<PublicationDeps, "now" | "payments" | "holdReasons">,
  { row, region }: { row: DraftRow; region: Region },
  { isRelisting = false, isReleased = false }: PublishOptions = {},
): Promise<PublishResponse> {
  const now = deps.now();
  if (!isReleased) {
    const before = settled(row, now);
    if (before) return before;
  }
  const isClosed = row.status === "sold" || row.status === "leased";
  if (isClosed && !isRelisting) throw new ApiError("listing_closed");
  const publishable = await requirePublishable(trx, { row, region, now });
  const { draft } = publishable;
  const period = { draft: row, region, now };
  if (!(await deps.payments.isPeriodPaid(trx, period))) throw new ApiError("payment_due");
  const heldFor = isReleased ? null : await deps.holdReasons(trx, { row, draft, region });
  if (heldFor !== null) return hold(trx, row, heldFor, now);
  const expiresAt = await deps.payments.startPeriod(trx, period);
  if (!expiresAt) throw new ApiError("payment_due");
  return makePublic(trx, { row, publishable, region }, expiresAt, now);
}

/**
 * Publishes one's own draft, or makes its changes public (D94, D98): listing, search, pictures, log, alerts and the paid
 * period in one transaction, so that a kill leaves all of it or nothing. Calls at once come one after another.
 * @throws {ApiError} `draft_incomplete` with `fields`, `payment_due`, `listing_closed`.
 */
export async function publishDraft(
  deps: PublicationDeps,
  owner: DraftOwner,
  region: Region,
  options: PublishOptions = {},
): Promise<PublishResponse> {
  const { db } = deps;
  const response = await inTransaction(db, async (trx) => {
    const row = await requireOwnDraft(trx, owner, { isLocked: true });
    return publishWithin(trx, deps, { row, region }, options);
  });
  forgetSharedReads(db);
  return response;
}

/** Whether a draft can be relisted: it was public and is not now (D100). */
const isRelistable = (row: DraftRow, now: number): boolean =>
  row.public_id !== null && (!isOnMarket(row) || draftStatus(row, now) === "expired");

/**
 * Begins the next period of a listing that is shown, in the transaction of the caller, who has its draft locked (D100).
 * @throws {ApiError} `payment_due`.
 */
export async function renewWithin(
  trx: Queries,
  { now, payments }: Pick<PublicationDeps, "now" | "payments">,
  { row, region }: { row: DraftRow; region: Region },
): Promise<void> {
  const expiresAt = await payments.renewPeriod(trx, { draft: row, region, now: now() });
  if (!expiresAt) throw new ApiError("payment_due");
  await trx
    .updateTable("listing_draft")
    .set({ expires_at: expiresAt.toISOString(), warned_at: null })
    .where("id", "=", row.id)
    .execute();
}

/**
 * Puts one's own listing on the market for a new period (D100): one that is off it is published again, and one that is shown is
 * renewed from fourteen days before its end.
 * @throws {ApiError} `conflict` for one that is shown for longer, and as `publishDraft`.
 */
export async function relistDraft(
  deps: PublicationDeps,
  owner: DraftOwner,
  region: Region,
): Promise<Pick<PublishResponse, "status">> {
  const { db, now } = deps;
  const isRenewed = await inTransaction(db, async (trx) => {
    const row = await requireOwnDraft(trx, owner, { isLocked: true });
    if (isRelistable(row, now())) return false;
    if (!canRenew(row, now())) throw new ApiError("conflict");
    await renewWithin(trx, deps, { row, region });
    return true;
  });
  return isRenewed ? { status: "live" } : publishDraft(deps, owner, region, { isRelisting: true });
}
