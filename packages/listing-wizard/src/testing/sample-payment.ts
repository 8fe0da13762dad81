import type { Payment, PaymentOfferResponse, TaxedPrice } from "@hjem/domain/draft/payment";
import { DRAFT_ID } from "./sample-draft.ts";

/** Path of the payment of the sample draft. */
export const PAYMENT_PATH = `/api/user/properties/draft/${DRAFT_ID}/payment`;

const price: TaxedPrice = {
  net: 54_455,
  tax: 5_445,
  taxRate: 10,
  total: 59_900,
  currency: "AUD",
};

/** A payment by card that is authorised. */
export const samplePayment = (given: Partial<Payment> = {}): Payment => ({
  id: "0199c8a0-0000-7000-8000-0000000000e1",
  package: "sale",
  method: "card",
  status: "authorised",
  reason: null,
  price,
  card: { brand: "visa", last4: "4242" },
  redirectUrl: null,
  confirmSeconds: null,
  receiptNumber: null,
  createdAt: "2026-11-21T11:00:00.000Z",
  ...given,
});

/** What an Australian sale costs in the sandbox, before it is paid. */
export const sampleOffer = (
  given: Partial<PaymentOfferResponse["data"]> = {},
): PaymentOfferResponse => ({
  data: {
    packages: [
      { key: "sale", days: 90, price },
      {
        key: "sale_long",
        days: 180,
        price: { ...price, net: 86_273, tax: 8_627, total: 94_900 },
      },
    ],
    methods: ["card"],
    taxName: "GST",
    seller: { name: "Hjem Sandbox", number: "000 000 000" },
    isSandbox: true,
    isPaid: false,
    isOpen: true,
    faults: [],
    payment: null,
    ...given,
  },
});
