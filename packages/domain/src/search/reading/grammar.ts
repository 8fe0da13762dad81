import type { Furnishing, SearchListingType } from "../../listing/enumerations.ts";
import type { MarketHint } from "../../search-vocabulary.ts";

/** What words say of a home beside its kind, size and price. */
export type Hint =
  | { kind: "listing"; listing: SearchListingType }
  | { kind: "condition"; value: "new" | "used" }
  | { kind: "furnished"; value: Furnishing }
  | MarketHint
  | { kind: "pets" }
  | { kind: "sold" }
  /** Viewings on this day, in the market's time. */
  | { kind: "viewing" }
  /** The lowest prices first. */
  | { kind: "cheapest" };

/** A language's words for more, less and roughly, for a search, and the words without a meaning here. */
export interface Grammar {
  limits: Readonly<Record<"max" | "min" | "about" | "between", readonly string[]>>;
  /** Between the ends of a range: `3 to 5`. */
  to: readonly string[];
  /** Between the ends after `between`, and between places. */
  and: readonly string[];
  /** After a number: `3 or more`. */
  orMore: readonly string[];
  numbers: Readonly<Record<string, number>>;
  /** After a sum: a rent. */
  periods: readonly string[];
  hints: readonly { hint: Hint; words: readonly string[] }[];
  /** Words after which one looks for homes without something. */
  without: readonly string[];
  /** Words before what a home has, and before where it lies: `med kjeller` is no place, `i Kjeller` is. */
  having: readonly string[];
  lying: readonly string[];
  /** Words that say where in a place, which homes do not say; without a place they are looked for. */
  within: readonly string[];
  /** Words that say nothing of a home. */
  fillers: readonly string[];
  /** What homes have and lie by: never a misspelt place, even where a place is spelt alike. */
  features: readonly string[];
}
