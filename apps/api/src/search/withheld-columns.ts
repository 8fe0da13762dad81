import type { RangeName } from "@hjem/domain/search/filters/range-filters";
import type { NumberColumn } from "./memory/row-text.ts";

interface Ends {
  low: NumberColumn;
  high: NumberColumn;
}

/** Columns of amounts that are withheld (D125), by the filter that finds by them beside its own; nothing else reads them. */
export const withheldColumns: Readonly<Partial<Record<RangeName, Ends>>> = {
  price: { low: "withheld_low", high: "withheld_high" },
  askingPrice: { low: "withheld_low", high: "withheld_high" },
  totalPrice: { low: "withheld_total_low", high: "withheld_total_high" },
};
