import type { PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import type { DeclineReason, PaymentState, ReleaseReason } from "@hjem/domain/draft/payment-rules";
import type { PaymentMethod } from "@hjem/domain/listing/listing-package";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import type { CurrencyCode } from "@hjem/domain/listing/money";
import type { ColumnType } from "kysely";

type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null | undefined, string | null>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** What is still to be done for a payment outside the database. */
export type PendingStep = "capture" | "cancel" | "refund" | "receipt" | "credit_note";

interface PaymentTable {
  id: string;
  draft_id: Optional<string>;
  account_id: Optional<string>;
  region: string;
  /** Key of the package. */
  package: string;
  listing_type: DraftListingType;
  days: number;
  method: PaymentMethod;
  gateway: PaymentGateway["name"];
  /** The gateway's own id. */
  reference: Optional<string>;
  state: PaymentState;
  reason: Optional<DeclineReason | ReleaseReason>;
  pending: Optional<PendingStep>;
  currency: CurrencyCode;
  /** Minor units, as are `tax` and `total`. */
  net: number;
  tax: number;
  /** Percent. */
  tax_rate: number;
  total: number;
  card_brand: Optional<string>;
  card_last4: Optional<string>;
  redirect_url: Optional<string>;
  confirm_by: OptionalTime;
  receipt_number: Optional<string>;
  refund_number: Optional<string>;
  created_at: Time;
  changed_at: Time;
  /** When its gateway said so; null before. */
  authorised_at: OptionalTime;
  /** Since when its listing could not be published though nothing is wrong with it; null where that did not happen. */
  stuck_since: OptionalTime;
  /** When the listing was published with it; null before. */
  used_at: OptionalTime;
  /** End of the period that it paid for. */
  ends_at: OptionalTime;
  captured_at: OptionalTime;
  refunded_at: OptionalTime;
}

interface ReceiptSeriesTable {
  region: string;
  year: number;
  last: number;
}

/** Tables of payments. */
export interface PaymentTables {
  payment: PaymentTable;
  receipt_series: ReceiptSeriesTable;
}
