import { z } from "zod";

/** What is offered beside a home. */
export const offerKinds = ["mortgage", "insurance"] as const;
export type OfferKind = (typeof offerKinds)[number];

/**
 * What somebody else offers beside a home: a loan, an insurance (spec §2, D15). Partners' feeds fill the table; the offers
 * of the demo are examples, say so, and name no real company.
 */
export const Offer = z.object({
  id: z.string(),
  kind: z.enum(offerKinds),
  provider: z.string().max(80),
  title: z.string().max(120),
  text: z.string().max(500),
  /** Effective rate of a loan in per cent a year; null for what is no loan. */
  yearlyRate: z.number().nonnegative().nullable(),
  /** Where the offer is made: another site. */
  url: z.url({ protocol: /^https$/ }),
  isExample: z.boolean(),
});
export type Offer = z.infer<typeof Offer>;

/** `GET /api/v2/offers/{kind}`: of one kind, in the order in which they are shown. */
export const Offers = z.object({ offers: z.array(Offer) });
export type Offers = z.infer<typeof Offers>;
