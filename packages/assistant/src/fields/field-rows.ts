import { contractRows } from "./contract.ts";
import { costRows } from "./costs.ts";
import type { FieldRows } from "./field-row.ts";
import { homeRows } from "./home.ts";
import { moneyRows } from "./money.ts";
import { roomSizeRows } from "./room-sizes.ts";
import { roomRows } from "./rooms.ts";

/** Every field that a question can be about, by the id of its intent. */
export const fieldRows: FieldRows = {
  ...moneyRows,
  ...costRows,
  ...roomRows,
  ...roomSizeRows,
  ...contractRows,
  ...homeRows,
};
