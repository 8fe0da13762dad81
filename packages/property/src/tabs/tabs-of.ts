import type { Listing } from "@hjem/domain/listing/listing";
import { isClosed } from "@hjem/domain/listing/listing-state";
import { type PropertyTab, propertyTabs } from "@hjem/domain/paths";

/** What of a home decides which tabs its page has. */
export interface TabFacts {
  /** Whether it is known what buying it on a loan would cost a month. */
  hasLoan: boolean;
  /** Whether whoever moves in needs an insurance. */
  hasInsurance: boolean;
}

/**
 * The tabs of a home. No loan tab for rentals, nor where no price is stated, since nothing can be calculated.
 * No insurance tab for premises and bare land: the site does not cover their rules. A home that is gone keeps its
 * history (D17), but nobody can buy or insure it any more.
 */
export const tabsOf = (
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
