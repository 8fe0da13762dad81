import { type Language, regionLanguage } from "@hjem/domain/language";
import type { Listing } from "@hjem/domain/listing/listing";
import { paths } from "@hjem/domain/paths";
import { say } from "../../../locales/sentences.ts";
import { mailMessage } from "../../../mail/mail-content.ts";
import type { KeyedMail } from "../../../mail/mail.ts";
import type { Site } from "../../../regions.ts";

/** An answer on its way to who asked. */
export interface AnswerMail {
  leadId: string;
  answerId: string;
  to: string;
  /** Of the page on which the enquiry was written. */
  language: Language;
  region: Site;
  listing: Pick<Listing, "id" | "agencyId" | "address">;
  words: string;
}

/**
 * The mail of an answer: it comes from the site, without the owner's address, and leads back to the listing's form, so that
 * neither side sees the other's address.
 */
export function answerMail(mail: AnswerMail): KeyedMail {
  const { region, language, listing, leadId, answerId, words, to } = mail;
  const values = { site: region.siteName, address: listing.address.fullAddress };
  const report = (part: "subject" | "heading" | "text" | "button" | "footer") =>
    say(language, `mail.answer.${part}`, values);
  const href = new URL(paths.property.to(listing.agencyId, listing.id), region.origin);
  if (language !== region.defaultLanguage) href.searchParams.set("language", language);
  return {
    key: `lead/${leadId}/answer/${answerId}`,
    ...mailMessage(
      {
        subject: report("subject"),
        heading: report("heading"),
        paragraphs: [report("text")],
        quote: words,
        button: { label: report("button"), href: href.href },
        footer: report("footer"),
      },
      { siteName: region.siteName, languageTag: regionLanguage(region, language).tag, to },
    ),
  };
}
