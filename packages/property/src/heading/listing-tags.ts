import { daysSince } from "@hjem/domain/format/format-date";
import { priceDrop } from "@hjem/domain/format/result-price";
import { isShownHereFirst, isClosed, isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import type { TagProps } from "@hjem/ui/tag";
import { plural, t } from "@lingui/core/macro";

/** A tag of the page: its label and tone. */
export interface ListingTag {
  words: string;
  tone: NonNullable<TagProps["tone"]>;
}

const isPremises = ({ listingType }: Listing) => listingType.startsWith("commercial");

function stateTag({ term }: DatedTranslator, listing: Listing): ListingTag {
  const { status } = listing;
  if (status === "available") {
    const rent = isPremises(listing) ? "status.available_lease" : "status.available_rent";
    return { words: term(isRental(listing) ? rent : "status.available_sale"), tone: "accent" };
  }
  return { words: term(`status.${status}`), tone: status === "future" ? "info" : "quiet" };
}

/** The most important tags: first on market, for sale or sold, price cut. */
export function listingTags(page: DatedTranslator, listing: Listing): ListingTag[] {
  const { siteName } = page.region;
  const isOver = isClosed(listing);
  const drop = isOver ? "" : priceDrop(page, listing.priceHistory);
  return [
    ...(isShownHereFirst(listing)
      ? [{ words: t(page.i18n)`First on ${siteName}`, tone: "signal" as const }]
      : []),
    // The notice above says how a home left the market.
    ...(isOver ? [] : [stateTag(page, listing)]),
    ...(listing.underConstruction && !isOver
      ? [{ words: page.term("type.under_construction"), tone: "info" as const }]
      : []),
    ...(drop ? [{ words: drop, tone: "success" as const }] : []),
  ];
}

/** Time since publication; empty for a home off the market. */
export function listingAge({ i18n, now, region }: DatedTranslator, listing: Listing): string {
  if (isClosed(listing)) return "";
  const days = daysSince(listing.publishedAt, now, listing.address.timeZone);
  const { siteName } = region;
  return days === 0
    ? t(i18n)`New today`
    : t(i18n)`${plural(days, { one: `# day on ${siteName}`, other: `# days on ${siteName}` })}`;
}
