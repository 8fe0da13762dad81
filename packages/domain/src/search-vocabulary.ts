import type { PropertyType } from "./listing/enumerations.ts";
import type { SearchListingType } from "./listing/listing-type.ts";

/**
 * What a number counts or measures. `rooms` are all rooms except kitchen and bath: one more than bedrooms.
 */
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
  /** Factor of one unit to square metres, kroner or dollars. @default 1 */
  factor?: number;
  /** Only directly after the number, as in `3r`. @default false */
  isGlued?: boolean;
  /** Filter that the word implies as well. @default none */
  types?: readonly Exclude<PropertyType, "all">[];
}

/** Words for a property type in a market. */
export interface TypeWords {
  types: readonly Exclude<PropertyType, "all">[];
  words: readonly string[];
  /** The listing type that they are limited to. @default any */
  listing?: SearchListingType;
  /** Keywords that are searched for as well: `studio` of `studio apartment`. @default none */
  keep?: string;
  /** Filter that the words imply as well: an `aksjeleilighet` is owned by shares. @default none */
  hint?: MarketHint;
}

/** Choice filters of one market that words can set. */
export type MarketChoice = "ownership" | "saleMethod";
/** Values of such a filter that words stand for: any of these. */
export interface MarketHint {
  kind: MarketChoice;
  values: readonly string[];
}

/** A part of the country that is not an official place: `sørlandet`, `inner west`. */
export interface CountryPart {
  words: readonly string[];
  places: readonly string[];
  /** Code of the state. @default any */
  state?: string;
}

/** A word for homes by their rooms: `studio`. */
export interface NamedCount {
  words: readonly string[];
  kind: "bedrooms" | "rooms";
  count: number;
  types?: readonly Exclude<PropertyType, "all">[];
}

/** Where an everyday word is from: a dictionary, the filters and advertisements of the market's portals, or what people say and type. */
export type WordSource = "dictionary" | "portal" | "usage";

/** Everyday words for a facility, besides its label: homes with it are found by each (D34). */
export interface FacilityWords {
  facility: string;
  words: readonly string[];
  source: WordSource;
}

/** A phrase that the texts of listings spell otherwise: `a/c` is searched for as `aircon`. */
export interface Respelled {
  words: readonly string[];
  as: string;
  source: WordSource;
}

/** The everyday words of a market, in one list. */
export const everydayWords = ({ facilityWords = [], respelled = [] }: SearchVocabulary): string[] =>
  [...facilityWords, ...respelled].flatMap(({ words }) => [...words]);

/** How people search in one market (plain data of a region). */
export interface SearchVocabulary {
  types: readonly TypeWords[];
  /** Filters of this market only, in all its languages. @default none */
  hints?: readonly { hint: MarketHint; words: readonly string[] }[];
  /** Endings of compounds that are property types: `loftsleilighet`. The whole word is a keyword as well. */
  typeEndings: readonly { ending: string; types: readonly Exclude<PropertyType, "all">[] }[];
  units: readonly Unit[];
  /** Words beside a number that say what it measures, also without a unit: `p-rom 80`. @default none */
  measures?: readonly Unit[];
  /** Homes that are named by their rooms. @default none */
  namedCounts?: readonly NamedCount[];
  /** Everyday names of facilities, by the facility's key. @default none */
  facilityWords?: readonly FacilityWords[];
  /** @default none */
  respelled?: readonly Respelled[];
  /** Nicknames of places, with the official name: `freo` for Fremantle. */
  nicknames: Readonly<Record<string, string>>;
  /** Streets and stations that people travel to, each with the place that it is in: `Flinders Street`. @default none */
  travelPoints?: Readonly<Record<string, string>>;
  /** Short forms inside names of places and streets, each with what it may stand for: `nth` for `north`. @default none */
  nameWords?: Readonly<Record<string, readonly string[]>>;
  /**
   * Everyday words that are names of places too, as they are typed: places only where the text says so, as in `in Sandstone` and
   * `Sandstone WA`. @default none
   */
  commonWords?: readonly string[];
  /** Words of the language that are nearly spelt as a place or a facility: they are no misspelt ones. @default none */
  plainWords?: readonly string[];
  /** Words beside a name that make it the name of something else: `Phillip Island`, `Lake Macquarie`. @default none */
  landforms?: { after: readonly string[]; before: readonly string[] };
  /** Parts of the country, each with its places and their state. @default none */
  countryParts?: readonly CountryPart[];
  money: {
    /** Symbols and words of the currency. */
    currency: readonly string[];
    /** Amounts from here up are sale prices, smaller ones are rents. */
    saleFrom: number;
    /** Smaller amounts are not rents: the number means something else. */
    rentFrom: number;
    /** How to read a number without unit in a sale search, the first that fits: `under 5` is five million. */
    loose: readonly { upTo: number; factor: number }[];
  };
  streets: {
    /** Endings of words that are streets: `gata`. @default none */
    endings: readonly string[];
    /** Endings that many other words have: they make a street where the number of a house follows. @default none */
    numberedEndings?: readonly string[];
    /** Short endings, each in full: `gt` as `gata`. @default none */
    shortEndings?: Readonly<Record<string, string>>;
    /** Words before the name of a street that belong to it: `nedre`. @default none */
    firstWords?: readonly string[];
    /** Long roads through many places, in lower case, each with the codes of its states. @default none */
    longRoads?: Readonly<Record<string, readonly string[]>>;
    /** Words that follow a street name, each with its full form: `rd` as `road`. */
    words: Readonly<Record<string, string>>;
    /** Those that make a street without a number too; the others also say what homes have. @default all */
    bareWords?: readonly string[];
    /** Whether the house number precedes the street. */
    isNumberFirst: boolean;
    /** Words before a unit number: `unit 5/12`. @default none */
    unitNames: readonly string[];
    /** Words after the number of a house for the side of the stairs: `t.h.`. @default none */
    flatSides?: readonly string[];
  };
  /** `4x2` is four bedrooms and two bathrooms, `4/2/2` with two cars as well. @default false */
  hasRoomsByCross?: boolean;
}
