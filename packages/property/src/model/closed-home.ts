import { formatLongDay } from "@hjem/domain/format/format-date";
import { isClosed } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { listingOfDraft } from "@hjem/domain/listing/listing-type";
import { findClosing } from "@hjem/domain/listing/price/shown-price";
import { listHref } from "@hjem/finder/list-search";
import type { ViewContext } from "@hjem/storefront/page-context";
import { leadPrice } from "../costs/accounts/price-lines.ts";
import type { ClosedNoticeProps } from "../heading/closed-notice.tsx";

/** A search for similar homes, in a place or everywhere. */
export function searchHref({ listingType }: Pick<Listing, "listingType">, geoId?: string): string {
  const { listingType: kind, acquisition } = listingOfDraft(listingType);
  return listHref({
    listingType: kind === "residential" ? acquisition : kind,
    acquisition,
    ...(geoId && { geoId: [geoId] }),
  });
}

/** Notice of a home that is sold, let or withdrawn, with a search for others in its place; null for one on the market. */
export function closedNotice(
  page: ViewContext,
  listing: Listing,
  geoId?: string,
): ClosedNoticeProps | null {
  if (!isClosed(listing)) return null;
  const { status, priceHistory, closedAt } = listing;
  const closing = findClosing(status, priceHistory, closedAt);
  const date = closing?.date ?? closedAt;
  const day = date && formatLongDay(page, date);
  const paid = closing && closing.price !== null ? leadPrice(page, listing).figure : "";
  return {
    state: [page.term(`status.${status}`), day, paid].filter(Boolean).join(" · "),
    status: page.term(`status.${status}`),
    place: listing.address.displayName,
    searchHref: searchHref(listing, geoId),
    isHidden: listing.isHidden ?? false,
  };
}
