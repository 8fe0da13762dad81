import { offeredValues } from "../filters/choice-filters.ts";
import { ownership } from "../filters/ownership.ts";
import { saleMethod } from "../filters/sale-method.ts";
import type { Hint } from "./grammar.ts";
import type { ReadFilter } from "./reading.ts";

const rows = { ownership, saleMethod };

type MarketHint = Extract<Hint, { kind: keyof typeof rows }>;

/** Whether words set a filter that only one market has. */
export const isMarketHint = (hint: Hint): hint is MarketHint => hint.kind in rows;

/** Everything except the named values: `no auction`. */
export function allBut({ kind, values }: Pick<MarketHint, "kind" | "values">): MarketHint {
  const others: readonly string[] = offeredValues(rows[kind]);
  return { kind, values: others.filter((value) => !values.includes(value)), isRest: true };
}

/** Fields of a search that such words set, in the order of a filter's values. */
export function marketFields(
  hints: readonly Hint[],
): Partial<Pick<ReadFilter, "ownership" | "saleMethod">> {
  // `Selveier, ikke borettslag` is freehold alone.
  const requested = (kind: MarketHint["kind"]) => {
    const own = hints.filter(isMarketHint).filter((hint) => hint.kind === kind);
    const wanted = own.filter(({ isRest }) => !isRest);
    const all = (wanted.length > 0 ? wanted : own).flatMap(({ values }) => values);
    const rests = own.filter(({ isRest }) => isRest);
    return new Set(all.filter((value) => rests.every(({ values }) => values.includes(value))));
  };
  const owned = requested("ownership");
  const sold = requested("saleMethod");
  return {
    ...(owned.size > 0 && { ownership: ownership.values.filter((value) => owned.has(value)) }),
    ...(sold.size > 0 && { saleMethod: saleMethod.values.filter((value) => sold.has(value)) }),
  };
}
