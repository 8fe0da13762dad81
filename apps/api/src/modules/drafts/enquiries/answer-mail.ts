import { type Language, regionLanguage } from "@hjem/domain/language";
import type { Listing } from "@hjem/domain/listing/listing";
import { say } from "../../../locales/sentences.ts";
import { mailMessage } from "../../../mail/mail-content.ts";
import type { KeyedMail } from "../../../mail/mail.ts";
import type { Site } from "../../../regions.ts";
import { enquiryHref } from "./enquiry-href.ts";
import { homeForSender } from "./home-for-sender.ts";

/** An answer on its way to who asked. */
export interface AnswerMail {
  leadId: string;
  answerId: string;
  to: string;
  /** Of the link that leads to the answer. */
  token: string;
  /** Of the page on which the enquiry was written. */
  language: Language;
  region: Site;
  listing: Pick<Listing, "address" | "ownerType">;
}

/**
 * The mail of an answer: it says that there is one and where to read it. Nobody has proven the address of who asked, and the
 * site mails nobody's words to strangers; nor does either side see the other's address.
 */
export function answerMail(mail: AnswerMail): KeyedMail {
  const { region, language, listing, leadId, answerId, to } = mail;
  const values = { site: region.siteName, address: homeForSender(listing, region, language).name };
  const report = (part: "subject" | "heading" | "text" | "button" | "footer") =>
    say(language, `mail.answer.${part}`, values);
  return {
    key: `lead/${leadId}/answer/${answerId}`,
    ...mailMessage(
      {
        subject: report("subject"),
        heading: report("heading"),
        paragraphs: [report("text")],
        button: { label: report("button"), href: enquiryHref({ ...mail, origin: region.origin }) },
        footer: report("footer"),
      },
      { siteName: region.siteName, languageTag: regionLanguage(region, language).tag, to },
    ),
  };
}
