import type { Draft, SoldRequest } from "@hjem/domain/draft/draft";
import { CLOSING_UNDO_MS } from "@hjem/domain/draft/draft-rules";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Region } from "@hjem/domain/region";
import { dayIn } from "@hjem/domain/time/zone";
import type { ClosingUndo } from "../../../db/draft-tables.ts";
import type { Queries } from "../../../db/schema.ts";
import { forgetSharedReads } from "../../../db/shared-read.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError, type FieldError } from "../../../plugins/api-error.ts";
import { dropHeldEvents } from "../../alerts/listing-events.ts";
import { dropChangesSince } from "../../listings/change-log.ts";
import { saveListingsWithin } from "../../listings/repository.ts";
import { type DraftOwner, type DraftRow, draftView, requireOwnDraft } from "../draft-access.ts";
import { draftStatus, isOnMarket } from "../draft-status.ts";
import type { PublicationDeps } from "./publish-draft.ts";
import { closedListing, openListing, readStoredListing, saveListing } from "./stored-listing.ts";

/** A published draft with its listing, both locked. */
interface Published {
  row: DraftRow;
  listing: Listing;
}

/** @throws {ApiError} `conflict` for a draft that was never published. */
async function requirePublished(trx: Queries, row: DraftRow): Promise<Published> {
  const listing = await readStoredListing(trx, row.public_id);
  if (!listing) throw new ApiError("conflict");
  return { row, listing };
}

/** What brings back the listing as it is now, for an hour; what can be undone already, where this only corrects it (D139). */
function undoOf({ row, listing }: Published, now: number, closedAs: string): ClosingUndo {
  if (row.undo && canUndo(row.undo, listing, now)) return { ...row.undo, closedAs };
  return {
    until: now + CLOSING_UNDO_MS,
    closedAs,
    listing,
    row: {
      status: row.status,
      closed_price: row.closed_price,
      off_market_since: row.off_market_since?.toISOString() ?? null,
    },
  };
}

/** Takes a listing off the market in the transaction of the caller; its page stays (D17). */
export async function withdrawWithin(
  trx: Queries,
  row: DraftRow,
  region: Region,
  now: number,
  { canBeUndone = false }: { canBeUndone?: boolean } = {},
): Promise<void> {
  if (row.public_id === null || !isOnMarket(row)) return;
  const published = await requirePublished(trx, row);
  const { listing } = published;
  const date = dayIn(now, listing.address.timeZone);
  const closed = closedListing(listing, { status: "unavailable", date, price: null }, region, now);
  const undo = canBeUndone ? undoOf(published, now, closed.changedAt) : null;
  await saveListing(trx, region, closed, now, undo ? { heldUntil: undo.until } : {});
  await trx
    .updateTable("listing_draft")
    .set({
      status: "inactive",
      off_market_since: new Date(now).toISOString(),
      undo: undo && JSON.stringify(undo),
    })
    .where("id", "=", row.id)
    .execute();
}

/** True within the hour, unless the listing has been changed otherwise since. */
const canUndo = ({ until, closedAs }: ClosingUndo, listing: Listing, now: number): boolean =>
  now < until && listing.changedAt === closedAs;

/** Puts a listing back as it was: no line of its history and no event remains, and nobody is alerted (D139). */
async function restoreWithin(
  trx: Queries,
  row: DraftRow,
  region: Region,
  undo: ClosingUndo,
): Promise<void> {
  await saveListingsWithin(trx, region, [undo.listing], { isLogged: false });
  await dropHeldEvents(trx, undo.listing.id.toLowerCase());
  await dropChangesSince(trx, undo.listing.id, undo.until - CLOSING_UNDO_MS);
  await trx
    .updateTable("listing_draft")
    .set({ ...undo.row, closed_on: undo.listing.closedAt, undo: null })
    .where("id", "=", row.id)
    .execute();
}

type Act = (trx: Queries, row: DraftRow) => Promise<void>;

const change = async (
  { db, now }: Pick<PublicationDeps, "db" | "now">,
  owner: DraftOwner,
  region: Region,
  act: Act,
): Promise<Draft> => {
  await inTransaction(db, async (trx) =>
    act(trx, await requireOwnDraft(trx, owner, { isLocked: true })),
  );
  forgetSharedReads(db);
  return draftView({ db, now }, region, await requireOwnDraft(db, owner));
};

