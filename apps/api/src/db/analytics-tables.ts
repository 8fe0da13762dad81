import type { ConsentRecord } from "@hjem/domain/content/analytics-event";
import type { ColumnType } from "kysely";

type Json<Value> = ColumnType<Value, string, string>;
type Time = ColumnType<Date, string, string>;

interface ConsentTable {
  /** Random id of the device. */
  consent_id: string;
  consented_at: Time;
  region: string;
  domain: string;
  first_visit_at: Time;
  status: Json<ConsentRecord["consentStatus"]>;
  client_info: Json<ConsentRecord["clientInfo"]>;
  received_at: Time;
}

interface AnalyticsDayTable {
  region: string;
  /** Day in the market's main time zone. */
  day: ColumnType<string, string, string>;
  /** Public id of the listing in lower case, or empty. */
  object_id: string;
  /** `view`, `search`, `visit`, `click`, or what was pressed to make contact. */
  measure: string;
  count: number;
}

/** Tables of consent and analytics (D112, D113). */
export interface AnalyticsTables {
  analytics_day: AnalyticsDayTable;
  consent: ConsentTable;
}
