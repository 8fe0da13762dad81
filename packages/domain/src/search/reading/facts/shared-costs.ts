import { perYear } from "../periods.ts";
import { moneyAt } from "../quantity.ts";
import type { Fact, FactText } from "./fact.ts";

/** The smallest sum that anybody means by shared costs. */
const SUM_MIN = 50;
/** Larger sums after a comma are rather a price. */
const SUM_MAX = 20_000;

/** Shared costs, per the period in which the market states them: `maks 5000 i felleskostnader`, `strata under 1200 a quarter`. */
export function sharedCostFact(text: FactText, from: number): Fact | null {
  const { tokens, lexicon, sharedCostPeriod } = text;
  const { sharedCosts, sumLinks } = lexicon.facts;
  const isNamed = tokens.some((_, at) => sharedCosts.match(tokens, at));
  if (!isNamed) return null;
  const name = sharedCosts.match(tokens, from);
  const bare = (at: number): ReturnType<typeof moneyAt> => {
    const { kind, value = 0 } = tokens[at] ?? {};
    return kind === "number" ? { max: value, period: null, end: at + 1 } : null;
  };
  const after = (at: number) => moneyAt(tokens, at, lexicon) ?? bare(at);
  // `Felleskost. maks 3500`.
  const isMarked = name !== null && [".", ":"].includes(tokens[name.end]?.norm ?? "");
  // `Lav felleskost, maks 3500`.
  const isApart =
    name !== null &&
    tokens[name.end]?.norm === "," &&
    lexicon.limits.match(tokens, name.end + 1) !== null &&
    (moneyAt(tokens, name.end + 1, lexicon)?.max ?? SUM_MAX) < SUM_MAX;
  const named = name && (isMarked || isApart ? name.end + 1 : name.end);
  const sum = named
    ? after(sumLinks.match(tokens, named)?.end ?? named)
    : moneyAt(tokens, from, lexicon);
  if (!sum || (!name && !isPaidBy(text, sum.end))) return null;
  const paid = name
    ? sum.end
    : sharedCosts.match(tokens, sumLinks.match(tokens, sum.end)?.end ?? sum.end)!.end;
  // `Under 1500 strata per quarter`.
  const late = sum.period ? null : lexicon.periods.match(tokens, paid);
  const to = late?.end ?? paid;
  const ends = [sum.min, sum.max].filter((end) => end !== undefined);
  if (ends.some((end) => end < SUM_MIN || end >= lexicon.vocabulary.money.saleFrom)) return null;
  const period = sum.period ?? late?.item;
  const factor = period ? perYear[period] / perYear[sharedCostPeriod] : 1;
  const scaled = (end: number) => Math.round(end * factor);
  return {
    from,
    to,
    filter: "sharedCost",
    kind: "shared_cost",
    fields: {
      ...(sum.min !== undefined && { sharedCostMin: scaled(sum.min) }),
      ...(sum.max !== undefined && { sharedCostMax: scaled(sum.max) }),
    },
  };
}

/** Whether a sum is that of the shared costs named after it, which have no other: not `3 mill felleskostnader 4000`. */
function isPaidBy({ tokens, lexicon }: FactText, at: number): boolean {
  const { sharedCosts, sumLinks } = lexicon.facts;
  const link = sumLinks.match(tokens, at);
  const name = sharedCosts.match(tokens, link?.end ?? at);
  if (!name) return false;
  return (
    link !== null || (tokens[name.end]?.kind !== "number" && !moneyAt(tokens, name.end, lexicon))
  );
}
