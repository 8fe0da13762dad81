import type { Order, SortField } from "@hjem/domain/listing/enumerations";
import { type RawBuilder, sql } from "kysely";
import type { ListingSearchTable } from "../db/schema.ts";
import { relevanceOf, type SearchWords } from "./words.ts";

type ValueField = Exclude<SortField, "relevance" | "created_at" | "publish_date">;

/** The lowest value is compared when rising, the highest when falling (D23). */
export const valueColumns = {
  price: { asc: "price_low", desc: "price_high" },
  total_price: { asc: "total_low", desc: "total_high" },
  primary_room: { asc: "primary_low", desc: "primary_high" },
  usage_area: { asc: "usage_low", desc: "usage_high" },
  price_per_primary: { asc: "price_per_primary", desc: "price_per_primary" },
} as const satisfies Record<ValueField, Record<Order, keyof ListingSearchTable>>;

/**
 * The order of a search (spec §4, D23, D34): by the field, listings without a value last both ways, and always ending in
 * the id, which follows the direction. Relevance falls back to the newest publication before the id.
 */
export const orderOf = (
  { field, order }: { field: SortField; order: Order },
  words: SearchWords,
): RawBuilder<unknown> => {
  const direction = sql.raw(order);
  switch (field) {
    case "relevance":
      return sql`${relevanceOf(words)} ${direction}, s.published_ms desc, s.id desc`;
    case "created_at":
      return sql`s.created_ms ${direction}, s.id ${direction}`;
    case "publish_date":
      return sql`s.published_ms ${direction}, s.id ${direction}`;
    default:
      return sql`${sql.ref(`s.${valueColumns[field][order]}`)} ${direction} nulls last, s.id ${direction}`;
  }
};
