import type { Draft } from "@hjem/domain/draft/draft";
import { Listing } from "@hjem/domain/listing/listing";
import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import { withoutAmounts } from "@hjem/domain/listing/price/withheld-price";
import { formatAddress } from "@hjem/domain/place/format-address";
import { withPriceStatement } from "@hjem/domain/publishing/price-statement";
import type { Region } from "@hjem/domain/region";
import { placeZoneOf } from "@hjem/domain/time/place-zone";
import type { Queries } from "../../../db/schema.ts";
import { listingAddressOf } from "../../addresses/listing-address-of.ts";
import { type DraftRow, draftView } from "../draft-access.ts";
import { buildListing } from "../publication/build-listing.ts";

/** Public id of a draft that has none yet. */
const NO_ID = "0000000000";
/** Where an obligatory text is still missing. */
const NOTHING = "–";

/** As much of an address as there is, in the middle of the market where no pin is. */
const partialAddress = ({ location }: Draft, region: Region): ListingAddress => ({
  fullAddress: formatAddress(location, region) || NOTHING,
  displayName: location.suburb || NOTHING,
  street: location.street ?? "",
  suburb: location.suburb ?? "",
  region: location.region ?? "",
  municipality: null,
  postCode: location.postCode ?? "0000",
  coordinates: location.coordinates ?? region.map.center,
  geoIds: ["draft:preview"],
  timeZone: placeZoneOf(region, location),
});

/** The listing that a draft would be if it was published now, complete or not; null where it could not be shown at all. */
export async function draftListing(
  { db, now }: { db: Queries; now: () => number },
  region: Region,
  row: DraftRow,
): Promise<Listing | null> {
  const draft = await draftView({ db, now }, region, row);
  const at = new Date(now()).toISOString();
  const address =
    (await listingAddressOf(db, region, draft.location)) ?? partialAddress(draft, region);
  const listing = await buildListing(db, {
    region,
    row,
    draft,
    address,
    stored: null,
    id: row.public_id ?? NO_ID,
    publishedAt: row.published_at?.toISOString() ?? at,
    changedAt: at,
  });
  const result = Listing.safeParse({
    ...listing,
    title: listing.title || NOTHING,
    propertyTypes: listing.propertyTypes.length > 0 ? listing.propertyTypes : ["others"],
    address,
  });
  return result.success ? withPriceStatement(result.data, region) : null;
}

/** The same as visitors would see it (LIST-014, LIST-085, D105): without amounts that are withheld (D125). */
export async function previewListing(
  ...[deps, region, row]: Parameters<typeof draftListing>
): Promise<Listing | null> {
  const listing = await draftListing(deps, region, row);
  return listing && withoutAmounts(listing);
}
