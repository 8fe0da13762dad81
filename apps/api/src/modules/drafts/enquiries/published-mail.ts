import { regionLanguage } from "@hjem/domain/language";
import type { Listing } from "@hjem/domain/listing/listing";
import { paths } from "@hjem/domain/paths";
import { say } from "../../../locales/sentences.ts";
import { mailMessage } from "../../../mail/mail-content.ts";
import type { KeyedMail } from "../../../mail/mail.ts";
import type { Site } from "../../../regions.ts";
import { homeForSender } from "./home-for-sender.ts";
import type { PublishedQuestion } from "./public-questions.ts";

/** A mail to who asked, about what is published of the enquiry. */
export interface PublishedMail {
  leadId: string;
  published: PublishedQuestion;
  region: Site;
  listing: Pick<Listing, "address" | "ownerType">;
}

/**
 * Tells who asked that the answer is public, in the language of the page on which they asked, with a link to read what is shown
 * and withdraw consent (D86); nobody has proven the address, so that the words are on the page alone. One mail for an enquiry: its link stays valid for as long as the enquiry is kept.
 */
export function publishedMail({ leadId, published, region, listing }: PublishedMail): KeyedMail {
  const { language, token, email: to } = published;
  const values = { site: region.siteName, address: homeForSender(listing, region, language).name };
  const report = (
    part: "subject" | "heading" | "text" | "withdraw" | "button" | "footer",
  ): string => say(language, `mail.published.${part}`, values);
  const href = new URL(paths.publishedQuestion.to(token), region.origin);
  if (language !== region.defaultLanguage) href.searchParams.set("language", language);
  return {
    key: `lead/${leadId}/published`,
    ...mailMessage(
      {
        subject: report("subject"),
        heading: report("heading"),
        paragraphs: [report("text"), report("withdraw")],
        button: { label: report("button"), href: href.href },
        footer: report("footer"),
      },
      { siteName: region.siteName, languageTag: regionLanguage(region, language).tag, to },
    ),
  };
}
