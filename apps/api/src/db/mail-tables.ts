import type { ColumnType } from "kysely";

type Json<Value> = ColumnType<Value, string, string>;
type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null, string | null>;

/** A file that comes with a mail. */
export interface MailAttachment {
  /** As it is saved, e.g. `2026-000001.pdf`. */
  name: string;
  /** Media type. */
  type: string;
  /** Base64. */
  content: string;
}

/** One mail to one reader, finished. */
export interface MailMessage {
  /** Name beside our address: that of the market's site. */
  fromName: string;
  to: string;
  /** Address for replies. */
  replyTo?: string;
  /** Headers of its own, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailAttachment[];
}

interface MailTable {
  id: string;
  key: string;
  message: Json<MailMessage>;
  created_at: Time;
  claimed_at: OptionalTime;
  sent_at: OptionalTime;
  refused_at: OptionalTime;
}

/** Table of mail that is to be delivered, or was. */
export interface MailTables {
  mail: MailTable;
}
