import { Listing } from "@hjem/domain/listing/listing";
import { viewingDate, viewingDay } from "@hjem/domain/listing/viewing-date";
import type { ListingPlace } from "@hjem/domain/moderation/administration";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../db/schema.ts";
import { forgetSharedReads } from "../../db/shared-read.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { type AuditFacts, writeAudit } from "../../security/audit.ts";
import { findAddressFault } from "../addresses/address-row.ts";
import { listingAddressOf } from "../addresses/listing-address-of.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import {
  readStoredListing,
  saveHomeKey,
  saveListing,
} from "../drafts/publication/stored-listing.ts";
import { findCaseDraft } from "./case-listing.ts";
import type { ModerationDeps } from "./moderation-deps.ts";
import { requireOthersListing } from "./own-listing.ts";

/** A correction by an administrator. */
export interface PlaceCorrection {
  /** Public id. */
  id: string;
  region: Region;
  place: ListingPlace;
  /** The administrator's account. */
  accountId: string;
  audit: AuditFacts;
}

const unfit = (field: string): ApiError =>
  new ApiError("validation_failed", { fieldErrors: [{ field, sentence: "format" }] });

/** The same listing at another address; its viewings keep their hours, in the zone of the place. */
async function movedListing(
  trx: Queries,
  region: Region,
  stored: Listing,
  place: ListingPlace,
): Promise<Listing> {
  const fault = await findAddressFault(trx, region.id, place);
  if (fault) throw unfit(fault.field);
  const found = await listingAddressOf(trx, region, place);
  if (!found) throw unfit("coordinates");
  const { timeZone } = found;
  const { localName } = stored.address;
  const address = { ...found, suburb: place.suburb, ...(localName && { localName }) };
  return Listing.parse({
    ...stored,
    address,
    viewingDates: stored.viewingDates.map((viewing) =>
      viewingDate({ ...viewing, day: viewingDay(viewing) }, timeZone),
    ),
  });
}

/** What the owner's draft says follows; it counts as published where it was before. */
const moveDraft = (trx: Queries, row: DraftRow, { address }: Listing, now: number) => {
  const { street, suburb, region, postCode, coordinates } = address;
  const version = row.version + 1;
  const location = {
    ...row.content.location,
    street: street || null,
    suburb,
    region,
    postCode,
    coordinates,
    mapSuggest: null,
  };
  return trx
    .updateTable("listing_draft")
    .set({
      content: JSON.stringify({ ...row.content, location }),
      version,
      content_version: version,
      changed_at: new Date(now).toISOString(),
      ...(row.published_version === row.version && { published_version: version }),
    })
    .where("id", "=", row.id)
    .execute();
};

/**
 * Corrects the address of a published listing, which its owner cannot (D98, D123): its page, search, time zone and draft follow in one
 * transaction with the line of the log. What is the same already is left alone. A feed that sends the old address again brings it back.
 * @throws {ApiError} `not_found`, `own_listing`, `validation_failed` for postcode, place and state that do not belong together.
 */
export async function correctPlace(
  { accountDeps: { db, now } }: ModerationDeps,
  { id, region, place, accountId, audit }: PlaceCorrection,
): Promise<void> {
  const publicId = id.toLowerCase();
  await inTransaction(db, async (trx) => {
    const stored = await readStoredListing(trx, publicId, region);
    if (!stored || stored.isHidden) throw new ApiError("not_found");
    const draft = await findCaseDraft(trx, region.id, { draftId: null, propertyId: publicId });
    await requireOthersListing(trx, accountId, { draft, propertyId: publicId });
    const moved = await movedListing(trx, region, stored, place);
    if (JSON.stringify(moved.address) === JSON.stringify(stored.address)) return;
    const at = now();
    await saveListing(trx, region, { ...moved, changedAt: new Date(at).toISOString() }, at);
    if (draft) {
      await moveDraft(trx, draft, moved, at);
      await saveHomeKey(trx, moved, draft.content.propertyDetail.landRegistry);
    }
    const owner = draft
      ? await trx
          .selectFrom("account")
          .select("audit_id")
          .where("id", "=", draft.account_id)
          .executeTakeFirst()
      : undefined;
    await writeAudit(trx, owner?.audit_id ?? null, "place_corrected", at, {
      ...audit,
      region: region.id,
      subject: `listing/${publicId}`,
    });
  });
  forgetSharedReads(db);
}