/**
 * Takes one's own listing off the market; one that is off it stays as it is (LIST-115).
 * @throws {ApiError} `conflict` for a draft that was never published.
 */
export const deactivate = (
  deps: Pick<PublicationDeps, "db" | "now">,
  owner: DraftOwner,
  region: Region,
): Promise<Draft> =>
  change(deps, owner, region, async (trx, row) => {
    if (row.public_id === null) throw new ApiError("conflict");
    await withdrawWithin(trx, row, region, deps.now(), { canBeUndone: true });
  });

/**
 * Brings an inactive listing back as it was, within its paid period (LIST-114).
 * @throws {ApiError} `payment_due` after the period, `listing_closed` for one that is sold or leased, `conflict` for any
 *   other that is not inactive.
 */
export const activate = (
  deps: Pick<PublicationDeps, "db" | "now">,
  owner: DraftOwner,
  region: Region,
): Promise<Draft> =>
  change(deps, owner, region, async (trx, row) => {
    const now = deps.now();
    const status = draftStatus(row, now);
    if (status === "live") return;
    if (status === "expired") throw new ApiError("payment_due");
    if (status === "sold" || status === "leased") throw new ApiError("listing_closed");
    if (status !== "inactive") throw new ApiError("conflict");
    if (row.expires_at !== null && row.expires_at.getTime() <= now) {
      throw new ApiError("payment_due");
    }
    const { listing } = await requirePublished(trx, row);
    if (row.undo && canUndo(row.undo, listing, now))
      return restoreWithin(trx, row, region, row.undo);
    await saveListing(trx, region, openListing(listing, region, now), now);
    await trx
      .updateTable("listing_draft")
      .set({ status: "live", off_market_since: null })
      .where("id", "=", row.id)
      .execute();
  });

const requireDay = (date: string, { address, publishedAt }: Listing, now: number): void => {
  const today = dayIn(now, address.timeZone);
  const first = dayIn(Date.parse(publishedAt), address.timeZone);
  if (date >= first && date <= today) return;
  const fieldErrors: FieldError[] = [{ field: "date", sentence: "day_while_listed" }];
  throw new ApiError("validation_failed", { fieldErrors });
};

/**
 * Marks one's own listing as sold or leased, with the day and the price if the owner tells it (LIST-133); again, it
 * corrects both.
 * @throws {ApiError} `conflict` for a draft that was never published, `validation_failed` for a day outside its time.
 */
export const close = (
  deps: Pick<PublicationDeps, "db" | "now">,
  owner: DraftOwner,
  region: Region,
  { date, price }: SoldRequest,
): Promise<Draft> =>
  change(deps, owner, region, async (trx, row) => {
    const now = deps.now();
    const published = await requirePublished(trx, row);
    const { listing } = published;
    requireDay(date, listing, now);
    const isRent = listing.listingType.endsWith("_rent");
    const status = isRent ? "rented" : "sold";
    const closed = closedListing(listing, { status, date, price }, region, now);
    const undo = undoOf(published, now, closed.changedAt);
    await saveListing(trx, region, closed, now, { heldUntil: undo.until });
    await trx
      .updateTable("listing_draft")
      .set({
        status: isRent ? "leased" : "sold",
        closed_on: date,
        closed_price: price,
        off_market_since: row.off_market_since?.toISOString() ?? new Date(now).toISOString(),
        undo: JSON.stringify(undo),
      })
      .where("id", "=", row.id)
      .execute();
  });

/**
 * Undoes that one's own listing was marked as sold, let or withdrawn, within an hour of it (D139).
 * @throws {ApiError} `conflict` after the hour, and where there is nothing to undo.
 */
export const undoClosing = (
  deps: Pick<PublicationDeps, "db" | "now">,
  owner: DraftOwner,
  region: Region,
): Promise<Draft> =>
  change(deps, owner, region, async (trx, row) => {
    const { listing } = await requirePublished(trx, row);
    if (!row.undo || !canUndo(row.undo, listing, deps.now())) throw new ApiError("conflict");
    await restoreWithin(trx, row, region, row.undo);
  });
