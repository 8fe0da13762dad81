/** Dispatched on the document when the offer to install the site comes or goes, and when its place, the footer's list, is hydrated. */
export const OFFER_EVENT = "installoffer";
