import type { DraftLocation } from "@hjem/domain/draft/draft-detail";
import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import { formatAddress } from "@hjem/domain/place/format-address";
import type { Region } from "@hjem/domain/region";
import { placeZoneOf } from "@hjem/domain/time/place-zone";
import type { Queries } from "../../db/schema.ts";
import { findAddressPath, regionOnPath } from "./address-path.ts";
import { withWrittenPlace } from "./address-row.ts";

/**
 * The address of a listing from the location of its draft: places by postcode, suburb and pin, county or state by
 * those, time zone by the place (D129); a plot may have no street. Null while postcode or pin are missing, or where no place is known.
 */
export const listingAddressOf = async (
  db: Queries,
  region: Region,
  location: DraftLocation,
): Promise<ListingAddress | null> => {
  const written = await withWrittenPlace(db, region.id, location);
  const { street, suburb, region: stated, postCode, coordinates } = written;
  if (!postCode || !coordinates) return null;
  const path = await findAddressPath(db, region.id, {
    suburb,
    region: stated,
    postCode,
    coordinates,
  });
  const narrowest = path.at(-1);
  if (!narrowest) return null;
  const county = regionOnPath(path) || stated || "";
  const town = suburb || narrowest.name;
  return {
    fullAddress: formatAddress({ street, suburb: town, region: county, postCode }, region),
    displayName: narrowest.name,
    street: street ?? "",
    suburb: narrowest.kind === "district" ? narrowest.name : town,
    region: county,
    municipality: path.find(({ kind }) => kind === "municipality")?.name ?? null,
    postCode,
    coordinates,
    geoIds: path.map(({ geoId }) => geoId),
    timeZone: placeZoneOf(region, { region: county, postCode, suburb: town }),
  };
};
