import { CHAT_RETENTION_DAYS } from "@hjem/domain/chat/chat-rules";
import { CONSENT_MONTHS } from "@hjem/domain/content/consent-rules";
import {
  LEAD_RETENTION_MONTHS,
  MAIL_RETENTION_DAYS,
  VIEWING_LIST_DAYS,
} from "@hjem/domain/lead/lead-kinds";
import { ALERT_DAYS, LAST_SEARCH_DAYS, REMOVAL_DAYS } from "@hjem/domain/saved/saved-rules";
import { type RawBuilder, sql } from "kysely";
import type { Tables } from "../../db/schema.ts";

/** How long rows of a table are kept. */
export interface RetentionPeriod {
  table: keyof Tables;
  /** The instant that the period begins at. */
  since: RawBuilder<Date>;
  /** Only these rows. @default all */
  of?: RawBuilder<boolean>;
  /** As PostgreSQL writes an interval, e.g. `90 days`. */
  period: string;
}

const days = (count: number): string => `${count} days`;
const months = (count: number): string => `${count} months`;

/**
 * How long what people leave behind is kept (D74). What goes with the account, or has a time of its own that a person set,
 * is not here. The privacy policies of both markets say the same.
 */
export const retentionPeriods = {
  visitorConversations: {
    table: "chat_conversation",
    since: sql`updated_at`,
    of: sql`account_id is null`,
    period: days(CHAT_RETENTION_DAYS.visitor),
  },
  conversations: {
    table: "chat_conversation",
    since: sql`updated_at`,
    of: sql`account_id is not null`,
    period: days(CHAT_RETENTION_DAYS.account),
  },
  // Its alerts go with the home.
  alerts: { table: "alert_home", since: sql`at`, period: days(ALERT_DAYS) },
  alertMessages: { table: "alert_message", since: sql`created_at`, period: days(ALERT_DAYS) },
  lastSearches: { table: "last_search", since: sql`at`, period: days(LAST_SEARCH_DAYS) },
  leads: { table: "lead", since: sql`created_at`, period: months(LEAD_RETENTION_MONTHS) },
  viewingRegistrations: {
    table: "lead",
    since: sql`to_timestamp(coalesce(viewing_unix_to, viewing_unix))`,
    of: sql`kind = 'viewing'`,
    period: days(VIEWING_LIST_DAYS),
  },
  reports: {
    table: "listing_report",
    since: sql`created_at`,
    period: months(LEAD_RETENTION_MONTHS),
  },
  mail: { table: "mail", since: sql`created_at`, period: days(MAIL_RETENTION_DAYS) },
  consents: { table: "consent", since: sql`received_at`, period: months(CONSENT_MONTHS) },
  removals: { table: "collection_removal", since: sql`at`, period: days(REMOVAL_DAYS) },
  deletedCollections: { table: "deleted_collection", since: sql`at`, period: days(REMOVAL_DAYS) },
} satisfies Record<string, RetentionPeriod>;
