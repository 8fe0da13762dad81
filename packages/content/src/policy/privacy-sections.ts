import { DELETION_UNDO_DAYS } from "@hjem/domain/account/account-rules";
import { LEAD_RETENTION_MONTHS } from "@hjem/domain/lead/lead-kinds";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { PolicySection } from "./policy-model.ts";

/** Days until sent emails are erased (docs/operating.md). */
const MAIL_RETENTION_DAYS = 90;
/** Days until unconfirmed registrations are erased (docs/operating.md). */
const UNCONFIRMED_RETENTION_DAYS = 30;

/** Personal data: what is stored, why, for how long, and the users' rights. */
export function privacySections({
  i18n,
  region,
  term,
}: Pick<PageContext, "i18n" | "region" | "term">): PolicySection[] {
  const { siteName } = region;
  const law = term("law.privacy");
  const authority = term("law.privacyAuthority");
  const section = (title: string, ...paragraphs: string[]) => ({ title, paragraphs, entries: [] });
  return [
    section(
      t(i18n)`Who is responsible`,
      t(
        i18n,
      )`The operator of this site is responsible for your personal information on ${siteName} under ${law}.`,
    ),
    section(
      t(i18n)`Without an account`,
      t(
        i18n,
      )`You can use ${siteName} without an account. Your language, theme, recently viewed homes and figures for your finances stay in your browser.`,
      t(
        i18n,
      )`Our servers do not log search words or IP addresses. To prevent misuse, we count requests per IP address for a short time.`,
    ),
    section(
      t(i18n)`Messages to advertisers`,
      t(
        i18n,
      )`When you use a contact form, we store your name, email address, phone number and message, and send them to the advertiser. You also get a confirmation by email.`,
      t(
        i18n,
      )`We delete messages and reports after ${LEAD_RETENTION_MONTHS} months and sent emails after ${MAIL_RETENTION_DAYS} days. The advertiser keeps its own copy and is responsible for it.`,
    ),
    section(
      t(i18n)`With an account`,
      t(
        i18n,
      )`We store your name, email address, any phone numbers you add, your settings, the version of the terms you accepted and the devices you are signed in on. Your password is stored only in a form that nobody can read. If you turn on two-step sign-in, we also store the public part of your passkeys, the encrypted secret of your authenticator app and your recovery codes in a form that nobody can read.`,
      t(
        i18n,
      )`If you sign in with another service, we receive your name and email address from it. We do not tell it what you do here.`,
    ),
    section(
      t(i18n)`Why we use the information`,
      t(
        i18n,
      )`We use it to provide the service you ask for and to keep the site secure. For messages to advertisers and emails you can choose, we rely on your consent, which you can withdraw. We do not sell it.`,
    ),
    section(
      t(i18n)`How long we keep it`,
      t(
        i18n,
      )`We keep account information until you delete the account. It is erased ${DELETION_UNDO_DAYS} days after you ask us to. Registrations that are not confirmed are deleted after ${UNCONFIRMED_RETENTION_DAYS} days.`,
      t(
        i18n,
      )`A log of sign-ins and account changes is kept for two years. After an account is erased, the log can no longer be linked to you.`,
    ),
    section(
      t(i18n)`Your rights`,
      t(
        i18n,
      )`Under "Your data" in your account you can download a copy of everything we store about you and delete the account. You can correct your details in your account.`,
      t(i18n)`You can complain to ${authority} if you believe we handle your information wrongly.`,
    ),
  ];
}
