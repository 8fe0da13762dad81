import type { Language } from "@hjem/domain/language";
import { regionLanguage } from "@hjem/domain/language";
import { paths } from "@hjem/domain/paths";
import type { Region } from "@hjem/domain/region";
import { createHash } from "node:crypto";
import type { Queries } from "../../../db/schema.ts";
import { type AccountMailKind, say } from "../../../locales/sentences.ts";
import { mailMessage } from "../../../mail/mail-content.ts";
import type { MailQueue } from "../../../mail/mail-queue.ts";
import type { KeyedMail } from "../../../mail/mail.ts";
import type { Account } from "../account-repository.ts";
import type { RequestPage } from "./request-page.ts";

/** What a mail about an account needs to know. */
export interface AccountMail {
  kind: AccountMailKind;
  accountId: string;
  to: string;
  language: Language;
  region: Region;
  /** Origin of the requesting site. */
  origin: string;
  /** Of the link, where the mail has one. */
  token?: string;
  /** Names the occasion where there is no token. */
  at: number;
  values?: Readonly<Record<string, string>>;
}

const withToken = (path: string, token: string): string => `${path}?token=${token}`;

const pathOf = ({ kind, token = "" }: Pick<AccountMail, "kind" | "token">): string => {
  switch (kind) {
    case "activate":
    case "activate_provider":
    case "set_password":
      return withToken(paths.userActivate.to(), token);
    case "reset_password":
      return withToken(paths.userResetPassword.to(), token);
    case "confirm_email":
      return withToken(paths.userConfirmEmail.to(), token);
    case "deletion":
      return withToken(paths.userUndoDeletion.to(), token);
    case "export":
      return `/api/user/export/${token}`;
    case "provider_joined":
    case "provider_removed":
      return paths.userProviders.to();
    case "totp_added":
    case "totp_removed":
    case "passkey_added":
    case "passkey_removed":
    case "recovery_codes_renewed":
    case "recovery_code_used":
      return paths.userSecurity.to();
    case "agency_member_added":
    case "agency_member_removed":
      return paths.user.to();
    case "new_device":
      return paths.userDevices.to();
    default:
      return paths.login.to();
  }
};

/** Sent because somebody typed the address, who need not be its owner. All others go to the owner of an account. */
const typedAddressKinds: ReadonlySet<AccountMailKind> = new Set([
  "activate",
  "activate_provider",
  "already_registered",
  "set_password",
  "reset_password",
  "confirm_email",
]);

/**
 * A mail about an account in its reader's language. Names and other input of the requester are left out: the
 * address may be a stranger's, who must not receive such text under our name.
 */
export const accountMail = (mail: AccountMail): KeyedMail => {
  const { kind, language, region, origin, to } = mail;
  const values = { site: region.siteName, ...mail.values };
  const report = (part: "subject" | "heading" | "text" | "button") =>
    say(language, `mail.account.${kind}.${part}`, values);
  const href = new URL(pathOf(mail), origin);
  if (language !== region.defaultLanguage) href.searchParams.set("language", language);
  const occasion = createHash("sha256")
    .update(mail.token ?? String(mail.at))
    .digest("hex");
  return {
    key: `account/${mail.accountId}/${kind}/${occasion.slice(0, 32)}`,
    ...mailMessage(
      {
        subject: report("subject"),
        heading: report("heading"),
        paragraphs: [report("text")],
        button: { label: report("button"), href: href.href },
        footer: say(
          language,
          typedAddressKinds.has(kind) ? "mail.account.footer" : "mail.account.owner_footer",
          values,
        ),
      },
      { siteName: region.siteName, languageTag: regionLanguage(region, language).tag, to },
    ),
  };
};

/** Mails that notify an account's owner of a change or an event, each with its own messages. */
export type NoticeKind = Exclude<
  AccountMailKind,
  | "activate"
  | "activate_provider"
  | "set_password"
  | "reset_password"
  | "confirm_email"
  | "export"
  | "deletion"
>;

/** Leaves a notice for the account's owner, in their language, as part of a transaction; `mailQueue.wake` follows it. */
export const sendNotice = (
  { mailQueue, now }: { mailQueue: MailQueue; now: () => number },
  trx: Queries,
  kind: NoticeKind,
  account: Pick<Account, "id" | "email" | "language">,
  page: RequestPage,
  values: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { id: accountId, email: to, language } = account;
  return mailQueue.enqueue(
    trx,
    accountMail({ ...page, kind, accountId, to, language, at: now(), values }),
  );
};
