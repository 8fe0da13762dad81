import type { ColumnType } from "kysely";

/** An address of a person that travel times are shown to (SAVE-053, D84). */
interface CommuteAddressTable {
  id: string;
  account_id: string;
  display_name: string;
  lat: number;
  lng: number;
  /** Neither requested nor shown (SAVE-057). */
  is_hidden: boolean;
  created_at: ColumnType<Date, string, string>;
}

/** Tables of the commute of a person. */
export interface CommuteTables {
  commute_address: CommuteAddressTable;
}
