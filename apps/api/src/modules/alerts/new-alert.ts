import type { AlertReason } from "@hjem/domain/saved/saved-rules";
import type { Queries } from "../../db/schema.ts";

/** An alert that the matcher has made: one person hears once of one event (D72). */
export interface NewAlert {
  /** UUIDv7. */
  id: string;
  accountId: string;
  /** `listing_event.id`; the home of the event stands in `alert_home`. */
  eventId: number;
  /** The most important first; at least one. */
  reasons: readonly AlertReason[];
  /** Ids of `saved_search`, those that are never sent (D14) among them; empty where only the saved home is the reason. */
  searchIds: readonly string[];
  /** The person has saved the home (D73). */
  isFavorite: boolean;
  /** Instant of the event, milliseconds since 1970. */
  at: number;
}

/**
 * Called with the alerts of some events in the transaction that writes them, after they are written: what is scheduled
 * here is committed with them or not at all.
 */
export type ScheduleAlerts = (trx: Queries, alerts: readonly NewAlert[]) => Promise<void>;
