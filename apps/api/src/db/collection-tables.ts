import type {
  CheckResult,
  CollectionRole,
  InvitationStatus,
  Verdict,
} from "@hjem/domain/saved/saved-rules";
import type { ColumnType, Generated } from "kysely";

type Json<Value> = ColumnType<Value, string, string>;
type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null | undefined, string | null>;

interface CollectionTable {
  id: string;
  region: string;
  name: string;
  /** The account whose default collection it is; null for all others. */
  default_of: string | null;
  /** Of its secret link; null while it is not shared (D64). */
  share_token: string | null;
  version: Generated<number>;
  created_at: Time;
  updated_at: Time;
  deleted_at: OptionalTime;
}

interface CollectionMemberTable {
  collection_id: string;
  account_id: string;
  role: CollectionRole;
  joined_at: Time;
  seen_at: OptionalTime;
}

interface CollectionHomeTable {
  collection_id: string;
  /** Public id in lower case. */
  property_id: string;
  /** Null once the listing is deleted. */
  listing_id: number | null;
  saved_at: Time;
  /** Null for a person who has left. */
  saved_by: string | null;
  /** Set while its removal can be undone. */
  removed_at: OptionalTime;
}

interface LastCardTable {
  property_id: string;
  card: string;
}

/** A person's statement about a home of a collection. */
interface StatementTable {
  collection_id: string;
  property_id: string;
  account_id: string;
  updated_at: Time;
}

interface HomeNoteTable extends StatementTable {
  name: string;
  text: string;
  version: number;
}

interface HomeVerdictTable extends StatementTable {
  verdict: Verdict;
  reason: string;
}

interface HomeCheckTable extends StatementTable {
  item: string;
  result: CheckResult;
}

interface HomeQuestionTable {
  id: string;
  collection_id: string;
  property_id: string;
  account_id: string | null;
  text: string;
  is_asked: boolean;
  created_at: Time;
}

interface PlannedViewingTable {
  collection_id: string;
  property_id: string;
  day: string;
  time_from: string;
  account_ids: Json<string[]>;
}

interface CollectionInvitationTable {
  id: string;
  region: string;
  collection_id: string | null;
  inviter_id: string;
  email: string;
  token_hash: string;
  status: InvitationStatus;
  created_at: Time;
  expires_at: Time;
  decided_at: OptionalTime;
  accepted_by: string | null;
}

/** Tables of what people save together. */
/** A home that one of several people removed. */
interface CollectionRemovalTable {
  collection_id: string;
  property_id: string;
  account_id: string | null;
  address: string;
  at: Time;
}

/** A collection that its owner deleted, for the others who were in it. */
interface DeletedCollectionTable {
  id: string;
  name: string;
  account_id: string | null;
  account_ids: string[];
  at: Time;
}

export interface CollectionTables {
  collection: CollectionTable;
  collection_member: CollectionMemberTable;
  collection_home: CollectionHomeTable;
  last_card: LastCardTable;
  home_note: HomeNoteTable;
  home_verdict: HomeVerdictTable;
  home_check: HomeCheckTable;
  home_question: HomeQuestionTable;
  planned_viewing: PlannedViewingTable;
  collection_invitation: CollectionInvitationTable;
  collection_removal: CollectionRemovalTable;
  deleted_collection: DeletedCollectionTable;
}
