import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { type KeyedMail, MailDelayedError, MailRefusedError, type MailTransport } from "./mail.ts";

/** A server that does not answer within these fails; meanwhile the claim on the mail is renewed (`deliver-mail.ts`). */
const CONNECT_WITHIN_MS = 10_000;
const SILENT_AT_MOST_MS = 20_000;

/** The same for each attempt of one mail, so that servers and mailboxes recognize a duplicate. */
const messageId = (key: string, from: string): string => {
  const [, domain = "localhost"] = from.split("@");
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domain}>`;
};

/** Responses of 500 and above to the address or the mail itself are permanent; everything else is temporary. */
const isForEver = ({ code, responseCode = 0 }: { code?: string; responseCode?: number }): boolean =>
  (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;

/** Hands mail to the server of an address such as `smtp://user:password@host:587`; `from` is our own address. */
export const smtpTransport = (options: {
  url: string;
  from: string;
  /** True where the way to the server needs no TLS, as on one machine. */
  isPlainAllowed: boolean;
}): MailTransport => {
  const { url, from, isPlainAllowed } = options;
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_AT_MOST_MS,
    // Neither a mail nor the password of the server goes over an open line (ASVS 12.3.1).
    requireTLS: !isPlainAllowed,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({
      key,
      fromName,
      to,
      replyTo,
      subject,
      html,
      text,
      headers,
      attachments = [],
    }: KeyedMail) {
      try {
        await transport.sendMail({
          messageId: messageId(key, from),
          from: { name: fromName, address: from },
          to: { name: "", address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
          subject,
          html,
          text,
          headers: { "Auto-Submitted": "auto-generated", ...headers },
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content,
            encoding: "base64",
          })),
        });
      } catch (error) {
        const failure = error as { code?: string; responseCode?: number };
        const reason = [failure.code ?? "unknown", failure.responseCode].filter(Boolean).join(" ");
        throw isForEver(failure) ? new MailRefusedError(reason) : new MailDelayedError(reason);
      }
    },
  };
};
