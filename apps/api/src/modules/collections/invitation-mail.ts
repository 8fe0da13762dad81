import { formatLongDay } from "@hjem/domain/format/format-date";
import { type Language, regionLanguage } from "@hjem/domain/language";
import { paths } from "@hjem/domain/paths";
import { dayIn } from "@hjem/domain/time/zone";
import { say } from "../../locales/sentences.ts";
import { mailMessage } from "../../mail/mail-content.ts";
import type { KeyedMail } from "../../mail/mail.ts";
import type { Site } from "../../regions.ts";

/** What an invitation's mail says. */
export interface InvitationMail {
  id: string;
  to: string;
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  inviterName: string;
  /** Null for the inviter's saved homes, which have no name of their own. */
  collectionName: string | null;
  /** Of the person who invites: nothing else is known of the reader. */
  language: Language;
  region: Site;
}

/** Names of people and collections that a mail repeats: letters, and what stands between them. */
const plainName = /^\p{L}[\p{L}\p{M}'’ -]{0,59}$/u;

/**
 * The mail of an invitation (D63). It may reach a stranger, so it holds nothing that the inviter wrote but the names of
 * themselves and of the collection, and these only where they cannot be read as an advertisement or an address: no digits, dots
 * or slashes.
 */
export function invitationMail(mail: InvitationMail): KeyedMail {
  const { region, language } = mail;
  const readerLanguage = regionLanguage(region, language);
  const isNamed = plainName.test(mail.inviterName);
  const values = {
    site: region.siteName,
    collection: mail.collectionName ?? "",
    name: isNamed ? mail.inviterName : say(language, "mail.invitation.somebody"),
    date: formatLongDay(
      { language: readerLanguage },
      dayIn(mail.expiresAt, region.timeZones.default),
    ),
  };
  const isAbout = isNamed && plainName.test(values.collection) ? "_named" : "";
  const href = new URL(paths.invitation.to(mail.token), region.origin);
  if (language !== region.defaultLanguage) href.searchParams.set("language", language);
  return {
    key: `invitation/${mail.id}`,
    ...mailMessage(
      {
        subject: say(language, `mail.invitation.subject${isAbout}`, values),
        heading: say(language, `mail.invitation.heading${isAbout}`, values),
        paragraphs: [
          say(language, "mail.invitation.text", values),
          say(language, "mail.invitation.until", values),
        ],
        button: { label: say(language, "mail.invitation.button", values), href: href.href },
        footer: say(language, "mail.invitation.footer", values),
      },
      { siteName: region.siteName, languageTag: readerLanguage.tag, to: mail.to },
    ),
  };
}
