import type { MailMessage } from "../db/mail-tables.ts";

/** A mail and the name of its occasion: two mails of one key are the same mail. */
export interface KeyedMail extends MailMessage {
  key: string;
}

/** What hands mail over to the world. */
export interface MailTransport {
  /**
   * Resolves once the other side has taken the mail over.
   * @throws {MailRefusedError} where trying again cannot help; any other error means that it may.
   */
  send(mail: KeyedMail): Promise<void>;
}

/** The other side will never take this mail, such as one to an address that does not exist. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}

/** The mail did not go out now. The message contains a code alone: the server's own text may quote an address. */
export class MailDelayedError extends Error {
  override name = "MailDelayedError";
}
