import type { Payment, PaymentResponse } from "@hjem/domain/draft/payment";
import type { PaymentRow } from "./payment-deps.ts";

/** A payment as its payer receives it. */
export const paymentView = (row: PaymentRow): Payment => ({
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
  confirmBy: row.confirm_by?.toISOString() ?? null,
  receiptNumber: row.receipt_number,
  createdAt: row.created_at.toISOString(),
});

/** What begins or confirms a payment responds with. */
export const paymentResponse = (row: PaymentRow): PaymentResponse => {
  const { id, status, reason, redirectUrl, confirmBy } = paymentView(row);
  return { id, status, reason, redirectUrl, confirmBy };
};
