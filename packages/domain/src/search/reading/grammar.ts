import type { Furnishing } from "../../listing/enumerations.ts";
import type { SearchListingType } from "../../listing/listing-type.ts";
import type { MarketHint } from "../../search-vocabulary.ts";

/** Filters that words can set besides property type, size and price. */
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

/** A language's words for more, less and about, for searching, and its stop words. */
export interface Grammar {
  limits: Readonly<Record<"max" | "min" | "about" | "between", readonly string[]>>;
  /** Between the ends of a range: `3 to 5`. */
  to: readonly string[];
  /** Between the ends after `between`, and between places. */
  and: readonly string[];
  /** After a number: `3 or more`. */
  orMore: readonly string[];
  numbers: Readonly<Record<string, number>>;
  /** After an amount: a rent. */
  periods: readonly string[];
  /** Times of travel, which no filter of a search has: `40 minutter til Nydalen`. */
  travel: { units: readonly string[]; to: readonly string[] };
  /** Sums other than the price: `felleskostnader under 4000`. */
  otherSums: readonly string[];
  hints: readonly { hint: Hint; words: readonly string[] }[];
  /** Words before something that homes must not have. */
  without: readonly string[];
  /** Words before a facility, and before a place: `med kjeller` is no place, `i Kjeller` is. */
  having: readonly string[];
  lying: readonly string[];
  /** Words for the position within a place, which are not facilities; without a place they are keywords. */
  within: readonly string[];
  /** Stop words. */
  fillers: readonly string[];
  /** Facilities and surroundings: never a misspelt place, even if a place is spelt alike. */
  features: readonly string[];
}
