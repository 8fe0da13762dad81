import { z } from "zod";
import { Instant } from "../listing/listing-dates.ts";
import { draftListingTypes } from "../listing/listing-type.ts";

/** States of a payment (D96). */
export const paymentStates = [
  "created",
  "action_required",
  "authorised",
  "captured",
  "failed",
  "cancelled",
  "refunded",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Methods of payment; `mobile` is offered where the region has a provider (LIST-022..025). */
export const paymentMethods = ["card", "mobile"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Why a gateway declined. */
export const declineReasons = [
  "declined",
  "insufficient_funds",
  "authentication_failed",
  "expired",
] as const;

/** A package of a market: a listing is public for `days` (D97). Amounts in minor units, tax included. */
export const ListingPackage = z.object({
  key: z.string().regex(/^[a-z_]{1,40}$/),
  listingTypes: z.array(z.enum(draftListingTypes)),
  days: z.int().positive(),
  /** In minor units (øre, cents), tax included; 0 skips payment. */
  total: z.int().nonnegative(),
  currency: z.enum(["NOK", "AUD"]),
});
export type ListingPackage = z.infer<typeof ListingPackage>;

/** A price with its tax, in minor units. */
export const TaxedPrice = z.object({
  net: z.int(),
  tax: z.int(),
  /** Percent, e.g. 25 for VAT and 10 for GST. */
  taxRate: z.number(),
  total: z.int(),
  currency: z.enum(["NOK", "AUD"]),
});
export type TaxedPrice = z.infer<typeof TaxedPrice>;

/** A package with its price, as offered. */
export const OfferedPackage = ListingPackage.pick({ key: true, days: true }).extend({
  price: TaxedPrice,
});
export type OfferedPackage = z.infer<typeof OfferedPackage>;

/** A payment of a draft (D96). */
export const Payment = z.object({
  id: z.uuid(),
  package: z.string(),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStates),
  reason: z.enum(declineReasons).nullable(),
  price: TaxedPrice,
  /** Brand and last four digits of the card; null for others. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Number of the receipt; null until it is captured. */
  receiptNumber: z.string().nullable(),
  createdAt: Instant,
});
export type Payment = z.infer<typeof Payment>;

/** Response of `GET …/payment`: what can be bought for a draft, how, and the latest payment. */
export const PaymentOfferResponse = z.object({
  data: z.object({
    packages: z.array(OfferedPackage),
    methods: z.array(z.enum(paymentMethods)),
    /** True for the demo's gateway: no money moves. */
    isSandbox: z.boolean(),
    /** True if this period is paid, or nothing has to be paid. */
    isPaid: z.boolean(),
    payment: Payment.nullable(),
  }),
});
export type PaymentOfferResponse = z.infer<typeof PaymentOfferResponse>;

/** Body of `POST …/payment` (LIST-117, D8, D96); `package` may be left out where there is one. */
export const PaymentRequest = z.object({
  package: ListingPackage.shape.key.optional(),
  method: z.enum(paymentMethods).default("card"),
  /** Accepted by the sandbox alone, and only its published test numbers (D8). */
  cardNumber: z.string().max(30).optional(),
  gatewayToken: z.string().max(500).optional(),
});
export type PaymentRequest = z.input<typeof PaymentRequest>;

/** Response of `POST …/payment`: where the state is `action_required`, the page goes to `redirectUrl`. */
export const PaymentResponse = z.object({
  id: z.uuid(),
  status: z.enum(paymentStates),
  reason: z.enum(declineReasons).nullable(),
  redirectUrl: z.string().nullable(),
});
export type PaymentResponse = z.infer<typeof PaymentResponse>;

/** Body of `POST /api/listing/check-prices` of the admin host (LIST-122, LIST-124). */
export const CheckPricesRequest = z.object({ draftId: z.uuid() });
/** Its response: the packages of the draft with their prices. */
export const CheckPricesResponse = z.object({ data: z.array(OfferedPackage) });
/** Body of `POST /api/listing/checkout` of the admin host (LIST-123, LIST-124). */
export const CheckoutRequest = PaymentRequest.extend({ draftId: z.uuid() });
