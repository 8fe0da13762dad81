import type { Payment, PaymentResponse } from "@hjem/domain/draft/payment";
import { SECOND_MS } from "@hjem/domain/durations";
import type { PaymentRow } from "./payment-deps.ts";

/** A payment as its payer receives it; `now` in milliseconds since 1970. */
export const paymentView = (row: PaymentRow, now: number): Payment => ({
  id: row.id,
  package: row.package,
  method: row.method,
  status: row.state,
  reason: row.reason,
  price: {
    net: row.net,
    tax: row.tax,
    taxRate: row.tax_rate,
    total: row.total,
    currency: row.currency,
  },
  card:
    row.card_brand !== null && row.card_last4 !== null
      ? { brand: row.card_brand, last4: row.card_last4 }
      : null,
  redirectUrl: row.redirect_url,
  confirmSeconds:
    row.confirm_by && Math.max(0, Math.floor((row.confirm_by.getTime() - now) / SECOND_MS)),
  receiptNumber: row.receipt_number,
  createdAt: row.created_at.toISOString(),
});

/** What begins or confirms a payment responds with. */
export const paymentResponse = (row: PaymentRow, now: number): PaymentResponse => {
  const { id, status, reason, redirectUrl, confirmSeconds } = paymentView(row, now);
  return { id, status, reason, redirectUrl, confirmSeconds };
};
