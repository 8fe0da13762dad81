import type { Draft, PublishResponse } from "@hjem/domain/draft/draft";
import type { DraftContacts } from "@hjem/domain/draft/draft-detail";
import type { HeldFor } from "@hjem/domain/draft/draft-rules";
import { DAY_MS } from "@hjem/domain/durations";
import { Listing } from "@hjem/domain/listing/listing";
import type { Region } from "@hjem/domain/region";
import { toSnake } from "@hjem/domain/wire/case";
import type { Queries } from "../../../db/schema.ts";
import { forgetSharedReads } from "../../../db/shared-read.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { findAddressFault } from "../../addresses/address-row.ts";
import { listingAddressOf } from "../../addresses/listing-address-of.ts";
import { publishFiles } from "../../draft-files/publish-files.ts";
import { readPhone } from "../../leads/form-checks.ts";
import { fitToMarket } from "../../listings/fit-to-market.ts";
import { randomPropertyId } from "../../listings/property-id.ts";
import { type DraftOwner, type DraftRow, draftView, requireOwnDraft } from "../draft-access.ts";
import type { DraftDeps } from "../draft-deps.ts";
import { draftStatus, isOnMarket } from "../draft-status.ts";
import { incomplete, requireComplete } from "../require-complete.ts";
import { brokenRules } from "./broken-rules.ts";
import { buildListing } from "./build-listing.ts";
import { openListing, readStoredListing, saveHomeKey, saveListing } from "./stored-listing.ts";

/** A home that was off the market for this long comes back as a new one (D100). */
const NEW_AGAIN_AFTER_MS = 180 * DAY_MS;

/** What publication takes. */
export type PublicationDeps = Pick<DraftDeps, "db" | "now" | "payments" | "holdReasons">;

/** How a draft is published. */
export interface PublishOptions {
  /** Also one that is off the market: a new period begins (D100). @default false */
  isRelisting?: boolean;
  /** A moderator has released it: nobody asks again (D99). @default false */
  isReleased?: boolean;
}

/** @throws {ApiError} `draft_incomplete` where a picture is still being processed: it would be missing in the listing. */
function requireProcessed({ images }: Draft): void {
  if (images.some(({ state }) => state === "processing")) throw incomplete(["images"]);
}

/** Whether an address is given, or a telephone that can be called (LIST-104). A draft keeps what is typed, whatever it is. */
const isReachable = ({ email, phones = [] }: DraftContacts, { dialCode }: Region): boolean =>
  Boolean(email) || phones.some((phone) => readPhone(phone, dialCode) !== null);

const requireAddress = async (trx: Queries, region: Region, { location }: Draft) => {
  const address = await listingAddressOf(trx, region, location);
  if (!address) throw incomplete(["location.coordinates"]);
  return address;
};

/** The listing as its schema and its market allow it. @throws {ApiError} `draft_incomplete` with what they do not. */
function checkedListing(listing: Listing, region: Region): Listing {
  const result = Listing.safeParse(listing);
  if (!result.success) {
    throw incomplete(
      result.error.issues.map(({ path }) => path.map((key) => toSnake(String(key))).join(".")),
    );
  }
  return fitToMarket(result.data, region);
}

/** Since when the home counts as published: a long absence makes it new (D100). */
const publishedSince = (row: DraftRow, now: number): Date => {
  const isNew =
    row.published_at === null ||
    (row.off_market_since !== null && row.off_market_since.getTime() + NEW_AGAIN_AFTER_MS <= now);
  return isNew || row.published_at === null ? new Date(now) : row.published_at;
};

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
  { row, draft, region }: { row: DraftRow; draft: Draft; region: Region },
  expiresAt: Date,
  now: number,
): Promise<PublishResponse> {
  const id = row.public_id ?? randomPropertyId();
  const stored = await readStoredListing(trx, row.public_id);
  const publishedAt = publishedSince(row, now).toISOString();
  const changedAt = new Date(now).toISOString();
  const address = stored?.address ?? (await requireAddress(trx, region, draft));
  const source = { region, row, draft, address, stored, id, publishedAt, changedAt };
  const built = checkedListing(await buildListing(trx, source), region);
  const listing = openListing(built, region, now);
  await saveListing(trx, region, listing, now);
  await saveHomeKey(trx, listing, draft.propertyDetail.landRegistry);
  await publishFiles(trx, listing, now);
  await trx
    .updateTable("listing_draft")
    .set({
      status: "live",
      public_id: id,
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
  const draft = await draftView({ db: trx, now: deps.now }, region, row);
  requireProcessed(draft);
  requireComplete(draft);
  const { listingType } = draft;
  // The address of a published listing is fixed (D98): an administrator corrects it.
  const addressFault =
    row.public_id === null ? await findAddressFault(trx, region.id, draft.location) : null;
  const broken =
    listingType === null ? [] : brokenRules({ ...draft, listingType }, region, now, addressFault);
  if (!isReachable(draft.contacts, region)) broken.push("contacts.phones");
  if (broken.length > 0) throw incomplete(broken, "format");
  const period = { draft: row, region, now };
  if (!(await deps.payments.isPeriodPaid(trx, period))) throw new ApiError("payment_due");
  const heldFor = isReleased ? null : await deps.holdReasons(trx, { row, draft, region });
  if (heldFor !== null) return hold(trx, row, heldFor, now);
  const expiresAt = await deps.payments.startPeriod(trx, period);
  if (!expiresAt) throw new ApiError("payment_due");
  return makePublic(trx, { row, draft, region }, expiresAt, now);
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
export const isRelistable = (row: DraftRow, now: number): boolean =>
  row.public_id !== null && (!isOnMarket(row) || draftStatus(row, now) === "expired");
