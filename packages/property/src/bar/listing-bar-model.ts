import type { Listing } from "@hjem/domain/listing/listing";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { isGone } from "../heading/listing-state.ts";
import type { Line } from "../model/line.ts";
import type { ListingTab } from "../tabs/listing-tabs.ts";
import type { ListingViewings } from "../viewings/viewing-lines.ts";

/** What stays in sight while a home's page is read, told. */
export interface ListingBarModel {
  /** The page itself first. */
  tabs: ListingTab[];
  /** The next viewing; empty where none is to come. */
  viewing: string;
  price: Line;
  /** The way to whoever shows or sells the home; null for one that is gone (D17). */
  action: ListingTab | null;
}

/** Where the page has the forms that reach whoever advertises. */
export const CONTACT_ID = "contact";

/** Parts of the page that the bar says again. */
export interface BarParts {
  tabs: ListingTab[];
  viewings: ListingViewings | null;
  /** The sum that counts: price with all costs where it is told, else the price. */
  price: Line;
}

/** Tells the bar of a home. */
export function listingBar(
  { i18n, term }: Pick<PageContext, "i18n" | "term">,
  listing: Pick<Listing, "status">,
  { tabs, viewings, price }: BarParts,
): ListingBarModel {
  const next = viewings?.viewings[0];
  const label = viewings ? term("date.bookOpening") : t(i18n)`Ask about the home`;
  return {
    tabs,
    viewing: next
      ? `${viewings?.title} ${next.weekday} ${next.date} ${next.month} ${next.hours}`
      : "",
    price,
    action: isGone(listing) ? null : { href: `${tabs[0]?.href}#${CONTACT_ID}`, label },
  };
}
