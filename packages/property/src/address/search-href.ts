import type { Listing } from "@hjem/domain/listing/listing";
import { listingOfDraft } from "@hjem/domain/listing/listing-type";
import { listHref } from "@hjem/finder/list-search";

/** A search for homes of the same kind as this one, in a place or everywhere. */
export function searchHref({ listingType }: Pick<Listing, "listingType">, geoId?: string): string {
  const { listingType: kind, acquisition } = listingOfDraft(listingType);
  return listHref({
    listingType: kind === "residential" ? acquisition : kind,
    acquisition,
    ...(geoId && { geoId: [geoId] }),
  });
}
