import { inTransaction } from "../../../db/transaction.ts";
import { say } from "../../../locales/sentences.ts";
import { mailMessage } from "../../../mail/mail-content.ts";
import type { KeyedMail } from "../../../mail/mail.ts";
import type { Site } from "../../../regions.ts";
import type { PaymentDeps, PaymentRow, Seller } from "../payment-deps.ts";
import { changePayment } from "../payment-repository.ts";
import { issuedReceipts, receiptDocument } from "./receipt-document.ts";
import { findReceiver, type Receiver } from "./receipt-receiver.ts";

/** The receipt of a captured payment, or the credit note of a refunded one, as a mail with its PDF (D97). */
async function receiptMail(
  site: Site,
  seller: Seller,
  row: PaymentRow,
  receiver: Receiver,
): Promise<KeyedMail | null> {
  const issued = issuedReceipts(row).at(-1);
  if (!issued) return null;
  const { kind, number } = issued;
  const { language, email } = receiver;
  const document = receiptDocument(site, row, issued, receiver);
  const { values, facts, amounts, notes, title, languageTag } = document;
  const pdf = await document.toPdf(seller);
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
      { siteName: site.siteName, languageTag, to: email },
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
  const receiver = await findReceiver(db, site, row);
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
