import type { PropertyType, SearchListingType } from "./listing/enumerations.ts";

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
