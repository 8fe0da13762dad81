import { z } from "zod";
import { availabilities } from "../listing/availability.ts";
import { CurrencyCode, WholeMoney } from "../listing/money.ts";
import { PropertyId } from "../listing/property-id.ts";
import { LeadReceipt } from "./lead-receipt.ts";

/** A listing that an estimate is based on. */
export const Comparable = z.object({
  propertyId: PropertyId,
  agencyId: z.string(),
  address: z.string(),
  /** Asking price plus joint debt, or the rent: the compared amount. */
  price: WholeMoney,
  /** Square metres: BRA-i, else primary room (D10, D30). */
  area: z.number().positive(),
  pricePerSquareMetre: z.number().positive(),
  /** Sold and rented homes use their last asking price. */
  availability: z.enum(availabilities),
});
export type Comparable = z.infer<typeof Comparable>;

const Spread = z.object({ low: WholeMoney, median: WholeMoney, high: WholeMoney });

/**
 * Where the homes of an estimate are: in the home's own places (suburb, municipality), within 25 km, or
 * anywhere in its county or state. The next level is used where the one before has too few homes.
 */
export const estimateReaches = ["place", "near", "region"] as const;
export type EstimateReach = (typeof estimateReaches)[number];

/** Why there is no estimate. */
export const noEstimateReasons = [
  "no_area",
  "too_few",
  "too_far_apart",
  /** A statement stands in place of its price (D125). */
  "price_withheld",
] as const;

/**
 * Estimated asking price of a home, with its basis (LEAD-006): the quartiles of the price per square metre of
 * the most similar listings, times the home's own area. Asking prices, not sale prices.
 */
export const Estimate = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("estimate"),
    currency: CurrencyCode,
    /** Period of a rent; null for a sale. */
    period: z.enum(["week", "month", "year"]).nullable(),
    price: Spread,
    perSquareMetre: Spread,
    area: z.number().positive(),
    reach: z.enum(estimateReaches),
    /** Joint debt that was subtracted, so that `price` is an asking price (Norway). */
    jointDebt: WholeMoney,
    comparables: z.array(Comparable),
  }),
  z.object({
    kind: z.literal("cannot_tell"),
    reason: z.enum(noEstimateReasons),
    comparables: z.array(Comparable),
  }),
]);
export type Estimate = z.infer<typeof Estimate>;

/** Response of `POST /api/v2/property/{id}/valuation`; `receipt` where it was a lead too. */
export const ValuationResponse = z.object({ estimate: Estimate, receipt: LeadReceipt.nullable() });
export type ValuationResponse = z.infer<typeof ValuationResponse>;
