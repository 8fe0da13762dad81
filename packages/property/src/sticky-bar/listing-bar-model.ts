import { isClosed } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { Line } from "../section/line.ts";
import type { ListingTab } from "../tabs/listing-tabs.ts";
import type { ListingViewings, SignUp } from "../viewings/viewing-lines.ts";

/** View of the bar that stays visible while scrolling. */
export interface ListingBarModel {
  /** The page itself first. */
  tabs: ListingTab[];
  /** The next viewing; empty without one. */
  viewing: string;
  price: Line;
  /** Where to sign up for a viewing, else the contact form; null for a home off the market (D17). */
  action: SignUp | null;
  /** Where to write to the advertiser, where that is not the action itself. */
  message: SignUp | null;
}

/** Where the page has its contact forms. */
export const CONTACT_ID = "contact";

/** Parts of the page that the bar repeats. */
export interface BarParts {
  tabs: ListingTab[];
  viewings: ListingViewings | null;
  /** The total price if known, else the price. */
  price: Line;
}

/** Builds the bar of a home. */
export function listingBar(
  { i18n }: Pick<PageContext, "i18n">,
  listing: Pick<Listing, "status">,
  { tabs, viewings, price }: BarParts,
): ListingBarModel {
  const next = viewings?.viewings[0];
  const contact: SignUp = {
    href: `${tabs[0]?.href}#${CONTACT_ID}`,
    label: t(i18n)`Ask about this property`,
    isElsewhere: false,
  };
  return {
    tabs,
    viewing: next
      ? `${viewings?.title} ${next.weekday} ${next.date} ${next.month} ${next.hours}`
      : "",
    // "Auction" needs no label; that a sale price is not stated is said beside it.
    price: /\d/u.test(price.value)
      ? price
      : { label: "", value: isClosed(listing) ? "" : price.value },
    // The same target as the sign-up in the sidebar (PROP-054).
    action: isClosed(listing) ? null : (viewings?.signUp ?? contact),
    message: viewings && !isClosed(listing) ? { ...contact, label: t(i18n)`Send a message` } : null,
  };
}
