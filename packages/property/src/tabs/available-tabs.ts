import { isClosed } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { type PropertyTab, propertyTabs } from "@hjem/domain/paths";

/** Properties of a home that decide which tabs its page has. */
export interface TabFacts {
  /** Whether a loan for it can be calculated, with its price or one that the buyer enters. */
  hasLoan: boolean;
  /** Whether it needs any insurance. */
  hasInsurance: boolean;
}

/**
 * The tabs of a home. No loan tab for rentals, since nothing can be calculated. No insurance tab
 * for commercial property and bare land: the site does not cover their rules. A home off the market keeps its history
 * (D17), but nobody can buy or insure it.
 */
export const availableTabs = (
  listing: Pick<Listing, "status">,
  { hasLoan, hasInsurance }: TabFacts,
): PropertyTab[] => {
  const isOpen = !isClosed(listing);
  const has: Record<PropertyTab, boolean> = {
    history: true,
    insurance: isOpen && hasInsurance,
    mortgage: isOpen && hasLoan,
  };
  return propertyTabs.filter((tab) => has[tab]);
};
