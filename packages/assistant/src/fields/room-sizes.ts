import { formatArea } from "@hjem/domain/format/format-measure";
import type { ListingRoom } from "@hjem/domain/listing/listing";
import type { FieldRow, FieldRows } from "./field-row.ts";

/** The sizes of all rooms of a kind, as the plan has them; null without one. */
const sizeRow = (kind: ListingRoom["kind"]): FieldRow => ({
  label: `room.${kind}`,
  field: `rooms.${kind}`,
  anchor: "rooms",
  read: (context) => {
    const sizes = context.listing.rooms.filter((room) => room.kind === kind);
    return sizes.length === 0
      ? null
      : sizes.map(({ area }) => formatArea(context, area)).join(", ");
  },
});

/** Sizes of measured rooms (LEAD-016). */
export const roomSizeRows: FieldRows = {
  "roomSize:living_room": sizeRow("living_room"),
  "roomSize:kitchen": sizeRow("kitchen"),
  "roomSize:bathroom": sizeRow("bathroom"),
  "roomSize:bedroom": sizeRow("bedroom"),
  "roomSize:dining_room": sizeRow("dining_room"),
  "roomSize:hall": sizeRow("hall"),
  "roomSize:storage": sizeRow("storage"),
  "roomSize:laundry": sizeRow("laundry"),
  "roomSize:garage": sizeRow("garage"),
  "roomSize:office": sizeRow("office"),
  "roomSize:sales": sizeRow("sales"),
};
