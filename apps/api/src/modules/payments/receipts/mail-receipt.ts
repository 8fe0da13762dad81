import { formatLongDay } from "@hjem/domain/format/format-date";
import { formatMinorPrice } from "@hjem/domain/format/format-minor-price";
import { formatNumber } from "@hjem/domain/format/format-number";
import { type Language, regionLanguage } from "@hjem/domain/language";
import { dayIn } from "@hjem/domain/time/zone";
import type { Selectable } from "kysely";
import type { DraftTables } from "../../../db/draft-tables.ts";
import type { Database } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { say } from "../../../locales/sentences.ts";
import { mailMessage } from "../../../mail/mail-content.ts";
import type { KeyedMail } from "../../../mail/mail.ts";
import type { Site } from "../../../regions.ts";
import { taxNameOf } from "../packages.ts";
import type { PaymentDeps, PaymentRow, Seller } from "../payment-deps.ts";
import { changePayment } from "../payment-repository.ts";
import { receiptPdf, type ReceiptLine } from "./receipt-pdf.ts";

/** Who gets a receipt, and for which address. */
interface Receiver {
  email: string;
  name: string;
  language: Language;
  /** Street and place of the listing; empty for none. */
  address: string;
}

const addressOf = ({ location }: Selectable<DraftTables["listing_draft"]>["content"]): string =>
  [location.street, [location.postCode, location.suburb].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");

/** The person who paid, while the account is there (D38). */
async function findReceiver(
  db: Database,
  { account_id: accountId, draft_id: draftId }: PaymentRow,
): Promise<Receiver | null> {
  if (accountId === null) return null;
  const account = await db
    .selectFrom("account")
    .select(["email", "name", "language"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (!account) return null;
  const draft =
    draftId === null
      ? undefined
      : await db
          .selectFrom("listing_draft")
          .select("content")
          .where("id", "=", draftId)
          .executeTakeFirst();
  return { ...account, address: draft ? addressOf(draft.content) : "" };
}

/** The receipt of a captured payment, or the credit note of a refunded one, as a mail with its PDF (D97). */
async function receiptMail(
  site: Site,
  seller: Seller,
  row: PaymentRow,
  { email, name, language, address }: Receiver,
): Promise<KeyedMail> {
  const spoken = regionLanguage(site, language);
  const isRefund = row.refunded_at !== null && row.refund_number !== null;
  const kind = isRefund ? "credit_note" : "receipt";
  const at = (isRefund ? row.refunded_at : row.captured_at) ?? row.changed_at;
  const number = (isRefund ? row.refund_number : row.receipt_number) ?? "";
  const sign = isRefund ? -1 : 1;
  const price = (minor: number) =>
    formatMinorPrice({ region: site, language: spoken }, sign * minor);
  const values = {
    site: site.siteName,
    number,
    days: row.days,
    tax: taxNameOf(site, language),
    rate: formatNumber({ language: spoken }, row.tax_rate, 1),
    receipt: row.receipt_number ?? "",
  };
  const facts: ReceiptLine[] = [
    { label: say(language, "receipt.number"), value: number },
    {
      label: say(language, "receipt.date"),
      value: formatLongDay({ language: spoken }, dayIn(at.getTime(), site.timeZones.default)),
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
          : `${row.card_brand ?? ""} •••• ${row.card_last4}`.trim(),
    },
  ];
  const amounts: ReceiptLine[] = [
    { label: say(language, "receipt.line", values), value: price(row.net) },
    { label: say(language, "receipt.tax", values), value: price(row.tax) },
    { label: say(language, "receipt.total"), value: price(row.total), isTotal: true },
  ];
  const isSandbox = row.gateway === "sandbox";
  const notes = isSandbox ? [say(language, "receipt.sandbox")] : [];
  const title = say(language, `receipt.${kind}`, values);
  const pdf = await receiptPdf(
    {
      languageTag: spoken.tag,
      title,
      seller: [seller.name, seller.address, seller.number],
      facts,
      amounts,
      notes,
    },
    at,
  );
  return {
    key: `${kind}/${row.id}`,
    ...mailMessage(
      {
        subject: say(language, `mail.${kind}.subject`, values),
        heading: title,
        paragraphs: [say(language, `mail.${kind}.text`, values), ...notes],
        rows: [...facts, ...amounts].map(({ label, value }) => ({ label, value })),
        footer: say(language, "mail.receipt.footer", { ...values, seller: seller.name }),
      },
      { siteName: site.siteName, languageTag: spoken.tag, to: email },
    ),
    attachments: [
      { name: `${number}.pdf`, type: "application/pdf", content: pdf.toString("base64") },
    ],
  };
}

/** Mails what is pending, once; a person who is erased meanwhile gets none. */
export async function mailReceipt(deps: PaymentDeps, site: Site, row: PaymentRow): Promise<void> {
  const { db, gateways, jobs, mailQueue, now } = deps;
  const seller = gateways.sellerOf(site);
  const receiver = await findReceiver(db, row);
  const mail = seller && receiver ? await receiptMail(site, seller, row, receiver) : null;
  await inTransaction(db, async (trx) => {
    const locked = await trx
      .selectFrom("payment")
      .select("pending")
      .where("id", "=", row.id)
      .forUpdate()
      .executeTakeFirst();
    if (locked?.pending !== row.pending) return;
    if (mail) await mailQueue.enqueue(trx, mail);
    await changePayment(trx, jobs, row.id, { pending: null }, now());
  });
  mailQueue.wake();
}
