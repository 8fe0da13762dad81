import { NO_AGENCY_ID } from "@hjem/domain/agency/agency-id";
import { withCalculatedCost } from "@hjem/domain/draft/calculated-cost";
import { draftTabStates, isComplete } from "@hjem/domain/draft/complete-tabs";
import type { Draft } from "@hjem/domain/draft/draft";
import { draftTotalPrice } from "@hjem/domain/draft/draft-total-price";
import type { Region } from "@hjem/domain/region";
import { placeZoneOf } from "@hjem/domain/time/place-zone";
import { dayIn } from "@hjem/domain/time/zone";
import type { Selectable } from "kysely";
import { z } from "zod";
import type { DraftTables } from "../../db/draft-tables.ts";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { agenciesOf, ownerTypeOf } from "../administration/agency-member-repository.ts";
import { isPeriodPaid } from "../payments/is-period-paid.ts";
import { readDraftFiles } from "./draft-files-of.ts";
import { draftStatus } from "./draft-status.ts";

/** Root of all calls about one's own draft listings (D89). */
export const DRAFTS_PATH = "/api/user/properties/draft";

/** A draft as it is stored. */
export type DraftRow = Selectable<DraftTables["listing_draft"]>;

/** Parameters of a call about one draft. */
export const DraftParams = z.object({ id: z.string().max(60) });

const Uuid = z.uuid();

/** Which draft, and whose it has to be. */
export interface DraftOwner {
  accountId: string;
  id: string;
}

/** The draft of a call, and who requests it. */
export const ownDraft = (request: {
  user: { id: string };
  params: z.infer<typeof DraftParams>;
}): DraftOwner => ({ accountId: request.user.id, id: request.params.id });

/** How a draft is read. */
export interface DraftReading {
  /** Locks the row until the end of the transaction, so that changes come one after another. @default false */
  isLocked?: boolean;
  /** Finds it although it is deleted. @default false */
  withDeleted?: boolean;
}

/**
 * A person's own draft.
 * @throws {ApiError} `not_found` for another person's, a deleted one, and what never was one (LIST-121).
 */
export async function requireOwnDraft(
  db: Queries,
  { accountId, id }: DraftOwner,
  { isLocked = false, withDeleted = false }: DraftReading = {},
): Promise<DraftRow> {
  if (!Uuid.safeParse(id).success) throw new ApiError("not_found");
  const query = db
    .selectFrom("listing_draft")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  if (!row || (row.deleted_at !== null && !withDeleted)) throw new ApiError("not_found");
  return row;
}

/** What is read of a draft beside its row. */
export interface ViewDeps {
  db: Queries;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Status of a draft for its owner (D95): one that is complete and not paid for awaits payment (D96). */
function ownerStatus(
  status: Draft["status"],
  { tabs, images, isPaid }: Pick<Draft, "tabs" | "images" | "isPaid">,
): Draft["status"] {
  const isReady = isComplete(tabs) && images.every(({ state }) => state !== "processing");
  return status === "draft" && isReady && !isPaid ? "awaiting_payment" : status;
}

/** A draft as its owner receives it (D89): with pictures, files, and what its tabs lack. */
export async function draftView(
  { db, now }: ViewDeps,
  region: Region,
  row: DraftRow,
): Promise<Draft> {
  const agencies = await agenciesOf(db, row.account_id);
  const { images, attachments } = await readDraftFiles(db, row.id);
  const { location, propertyDetail, priceAndDate, contacts } = row.content;
  const today = dayIn(now(), placeZoneOf(region, location));
  const priced = { listingType: row.listing_type, location, propertyDetail, priceAndDate };
  const content = {
    listingType: row.listing_type,
    location,
    images,
    propertyDetail: { ...propertyDetail, ownerType: ownerTypeOf(agencies) },
    priceAndDate: {
      ...priceAndDate,
      totalPrice: region.facts.isTotalPriceShown
        ? draftTotalPrice(withCalculatedCost(priced, region, today))
        : null,
    },
    contacts,
    attachments,
  };
  const isPublished = row.published_version !== null;
  const isPaid = await isPeriodPaid(db, { draft: row, region, now: now() });
  const tabs = draftTabStates(content, {
    publishing: region.publishing,
    hasStates: region.stateNames !== undefined,
  });
  return {
    id: row.id,
    propertyId: row.public_id,
    agencyId: agencies[0]?.agencyId ?? NO_AGENCY_ID,
    status: ownerStatus(draftStatus(row, now()), { tabs, images, isPaid }),
    version: row.version,
    ...content,
    tabs,
    isPaid,
    hasUnpublishedChanges: isPublished && row.published_version !== row.version,
    review: row.review_at && {
      reason: row.review_reason,
      heldFor: row.held_for,
      at: row.review_at.toISOString(),
      appealedAt: row.appealed_at?.toISOString() ?? null,
    },
    undoUntil: row.undo && now() < row.undo.until ? new Date(row.undo.until).toISOString() : null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
