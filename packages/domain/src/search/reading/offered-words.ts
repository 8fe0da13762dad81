import type { FilterName } from "../active-filters.ts";
import type { Found } from "./build-filter.ts";
import type { Fact } from "./facts/fact.ts";
import type { Hint } from "./grammar.ts";
import { isMarketHint } from "./market-choices.ts";
import type { Marks } from "./marks.ts";

/** Words that set a filter which is not offered everywhere, and the words of what they excluded. */
export interface OfferedWords {
  filter: FilterName;
  set: Hint | Fact;
  from: number;
  to: number;
  targets: readonly number[] | null;
}

/** The filter that words set, where it is not offered everywhere; null for words of any search. */
export function filterOfHint(hint: Hint): FilterName | null {
  if (isMarketHint(hint)) return hint.kind;
  if (hint.kind === "ownLand") return "isLandOwnedBySeller";
  if (hint.kind === "condition") return "propertyCondition";
  return hint.kind === "pets" && hint.isBare ? "isPetAllowed" : null;
}

/** Words that turn out not to be a filter remain keywords: rentals exist in a `borettslag`, too. */
export function leaveUnoffered(
  offered: readonly OfferedWords[],
  found: Found,
  marks: Marks,
  isOffered: (name: FilterName) => boolean,
): void {
  const left = offered.filter(({ filter }) => !isOffered(filter));
  for (const { from, to, targets } of left) {
    marks.leave(from, to);
    if (targets) marks.exclude(from, to, targets);
  }
  const isKept = (each: Hint | Fact) => !left.some(({ set }) => set === each);
  found.hints = found.hints.filter(isKept);
  found.facts = found.facts.filter(isKept);
}
