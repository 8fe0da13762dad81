import { type Language, regionLanguage } from "@hjem/domain/language";
import { type ModerationMailKind, say } from "../../locales/sentences.ts";
import { mailMessage } from "../../mail/mail-content.ts";
import type { KeyedMail } from "../../mail/mail.ts";
import type { Site } from "../../regions.ts";

/** A mail about a decision, or about cases that wait. */
export interface ModerationMail {
  kind: ModerationMailKind;
  /** Of the occasion, and of the reader where there are several: the same mail goes out once. */
  key: string;
  to: string;
  language: Language;
  site: Site;
  /** Where the home is. */
  address: string;
  /** What a moderator wrote. */
  reason?: string;
  /** Whether the mail says how to appeal. @default false */
  isAppealable?: boolean;
  /** Cases that wait. @default 0 */
  count?: number;
  /** The page that the button leads to. */
  path: string;
}

/** A mail of moderation in its reader's language (D99). A moderator's words are marked as such. */
export function moderationMail(mail: ModerationMail): KeyedMail {
  const { kind, language, site, to, reason = "", isAppealable = false } = mail;
  const values = { site: site.siteName, address: mail.address, count: mail.count ?? 0 };
  const text = (part: "subject" | "heading" | "text" | "button") =>
    say(language, `mail.moderation.${kind}.${part}`, values);
  const href = new URL(mail.path, site.origin);
  if (language !== site.defaultLanguage) href.searchParams.set("language", language);
  return {
    key: `moderation/${kind}/${mail.key}`,
    ...mailMessage(
      {
        subject: text("subject"),
        heading: text("heading"),
        paragraphs: [text("text")],
        ...(reason === "" ? {} : { quote: reason }),
        ...(isAppealable && { afterQuote: [say(language, "mail.moderation.appeal", values)] }),
        button: { label: text("button"), href: href.href },
        footer: say(language, "mail.account.owner_footer", values),
      },
      { siteName: site.siteName, languageTag: regionLanguage(site, language).tag, to },
    ),
  };
}
