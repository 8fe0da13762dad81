/** Dispatched on the document when the offer to install the site comes or goes, and when its place, the footer's list, is hydrated. */
export const OFFER_EVENT = "installoffer";

/** Finds the footer's list that the offer is added to, once it is hydrated. */
export const OFFER_PLACE = "[data-choices]";

/**
 * Names the list for the offer to install the site, which is added to it from elsewhere, and says that it is there. Not
 * before it is hydrated: React discards a server's HTML that something was added to.
 */
export function announceOfferPlace(list: HTMLElement | null): void {
  list?.setAttribute("data-choices", "");
  document.dispatchEvent(new Event(OFFER_EVENT));
}
