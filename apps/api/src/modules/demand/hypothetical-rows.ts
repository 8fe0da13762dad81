import { boxAround } from "@hjem/domain/distance";
import { toProperty } from "@hjem/domain/listing/card";
import type { Listing } from "@hjem/domain/listing/listing";
import { Property } from "@hjem/domain/listing/property";
import { nearestStopFinder, TRANSPORT_REACH_M } from "@hjem/domain/nearest-stop";
import { withPriceStatement } from "@hjem/domain/publishing/price-statement";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../db/schema.ts";
import { FacilityMask } from "../../search/facility-mask.ts";
import { searchRow } from "../../search/search-row.ts";
import { wordsRow } from "../../search/searchable-text.ts";
import { type EventRow, readRows } from "../alerts/matcher/read-events.ts";
import { placeIdsOfListings } from "../places/listing-places.ts";
import { findStopsIn } from "../stops/repository.ts";

/**
 * Homes that are in no table, as the search index would read them: what the writing of listings stores, without storing
 * it. They lie in one place, and their ids count from 1.
 */
export async function hypotheticalRows(
  db: Queries,
  region: Region,
  homes: readonly [Listing, ...Listing[]],
): Promise<EventRow[]> {
  const [{ address }] = homes;
  const placeIds = await placeIdsOfListings(db, region.id, homes);
  const stops = await findStopsIn(db, region.id, boxAround(address.coordinates, TRANSPORT_REACH_M));
  const stopDistance = nearestStopFinder(stops)(address.coordinates);
  const facilityMask = new FacilityMask(region);
  return readRows(
    db,
    homes.map((home, index) => {
      const id = index + 1;
      const listing = withPriceStatement(home, region);
      const property = Property.parse(toProperty(listing, region.currency.code));
      const context = {
        id,
        region: region.id,
        property,
        placeIds: placeIds(listing),
        stopDistance,
        facilityMask,
      };
      return { ...wordsRow(id, listing, region, null), ...searchRow(listing, context) };
    }),
  );
}
