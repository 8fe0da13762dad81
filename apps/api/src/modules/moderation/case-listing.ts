import { NO_AGENCY_ID } from "@hjem/domain/agency/agency-id";
import type { Listing } from "@hjem/domain/listing/listing";
import type { CaseListing } from "@hjem/domain/moderation/moderation-case";
import { formatAddress } from "@hjem/domain/place/format-address";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../db/schema.ts";
import { readAccount } from "../accounts/account-repository.ts";
import { agenciesOf, ownerTypeOf } from "../administration/agency-member-repository.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { readDraftFiles } from "../drafts/draft-files-of.ts";
import { draftStatus } from "../drafts/draft-status.ts";

const landNumberOf = (farm?: string | null, share?: string | null): string | null =>
  farm ? [farm, share].filter(Boolean).join("/") : null;

/** A draft as moderators compare it, with the account that it belongs to. */
export async function caseListingOfDraft(
  db: Queries,
  region: Region,
  row: DraftRow,
  now: number,
): Promise<CaseListing> {
  const account = await readAccount(db, row.account_id);
  const agencies = await agenciesOf(db, row.account_id);
  const { images } = await readDraftFiles(db, row.id);
  const { location, propertyDetail: detail, priceAndDate } = row.content;
  const isRent = row.listing_type?.endsWith("_rent") ?? false;
  const cover = images.find(({ state }) => state === "ready");
  return {
    draftId: row.id,
    propertyId: row.public_id,
    agencyId: agencies[0]?.agencyId ?? NO_AGENCY_ID,
    listingType: row.listing_type,
    status: draftStatus(row, now),
    title: detail.title ?? null,
    address: formatAddress(location, region) || null,
    cover: cover ? { url: cover.url, ratio: cover.ratio, color: cover.color } : null,
    pictures: images.length,
    price: (isRent ? priceAndDate.monthly : priceAndDate.askingPrice) ?? null,
    area:
      detail.internalArea?.value ?? detail.primaryRoom?.value ?? detail.usageArea?.value ?? null,
    yearBuilt: detail.constructionYear ?? null,
    landNumber: landNumberOf(detail.landRegistry?.farmNumber, detail.landRegistry?.shareNumber),
    advertiser: {
      name: account.name,
      kind: ownerTypeOf(agencies),
      email: account.email,
      activatedAt: account.verified_at?.toISOString() ?? null,
      lockedAt: account.locked_at?.toISOString() ?? null,
    },
    createdAt: row.created_at.toISOString(),
  };
}

/** A listing of a feed as moderators compare it. */
export function caseListingOf(listing: Listing): CaseListing {
  const { agency, agent, images, details, prices } = listing;
  const [cover] = images;
  return {
    draftId: null,
    propertyId: listing.id,
    agencyId: listing.agencyId,
    listingType: listing.listingType,
    status: listing.status,
    title: listing.title,
    address: listing.address.fullAddress,
    cover: cover ? { url: cover.url, ratio: cover.ratio, color: cover.color } : null,
    pictures: images.length,
    price: prices.price?.amount ?? null,
    area: (details.internalArea ?? details.primaryRoom)?.min ?? null,
    yearBuilt: listing.yearBuilt,
    landNumber: null,
    advertiser: {
      name: agency?.name ?? agent?.name ?? listing.ownerContact?.name ?? null,
      kind: listing.ownerType,
      email: null,
      activatedAt: null,
      lockedAt: null,
    },
    createdAt: listing.createdAt,
  };
}

/** Which listing is meant: a draft, a public id in lower case, or a public listing of a draft by either. */
export interface CaseListingKey {
  draftId: string | null;
  propertyId: string | null;
}

/** A draft by its id or by the public id of its listing, of one market; undefined where there is none. */
export const findCaseDraft = (
  db: Queries,
  regionId: string,
  { draftId, propertyId }: CaseListingKey,
): Promise<DraftRow | undefined> =>
  db
    .selectFrom("listing_draft")
    .selectAll()
    .where("region", "=", regionId)
    .where((is) =>
      draftId === null ? is("public_id", "=", propertyId ?? "") : is("id", "=", draftId),
    )
    .executeTakeFirst();

/** A listing of a market, from its draft where it has one; null where neither is there. */
export async function readCaseListing(
  db: Queries,
  region: Region,
  key: CaseListingKey,
  now: number,
): Promise<CaseListing | null> {
  const row = await findCaseDraft(db, region.id, key);
  if (row) return caseListingOfDraft(db, region, row, now);
  if (key.propertyId === null) return null;
  const stored = await db
    .selectFrom("listing")
    .leftJoin("removed_listing", "removed_listing.public_id", "listing.public_id")
    .select(["listing.listing", "removed_listing.listing as before"])
    .where("listing.region", "=", region.id)
    .where("listing.public_id", "=", key.propertyId)
    .executeTakeFirst();
  if (!stored) return null;
  // A removed one has no address of its own any more: moderators see where it was.
  const { address = null } = stored.before ?? {};
  return { ...caseListingOf(stored.listing), ...(address && { address: address.fullAddress }) };
}
