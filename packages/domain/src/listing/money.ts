import { z } from "zod";
import { WHOLE_MONEY_MAX } from "./money-limits.ts";

/** ISO 4217 codes of the two markets (D2). */
export const CurrencyCode = z.enum(["NOK", "AUD"]);
export type CurrencyCode = z.infer<typeof CurrencyCode>;

/** Whole kroner or dollars, never minor units (D30). */
export const WholeMoney = z.int().min(0).max(WHOLE_MONEY_MAX);

/**
 * An amount on a listing, in whole units of `currency` (spec §3 Detailed listing, D23, D30). A single value is in
 * `amount`; a range (a project, a price guide) in `min` and `max`.
 */
export const Money = z.object({
  amount: WholeMoney.nullable().default(null),
  min: WholeMoney.nullable().default(null),
  max: WholeMoney.nullable().default(null),
  currency: CurrencyCode,
});
export type Money = z.infer<typeof Money>;

/** A measure with its unit; areas are square metres (D24). */
export const Measure = z.object({ metric: z.literal("m2"), value: z.number().nonnegative() });
export type Measure = z.infer<typeof Measure>;

/** WGS 84 degrees. */
export const LatLng = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export type LatLng = z.infer<typeof LatLng>;
