import { z } from "zod";
import type { Language } from "../language.ts";
import { draftListingTypes } from "./listing-type.ts";
import { CurrencyCode } from "./money.ts";

/** Methods of payment; `mobile` is offered where the region has a provider (LIST-022..025). */
export const paymentMethods = ["card", "mobile"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** A package of a market: a listing is public for `days` (D97). */
export const ListingPackage = z.object({
  key: z.string().regex(/^[a-z_]{1,40}$/),
  listingTypes: z.array(z.enum(draftListingTypes)).min(1),
  days: z.int().positive().max(366),
  /** In minor units (øre, cents), tax included; 0 skips payment. */
  total: z.int().nonnegative().max(100_000_000),
  currency: CurrencyCode,
});
export type ListingPackage = z.infer<typeof ListingPackage>;

/** What publishing costs in a market (D97), as region data. */
export interface ListingSales {
  packages: readonly ListingPackage[];
  /** Tax in the prices: percent, and its name, e.g. 25 and MVA. */
  tax: { rate: number; name: Readonly<Partial<Record<Language, string>>> };
  methods: readonly PaymentMethod[];
}
