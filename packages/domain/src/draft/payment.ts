import { z } from "zod";
import { Instant } from "../listing/listing-dates.ts";
import { ListingPackage, paymentMethods } from "../listing/listing-package.ts";
import { CurrencyCode } from "../listing/money.ts";
import { declineReasons, paymentStates, releaseReasons } from "./payment-rules.ts";

/** A price with its tax, in minor units. */
export const TaxedPrice = z.object({
  net: z.int(),
  tax: z.int(),
  /** Percent, e.g. 25 for VAT and 10 for GST. */
  taxRate: z.number(),
  total: z.int(),
  currency: CurrencyCode,
});
export type TaxedPrice = z.infer<typeof TaxedPrice>;

/** A package with its price, as offered. */
export const OfferedPackage = ListingPackage.pick({ key: true, days: true }).extend({
  price: TaxedPrice,
});
export type OfferedPackage = z.infer<typeof OfferedPackage>;

/** Why a payment did not go through, or was given back. */
const PaymentReason = z.enum([...declineReasons, ...releaseReasons]);

/** A payment of a draft (D96). */
export const Payment = z.object({
  id: z.uuid(),
  package: z.string(),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStates),
  reason: PaymentReason.nullable(),
  price: TaxedPrice,
  /** Brand and last four digits of the card; null for others. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Page of the gateway where the payer goes on while the state is `action_required`; null otherwise. */
  redirectUrl: z.string().nullable(),
  /** Seconds in which a code of the bank is expected at `…/payment/confirm`; null where none is. */
  confirmSeconds: z.int().nonnegative().nullable(),
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
    /** Name of the tax in the prices, in the language of the request, e.g. GST. */
    taxName: z.string(),
    /** Who sells, as on the receipt; null where it is not configured. */
    seller: z.object({ name: z.string(), number: z.string() }).nullable(),
    /** True for the demo's gateway: no money moves. */
    isSandbox: z.boolean(),
    /** True if this period is paid, or nothing has to be paid. */
    isPaid: z.boolean(),
    /** False while administrators have switched publishing off: nothing can be paid for. */
    isOpen: z.boolean(),
    /** What keeps the draft from being published, and so from being paid for: path of the field, and what is wrong (D123). */
    faults: z.array(z.object({ path: z.string(), message: z.string() })),
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

/** Response of `POST …/payment`: where the state is `action_required`, the page goes to `redirectUrl`, or asks for the code. */
export const PaymentResponse = z.object({
  id: z.uuid(),
  status: z.enum(paymentStates),
  reason: PaymentReason.nullable(),
  redirectUrl: z.string().nullable(),
  confirmSeconds: Payment.shape.confirmSeconds,
});
export type PaymentResponse = z.infer<typeof PaymentResponse>;

/** Body of `POST …/payment/confirm`: the code of the bank (sandbox). */
export const ConfirmPaymentRequest = z.object({ code: z.string().regex(/^\d{6}$/) });
export type ConfirmPaymentRequest = z.infer<typeof ConfirmPaymentRequest>;

/** A receipt of a payment, or the credit note of its refund (D97). */
export const Receipt = z.object({
  /** In the series of the site, e.g. `2026-000001`. */
  number: z.string(),
  kind: z.enum(["receipt", "credit_note"]),
  at: Instant,
  /** Minor units with tax; negative for a credit note. */
  total: z.int(),
});
export type Receipt = z.infer<typeof Receipt>;
/** Response of `GET …/receipts`: the receipts of a listing's payments, the newest first. */
export const ReceiptsResponse = z.object({ data: z.array(Receipt) });
export type ReceiptsResponse = z.infer<typeof ReceiptsResponse>;

/** Response of `GET …/receipts/{number}`: the PDF in base64, as the call needs the token that a plain link has not. */
export const ReceiptFileResponse = z.object({
  data: z.object({ name: z.string(), pdf: z.string() }),
});
export type ReceiptFileResponse = z.infer<typeof ReceiptFileResponse>;

/** Body of `POST /api/listing/check-prices` of the admin host (LIST-122, LIST-124). */
export const CheckPricesRequest = z.object({ draftId: z.uuid() });
/** Its response: the packages of the draft with their prices. */
export const CheckPricesResponse = z.object({ data: z.array(OfferedPackage) });
/** Body of `POST /api/listing/checkout` of the admin host (LIST-123, LIST-124). */
export const CheckoutRequest = PaymentRequest.extend({ draftId: z.uuid() });
