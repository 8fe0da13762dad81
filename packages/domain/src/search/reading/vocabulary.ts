import type { Furnishing, PropertyType, SearchListingType } from "../../listing/enumerations.ts";

/** What a number counts or measures. `rooms` are all rooms but kitchen and bath: one more than bedrooms. */
export type QuantityKind =
  | "bedrooms"
  | "rooms"
  | "bathrooms"
  | "garages"
  | "area"
  | "land"
  | "money";

/** Words after a number: `3 bedrooms`, `80 kvm`, `4 mill`. */
export interface Unit {
  kind: QuantityKind;
  words: readonly string[];
  /** Of one unit in square metres or whole kroner and dollars. @default 1 */
  factor?: number;
  /** Only right behind the number, as in `3r`. @default false */
  isGlued?: boolean;
  /** What the word states about the home besides. @default none */
  types?: readonly Exclude<PropertyType, "all">[];
}

/** Words that name a kind of property in a market. */
export interface TypeWords {
  types: readonly Exclude<PropertyType, "all">[];
  words: readonly string[];
  /** The kind of search that alone has them. @default any */
  listing?: SearchListingType;
  /** What of the words is looked for in the listings besides: `studio` of `studio apartment`. @default nothing */
  keep?: string;
  /** What the words say besides: an `aksjeleilighet` is owned by shares. @default nothing */
  hint?: MarketHint;
}

/** Filters by choice of one market alone that words can set. */
export type MarketChoice = "ownership" | "saleMethod";
/** What words say of such a filter: any of these of its values. */
export interface MarketHint {
  kind: MarketChoice;
  values: readonly string[];
}

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

/** A part of the country that is no official place: `sørlandet`, `inner west`. */
export interface CountryPart {
  words: readonly string[];
  places: readonly string[];
  /** Code of the state. @default any */
  state?: string;
}

/** How the people of one market say what they look for (plain data of a region). */
export interface SearchVocabulary {
  types: readonly TypeWords[];
  /** What only this market states about a home, in all its languages. @default none */
  hints?: readonly { hint: MarketHint; words: readonly string[] }[];
  /** Endings of compounds that are kinds of home themselves: `loftsleilighet`. The whole word is looked for as well. */
  typeEndings: readonly { ending: string; types: readonly Exclude<PropertyType, "all">[] }[];
  units: readonly Unit[];
  /** Nicknames that are no official names, with the name: `freo` for Fremantle. */
  nicknames: Readonly<Record<string, string>>;
  /** Parts of the country as people say them, each with its places and the state that these lie in. @default none */
  countryParts?: readonly CountryPart[];
  money: {
    /** Signs and words of the currency. */
    currency: readonly string[];
    /** Sums from here up are prices of homes for sale, smaller ones are rents. */
    saleFrom: number;
    /** Smaller sums are no rent either: a bare number below is something else. */
    rentFrom: number;
    /** What a bare limit means where homes are for sale, the first that fits: `under 5` is five millions. */
    loose: readonly { upTo: number; factor: number }[];
  };
  streets: {
    /** Endings of a word that make it a street: `gata`. @default none */
    endings: readonly string[];
    /** Words that make the words before them a street, each with how it is written in full: `rd` as `road`. */
    words: Readonly<Record<string, string>>;
    /** Whether the number of the house comes before the street. */
    isNumberFirst: boolean;
    /** Words before the number of a unit: `unit 5/12`. @default none */
    unitNames: readonly string[];
  };
  /** `4x2` is four bedrooms and two bathrooms. @default false */
  hasRoomsByCross?: boolean;
}

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
