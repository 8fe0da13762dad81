import type { Listing } from "@hjem/domain/listing/listing";
import type { HoldReason } from "@hjem/domain/moderation/hold-reason";
import type { CaseDecision, CaseKind } from "@hjem/domain/moderation/moderation-rules";
import type { ColumnType } from "kysely";

type Json<Value> = ColumnType<Value, string, string>;
type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null | undefined, string | null>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface ModerationCaseTable {
  id: string;
  region: string;
  kind: CaseKind;
  /** Null for a listing of a feed. */
  draft_id: Optional<string>;
  /** The version that was held. */
  draft_version: Optional<number>;
  /** Public id in lower case; null before publication. */
  property_id: Optional<string>;
  reasons: Json<HoldReason[]>;
  /** As it was when it was held; null for other kinds. */
  listing: ColumnType<Listing | null, string | null | undefined, string | null>;
  /** Of an appeal. */
  words: Optional<string>;
  opened_at: Time;
  /** When moderators were reminded of it. */
  alerted_at: OptionalTime;
  /** Audit id of the moderator who has taken it. */
  assigned_to: Optional<string>;
  assigned_at: OptionalTime;
  /** `withdrawn` where the owner changed what was held. */
  decision: Optional<Exclude<CaseDecision, "kept"> | "withdrawn">;
  decision_reason: Optional<string>;
  decided_at: OptionalTime;
  /** Audit id. */
  decided_by: Optional<string>;
}

interface RemovedListingTable {
  /** In lower case. */
  public_id: string;
  region: string;
  removed_at: Time;
  /** As it was. */
  listing: Json<Listing>;
}

interface MarketFeatureTable {
  region: string;
  key: string;
  is_on: boolean;
  changed_at: Time;
}

/** Tables of moderation and administration. */
export interface ModerationTables {
  moderation_case: ModerationCaseTable;
  removed_listing: RemovedListingTable;
  market_feature: MarketFeatureTable;
}
