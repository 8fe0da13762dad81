import type { Furnishing } from "../../listing/enumerations.ts";
import type { SearchListingType } from "../../listing/listing-type.ts";
import type { MarketHint } from "../../search-vocabulary.ts";
import type { FactWords } from "./facts/fact-words.ts";
import type { StatedPeriod } from "./periods.ts";
import type { TravelWay } from "./travel.ts";

/** Filters that words can set besides property type, size and price. */
export type Hint =
  /**
   * What else the words are: keywords (homes for a `short term` are rented, and say so), or not used (no filter holds a `long
   * lease`).
   */
  | { kind: "listing"; listing: SearchListingType; rest?: "words" | "unused" }
  | { kind: "condition"; value: "new" | "used" }
  | { kind: "furnished"; value: Furnishing }
  /** `isRest`: everything but what is not wanted, `ikke borettslag`. */
  | (MarketHint & { isRest?: true })
  /** An animal alone says so of a rental only. */
  | { kind: "ownLand" }
  | { kind: "pets"; isBare?: true }
  | { kind: "sold" }
  /** Not for sale or rent yet. */
  | { kind: "future" }
  /** Advertised by its owner, to rent or for sale where the words say so. */
  | { kind: "private"; listing?: "buy" | "rent" }
  /** The order of the list: the lowest prices first, or the largest homes. */
  | { kind: "sorted"; by: "price" | "primary_room"; order: "asc" | "desc" };

/** A language's words for more, less and about, for searching, and its stop words. */
export interface Grammar {
  limits: Readonly<Record<"max" | "min" | "about" | "between" | "exact", readonly string[]>>;
  /** Between the ends of a range: `3 to 5`. */
  to: readonly string[];
  /** Between the ends after `between`, and between places. */
  and: readonly string[];
  /** After a number: `3 or more`. */
  orMore: readonly string[];
  /** After an amount: `$1m max`, `2 million or less`. */
  orLess: readonly string[];
  /** After an amount: `850k ish`. */
  orAbout: readonly string[];
  numbers: Readonly<Record<string, number>>;
  /** After a number, a half more, and a hundred times as much: `fem og en halv`, `six hundred`. */
  halves: readonly string[];
  hundreds: readonly string[];
  /** A rent, or another recurring sum: words that say so anywhere, and those that do after an amount. */
  periods: Readonly<Record<StatedPeriod, readonly string[]>>;
  amountPeriods: Readonly<Record<StatedPeriod, readonly string[]>>;
  /** Between a sum and how much more or less is meant, besides `+-`: `5 mill pluss minus 200k`. */
  tolerances: readonly string[];
  /** After a number: a time or a count of which no filter knows: `2 mnd`, `$150 a night`, `2 etasjer`. */
  otherCounts: readonly string[];
  /** Words that numbers count, which no street is called by: `2 storey` is no address. */
  counted: readonly string[];
  /** Lengths and distances, of which no filter knows. */
  lengths: {
    /** After a number: `km`; `metres` also means square metres without one of the other words. */
    distances: readonly string[];
    metres: readonly string[];
    /** Words that are a sum too, and a distance only before those of `away`: `2 mil fra Oslo`. */
    miles: readonly string[];
    away: readonly string[];
    /** Beside a number of metres, and after it alone: `15m frontage`, `50 m fra`. */
    beside: readonly string[];
    after: readonly string[];
    /** Between such a word and the number: `frontage of 15 m`. */
    links: readonly string[];
  };
  facts: FactWords;
  /** Times of travel: `under 40 minutter til Nydalen` (D83). */
  travel: {
    /** Units of time with their minutes, and whole times in words. */
    units: Readonly<Record<string, number>>;
    durations: Readonly<Record<string, number>>;
    /** Words before a time, besides the limits. */
    within: readonly string[];
    to: readonly string[];
    ways: Readonly<Record<TravelWay, readonly string[]>>;
    /** Words after the name of a town that mean its middle: `Oslo S`. */
    middles: readonly string[];
    /** Words after a name that make it the name of something else, whose position is not known: `Oslo lufthavn`. */
    sites: readonly string[];
  };
  /** Sums other than the price: `felleskostnader under 4000`. */
  otherSums: readonly string[];
  /** Words before a year that is not when the home was built, and those between: `ferdig i 2027`. */
  years: { words: readonly string[]; links: readonly string[] };
  /** Words after the name of a person, of whom a suburb is named as well: `Monash University`. */
  eponyms: readonly string[];
  hints: readonly { hint: Hint; words: readonly string[] }[];
  /** Words before something that homes must not have; the first also before several things joined by `and`. */
  without: readonly string[];
  no: readonly string[];
  /** Between such a word and what it is about: `not on the ground floor`. */
  afterNo: readonly string[];
  or: readonly string[];
  /** Words before a facility, and before a place: `med kjeller` is no place, `i Kjeller` is. */
  having: readonly string[];
  lying: readonly string[];
  /** Between `having` and what homes have: `with a separate studio`. */
  traits: readonly string[];
  /** Words before a place that homes are not in, though near it: `vest for Oslo`. */
  outside: readonly string[];
  /** Words before what a home is near. */
  near: readonly string[];
  /** Words after the name of a place: `Ski kommune`. */
  placeEnds: readonly string[];
  /** Words before the name of a place of former times: `gamle Sørum kommune`. */
  placeStarts: readonly string[];
  /** Words beside a sum that all costs are in: `totalpris`. */
  totals: readonly string[];
  /** Words that no filter holds and no listing is chosen by: they are said not to be used, such as `and surrounds`. */
  unsaid: readonly string[];
  /** Words for the position within a place, which are not facilities; without a place they are keywords. */
  within: readonly string[];
  /** Words for the middle of a town, beside its name: `Geelong CBD`. */
  centres: readonly string[];
  /** Words for a view, and those between one and what is seen: `utsikt mot Oslofjorden`. */
  views: readonly string[];
  viewLinks: readonly string[];
  /** Words for how large a home is, which no filter holds: `liten leilighet`. */
  sizes: readonly string[];
  /** Words that say nothing without the one after them: `not in a high rise` is not without `high`. */
  degrees: readonly string[];
  /** Words after the name of a place for a stop there, near which a home may be: `Moss stasjon`. */
  stations: readonly string[];
  /** Stop words. */
  fillers: readonly string[];
  /** Facilities and surroundings: never a misspelt place, even if a place is spelt alike. */
  features: readonly string[];
}
