import { z } from "zod";

/** Kinds of partner offers for a home. */
export const offerKinds = ["mortgage", "insurance"] as const;
export type OfferKind = (typeof offerKinds)[number];

/**
 * A partner's offer for a home: a loan, an insurance (spec §2, D15). Partners' feeds fill the table; the
 * demo's offers are labelled examples and name no real company.
 */
export const Offer = z.object({
  id: z.string(),
  kind: z.enum(offerKinds),
  provider: z.string().max(80),
  title: z.string().max(120),
  text: z.string().max(500),
  /** Effective rate of a loan in per cent per year; null for other offers. */
  yearlyRate: z.number().nonnegative().nullable(),
  /** The partner's page. */
  url: z.url({ protocol: /^https$/ }),
  isExample: z.boolean(),
});
export type Offer = z.infer<typeof Offer>;

/** Response of `GET /api/v2/offers/{kind}`: the offers of one kind, in display order. */
export const Offers = z.object({ offers: z.array(Offer) });
export type Offers = z.infer<typeof Offers>;
