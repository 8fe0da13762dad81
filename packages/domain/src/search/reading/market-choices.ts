import type { MarketHint } from "../../search-vocabulary.ts";
import { offeredValues } from "../filters/choice-filters.ts";
import { ownership } from "../filters/ownership.ts";
import { saleMethod } from "../filters/sale-method.ts";
import type { Hint } from "./grammar.ts";
import type { ReadFilter } from "./reading.ts";

const rows = { ownership, saleMethod };

/** Whether words set a filter that only one market has. */
export const isMarketHint = (hint: Hint): hint is MarketHint => hint.kind in rows;

/** Everything except the named values: `no auction`. */
export function allBut({ kind, values }: MarketHint): MarketHint {
  const others: readonly string[] = offeredValues(rows[kind]);
  return { kind, values: others.filter((value) => !values.includes(value)) };
}

/** Fields of a search that such words set, in the order of a filter's values. */
export function marketFields(
  hints: readonly Hint[],
): Partial<Pick<ReadFilter, "ownership" | "saleMethod">> {
  const requested = (kind: MarketHint["kind"]) =>
    new Set(hints.filter(isMarketHint).flatMap((hint) => (hint.kind === kind ? hint.values : [])));
  const owned = requested("ownership");
  const sold = requested("saleMethod");
  return {
    ...(owned.size > 0 && { ownership: ownership.values.filter((value) => owned.has(value)) }),
    ...(sold.size > 0 && { saleMethod: saleMethod.values.filter((value) => sold.has(value)) }),
  };
}
