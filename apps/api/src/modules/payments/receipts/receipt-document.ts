import type { Receipt } from "@hjem/domain/draft/payment";
import { formatCard } from "@hjem/domain/format/format-card";
import { formatLongDay } from "@hjem/domain/format/format-date";
import { formatMinorPrice } from "@hjem/domain/format/format-minor-price";
import { formatNumber } from "@hjem/domain/format/format-number";
import { regionLanguage } from "@hjem/domain/language";
import { dayIn } from "@hjem/domain/time/zone";
import { say } from "../../../locales/sentences.ts";
import type { Site } from "../../../regions.ts";
import { taxNameOf } from "../packages.ts";
import type { PaymentRow, Seller } from "../payment-deps.ts";
import { receiptPdf, type ReceiptLine } from "./receipt-pdf.ts";
import type { Receiver } from "./receipt-receiver.ts";

/** A document of a payment: its number in the site's series, and when it was issued. */
export interface IssuedReceipt {
  kind: Receipt["kind"];
  number: string;
  at: Date;
  /** Minor units with tax; negative for a credit note. */
  total: number;
}

/** The documents that a payment has so far, the receipt first. */
export function issuedReceipts(row: PaymentRow): IssuedReceipt[] {
  const { receipt_number: receipt, refund_number: refund, changed_at: changedAt, total } = row;
  return [
    ...(receipt === null
      ? []
      : [{ kind: "receipt" as const, number: receipt, at: row.captured_at ?? changedAt, total }]),
    ...(refund === null || row.refunded_at === null
      ? []
      : [{ kind: "credit_note" as const, number: refund, at: row.refunded_at, total: -total }]),
  ];
}

/** A receipt or credit note in the language of its receiver, with what its sentences name. */
export function receiptDocument(
  site: Site,
  row: PaymentRow,
  { kind, number, at }: IssuedReceipt,
  { name, language, address }: Omit<Receiver, "email">,
) {
  const format = regionLanguage(site, language);
  const isRefund = kind === "credit_note";
  const price = (minor: number) =>
    formatMinorPrice({ region: site, language: format }, isRefund ? -minor : minor);
  const values = {
    site: site.siteName,
    number,
    days: row.days,
    tax: taxNameOf(site, language),
    rate: formatNumber({ language: format }, row.tax_rate, 1),
    receipt: row.receipt_number ?? "",
  };
  const facts: ReceiptLine[] = [
    { label: say(language, "receipt.number"), value: number },
    {
      label: say(language, "receipt.date"),
      value: formatLongDay({ language: format }, dayIn(at.getTime(), site.timeZones.default)),
    },
    ...(isRefund
      ? [{ label: say(language, "receipt.refunds"), value: row.receipt_number ?? "" }]
      : []),
    { label: say(language, "receipt.buyer"), value: name },
    ...(address === "" ? [] : [{ label: say(language, "receipt.listing"), value: address }]),
    {
      label: say(language, "receipt.method"),
      value:
        row.card_last4 === null
          ? say(language, `receipt.${row.method}`)
          : formatCard({ brand: row.card_brand ?? "", last4: row.card_last4 }),
    },
  ];
  const amounts: ReceiptLine[] = [
    { label: say(language, "receipt.line", values), value: price(row.net) },
    { label: say(language, "receipt.tax", values), value: price(row.tax) },
    { label: say(language, "receipt.total"), value: price(row.total), isTotal: true },
  ];
  const notes = row.gateway === "sandbox" ? [say(language, "receipt.sandbox")] : [];
  const title = say(language, `receipt.${kind}`, values);
  return {
    values,
    facts,
    amounts,
    notes,
    title,
    languageTag: format.tag,
    toPdf: (seller: Seller): Promise<Buffer> =>
      receiptPdf(
        {
          languageTag: format.tag,
          title,
          seller: [seller.name, seller.address, seller.number],
          facts,
          amounts,
          notes,
        },
        at,
      ),
  };
}
