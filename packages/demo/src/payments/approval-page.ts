import { formatMinorPrice } from "@hjem/domain/format/format-minor-price";
import { regionLanguage, type Language } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";
import { escapeHtml } from "@hjem/domain/text/markup";
import { type DemoSentence, formatSentence } from "../sentences.ts";
import { standInDocument } from "../sign-in/stand-in-page.ts";
import type { SandboxPayment } from "./sandbox-store.ts";

/** Who reads the page. */
interface Reader {
  region: Region;
  language: Language;
}

const lettersOf = ({ region, language }: Reader, payment: SandboxPayment) => {
  const spoken = regionLanguage(region, language);
  const amount = formatMinorPrice({ region, language: spoken }, payment.amount.minor);
  return (sentence: DemoSentence) =>
    escapeHtml(formatSentence(language, sentence, { amount, site: region.siteName }));
};

/** The simulated app of the mobile payment, where a payment is approved or declined; works without JavaScript. */
export function approvalPage(reader: Reader, payment: SandboxPayment): string {
  const format = lettersOf(reader, payment);
  return standInDocument(
    regionLanguage(reader.region, reader.language).tag,
    format("payment_title"),
    `<p>${format("payment_lead")}</p><p>${escapeHtml(payment.description)}</p>
<form method="post"><p class="ends"><button name="answer" value="approve">${format("payment_approve")}</button><button name="answer" value="cancel">${format("payment_decline")}</button></p></form>`,
  );
}

/** Page for a payment that does not wait for an answer any more. */
export function answeredPage(reader: Reader): string {
  const text = escapeHtml(formatSentence(reader.language, "payment_gone"));
  return standInDocument(regionLanguage(reader.region, reader.language).tag, text, "");
}
