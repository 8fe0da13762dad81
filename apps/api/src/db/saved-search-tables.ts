import type { AlertReason, Frequency } from "@hjem/domain/saved/saved-rules";
import type { MapPosition } from "@hjem/domain/saved/saved-search";
import type { ColumnType, Generated } from "kysely";

type Json<Value> = ColumnType<Value, string, string>;
type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null | undefined, string | null>;

interface SavedSearchTable {
  /** The entry (D68). */
  id: string;
  /** The search inside, which alerts name. */
  search_id: string;
  account_id: string;
  region: string;
  name: string;
  /** Body on the wire; read by `readStoredSearch`. */
  query: Json<unknown>;
  /** `searchHash` of the query. */
  hash: string;
  frequency: Frequency;
  reasons: Json<AlertReason[]>;
  map_view: ColumnType<MapPosition | null, string | null, string | null>;
  is_selected: Generated<boolean>;
  /** When the person last looked at its results. */
  seen_at: Time;
  created_at: Time;
  updated_at: Time;
  /** Set while a deletion can be undone. */
  deleted_at: OptionalTime;
}

interface LastSearchTable {
  id: string;
  account_id: string;
  hash: string;
  query: Json<unknown>;
  at: Time;
}

/** Tables of the searches of a person. */
export interface SavedSearchTables {
  saved_search: SavedSearchTable;
  last_search: LastSearchTable;
}
