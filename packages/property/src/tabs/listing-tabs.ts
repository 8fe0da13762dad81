import { padAgencyId } from "@hjem/domain/listing/agency-id";
import type { Listing } from "@hjem/domain/listing/listing";
import { paths, type PropertyTab, propertyTabs } from "@hjem/domain/paths";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { isGone } from "../heading/listing-state.ts";

/** A tab of the page of a home, told. */
export interface ListingTab {
  href: string;
  label: string;
}

/** What of a home decides which tabs its page has. */
export interface TabFacts {
  /** Whether it is known what buying it on a loan would cost a month. */
  hasLoan: boolean;
  /** Whether whoever moves in needs an insurance. */
  hasInsurance: boolean;
}

/**
 * The tabs that make sense for a home. Who rents borrows nothing, and where no price is told nothing can be reckoned: no
 * loan. Premises and bare land are insured by rules of their own, which we do not tell. A home that is gone keeps its
 * history (D17), but nobody can buy or insure it any more.
 */
export const tabsOf = (
  listing: Pick<Listing, "status">,
  { hasLoan, hasInsurance }: TabFacts,
): PropertyTab[] => {
  const isOpen = !isGone(listing);
  const has: Record<PropertyTab, boolean> = {
    history: true,
    insurance: isOpen && hasInsurance,
    mortgage: isOpen && hasLoan,
  };
  return propertyTabs.filter((tab) => has[tab]);
};

/** The page itself and its tabs, in their order. */
export function listingTabLinks(
  { i18n }: Pick<PageContext, "i18n">,
  { agencyId, id }: Pick<Listing, "agencyId" | "id">,
  tabs: readonly PropertyTab[],
): ListingTab[] {
  const agency = padAgencyId(agencyId);
  const words: Record<PropertyTab, string> = {
    history: t(i18n)`History`,
    insurance: t(i18n)`Insurance`,
    mortgage: t(i18n)`Home loan`,
  };
  return [
    { href: paths.property.to(agency, id), label: t(i18n)`Overview` },
    ...tabs.map((tab) => ({ href: paths.propertyTab.to(agency, id, tab), label: words[tab] })),
  ];
}
