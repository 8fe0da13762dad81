/** What is offered beside a home. */
export const offerKinds = ["mortgage", "insurance"] as const;
export type OfferKind = (typeof offerKinds)[number];
