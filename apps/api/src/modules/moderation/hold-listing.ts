import type { Draft } from "@hjem/domain/draft/draft";
import type { HeldFor } from "@hjem/domain/draft/draft-rules";
import { freeTexts } from "@hjem/domain/draft/free-texts";
import { PropertyId } from "@hjem/domain/listing/property-id";
import {
  findHoldReasons,
  type HoldFacts,
  unreleasedReasons,
} from "@hjem/domain/moderation/hold-rules";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../db/schema.ts";
import { type Account, readAccount } from "../accounts/account-repository.ts";
import { listingAddressOf } from "../addresses/listing-address-of.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { draftListing } from "../drafts/preview/preview-listing.ts";
import { areaPrice } from "./area-price.ts";
import { openHeldCase, readOutcomes } from "./case-repository.ts";
import { findSamePhotos } from "./same-photos.ts";

/** A draft that is about to be public, with its row locked. */
export interface HeldPublication {
  row: DraftRow;
  draft: Draft;
  region: Region;
}

const amountOf = ({ listingType, priceAndDate }: Draft): number | null =>
  (listingType?.endsWith("_rent") ? priceAndDate.monthly : priceAndDate.askingPrice) ?? null;

/** Square metres that a price is divided by (D30). */
const areaOf = ({ propertyDetail: { internalArea, primaryRoom } }: Draft): number | null =>
  internalArea?.value || primaryRoom?.value || null;

async function priceFacts(
  trx: Queries,
  { row, draft, region }: HeldPublication,
): Promise<HoldFacts["price"]> {
  const amount = amountOf(draft);
  const address = await listingAddressOf(trx, region, draft.location);
  if (!amount || !draft.listingType || !address) return null;
  const area = areaOf(draft);
  const unit = area === null ? "home" : "square_metre";
  const found = await areaPrice(trx, {
    region: region.id,
    geoIds: address.geoIds,
    listingType: draft.listingType,
    unit,
    except: row.public_id,
  });
  return found && { ...found, value: Math.round(amount / (area ?? 1)), unit };
}

async function readFacts(
  trx: Queries,
  publication: HeldPublication,
  { account, now, rejectedFor }: { account: Account; now: number; rejectedFor: string | null },
): Promise<HoldFacts> {
  const { row, draft, region } = publication;
  const owner = { id: row.id, accountId: row.account_id, region: region.id };
  const same = await findSamePhotos(trx, owner);
  return {
    accountAge: now - account.created_at.getTime(),
    hasPhone: account.mobile !== null || account.phone !== null,
    price: await priceFacts(trx, publication),
    samePhotos: same && {
      ...same,
      propertyId: same.propertyId && PropertyId.parse(same.propertyId),
      of: draft.images.length,
    },
    texts: freeTexts(draft).map(({ text }) => text),
    rejectedFor,
  };
}

/**
 * Checks a listing that is about to be public against the rules of D99, and opens a case for a moderator where one
 * applies that no moderator has released. To be called in the transaction of the publication, with the draft locked.
 * @returns the first rule by which it waits; null where it does not
 */
export async function holdListing(
  trx: Queries,
  publication: HeldPublication,
  now: number,
): Promise<HeldFor | null> {
  const { row, region } = publication;
  const account = await readAccount(trx, row.account_id);
  const { released, rejectedFor } = await readOutcomes(trx, row.id);
  const facts = await readFacts(trx, publication, { account, now, rejectedFor });
  const reasons = unreleasedReasons(findHoldReasons(facts), released);
  const [first] = reasons;
  if (!first) return null;
  const listing = await draftListing({ db: trx, now: () => now }, region, row);
  await openHeldCase(trx, row, { reasons, listing }, now);
  return first.kind;
}
