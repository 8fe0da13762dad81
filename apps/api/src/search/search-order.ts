import type { Order, SortField } from "@hjem/domain/listing/enumerations";
import { type RawBuilder, sql } from "kysely";
import type { ListingSearchTable } from "../db/schema.ts";
import { relevanceOf, type SearchWords } from "./searchable-text.ts";

type ValueField = Exclude<SortField, "relevance" | "created_at" | "publish_date" | "fairest">;

/** The lowest value is compared when rising, the highest when falling (D23). */
export const valueColumns = {
  price: { asc: "price_low", desc: "price_high" },
  total_price: { asc: "total_low", desc: "total_high" },
  primary_room: { asc: "primary_low", desc: "primary_high" },
  usage_area: { asc: "usage_low", desc: "usage_high" },
  price_per_primary: { asc: "price_per_primary", desc: "price_per_primary" },
} as const satisfies Record<ValueField, Record<Order, keyof ListingSearchTable>>;

/** One thing that rows are ordered by, and which way. */
export interface OrderKey {
  by: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
}

/**
 * The order of a search (spec §4, D23, D34): by the field, without a value last in both directions, ending in
 * the id, which follows the direction. Relevance falls back to the newest publication before the id. `longest` is the
 * longest way of the search in minutes.
 */
export const orderOf = (
  { field, order }: { field: SortField; order: Order },
  words: SearchWords,
  longest: () => RawBuilder<number>,
): OrderKey[] => {
  const direction = sql.raw(order);
  const falling = sql.raw("desc");
  const id = { by: sql`s.id`, direction };
  switch (field) {
    case "relevance":
      return [
        { by: relevanceOf(words), direction },
        { by: sql`s.published_ms`, direction: falling },
        { by: sql`s.id`, direction: falling },
      ];
    case "fairest":
      return [{ by: longest(), direction }, id];
    // One date for what is newest: publication, which `created_at` is the wire's name of (D124).
    case "created_at":
    case "publish_date":
      return [{ by: sql`s.published_ms`, direction }, id];
    default:
      return [
        {
          by: sql.ref(`s.${valueColumns[field][order]}`),
          direction: sql`${direction} nulls last`,
        },
        id,
      ];
  }
};
