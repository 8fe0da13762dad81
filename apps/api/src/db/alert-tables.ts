import type { ListingChange } from "@hjem/domain/listing/listing-history";
import type { AlertReason } from "@hjem/domain/saved/saved-rules";
import type { ColumnType, Generated } from "kysely";

type Json<Value> = ColumnType<Value, string, string>;
type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null | undefined, string | null>;

/** How alerts reach a person outside the site. */
export type DeliveryChannel = "email" | "push";

interface AlertHomeTable {
  event_id: number;
  region: string;
  public_id: string;
  /** JSON on the wire. */
  card: string;
  changes: Json<ListingChange[]>;
  at: Time;
}

interface AlertTable {
  /** UUIDv7. */
  id: string;
  account_id: string;
  event_id: number;
  reasons: AlertReason[];
  /** `saved_search.search_id` of those that match. */
  search_ids: string[];
  is_favorite: boolean;
  at: Time;
  read_at: OptionalTime;
  /** True where the bell does not show it: its searches are never sent, or not on the site. */
  is_hidden: Generated<boolean>;
}

interface AlertScheduleTable {
  account_id: string;
  /** IANA name. */
  time_zone: string;
  /** Local hour of daily and weekly messages. */
  digest_hour: number;
  /** 1 for Monday. */
  digest_day: number;
  sends_at_night: boolean;
}

interface AlertMessageTable {
  /** UUIDv7; of the link `/user/saved-search/alerts/{id}`. */
  id: string;
  account_id: string;
  region: string;
  channel: DeliveryChannel;
  /** True where an alert in it is sent at once: the next such message waits (D71). */
  is_instant: boolean;
  created_at: Time;
  /** Of a push message: when it was handed over. Mail has rows of its own. */
  sent_at: OptionalTime;
  /** Random, 128 bits (D64); null where the channel has no link. */
  unsubscribe_token: string | null;
  /** `saved_search.search_id` of the searches that its alerts come from. */
  search_ids: Generated<string[]>;
}

interface AlertDeliveryTable {
  alert_id: string;
  account_id: string;
  channel: DeliveryChannel;
  due_at: Time;
  /** True where it need not wait for the hour of a digest. */
  is_instant: boolean;
  /** Null until it is sent. */
  message_id: string | null;
}

interface PushSubscriptionTable {
  id: string;
  session_id: string;
  account_id: string;
  /** Address of the browser at its push service. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Time;
}

interface PushReceiptTable {
  message_id: string;
  /** A browser that took the message, or will never take it. */
  subscription_id: string;
}

/** Tables of alerts and of how people are notified of them. */
export interface AlertTables {
  alert_home: AlertHomeTable;
  alert: AlertTable;
  alert_schedule: AlertScheduleTable;
  alert_message: AlertMessageTable;
  alert_delivery: AlertDeliveryTable;
  push_subscription: PushSubscriptionTable;
  push_receipt: PushReceiptTable;
}
