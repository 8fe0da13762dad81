import type { DraftListingType, SearchListingType } from "../../listing/listing-type.ts";
import type { RegionBasics } from "../../region.ts";
import type { TermKey } from "../../terms.ts";

/** What the offer of a filter depends on: listing type and market of a search. */
export interface OfferScope {
  facts: RegionBasics["facts"];
  listingType: SearchListingType;
  /** False for commercial property. */
  isHome: boolean;
  isRent: boolean;
}

/** Properties of every filter row, whatever its kind. */
interface FilterRow {
  /** The field of the request and the key in the URL; a range is `<name>Min` and `<name>Max`. */
  name: string;
  /** Whether the filter applies to the search; a form offers only such filters. @default always */
  isOffered?: (scope: OfferScope) => boolean;
}

/** Bounds of both ends of a range: whole money, a count, square metres, or a year up to the current one. */
export type RangeUnit = "amount" | "count" | "area" | "year";

/** A minimum and a maximum; it matches where it overlaps the listing's range (D23). */
export interface RangeFilter extends FilterRow {
  unit: RangeUnit;
  /** Columns of the search row with the listing's minimum and maximum. */
  low: string;
  high: string;
}

/** Choices of which a listing has at most one; it matches any of the requested ones. */
export interface ChoiceFilter extends FilterRow {
  /** Values that a search may set, in the order of form and URL; `all` among them does not restrict. */
  values: readonly string[];
  /** True where a search may set several at once, as a list; else for one. */
  isSeveral: boolean;
  /** The listing's value. */
  fact: {
    /** Its path in a listing: `contractDetails.ownership`. */
    path: string;
    /** Its possible values. Stored by index in this list: values are appended and never removed. */
    values: readonly string[];
    /** Listing types that state it; it does not apply to others. @default all */
    of?: readonly DraftListingType[];
    /** Its column of the search row, which is made where the database lacks it. */
    column: string;
  };
  /** Values of the listing that a choice stands for. @default the one of its own name */
  means?: Readonly<Record<string, readonly string[]>>;
  /** Synonyms that are accepted and map to another value, which is the one offered. @default none */
  sameAs?: Readonly<Record<string, string>>;
  /** Terms of its values: `ownership` for `ownership.freehold`. */
  term: string;
  /** The market's name of the filter. @default the form's own */
  title?: TermKey;
  /** True where a value is unclear without the name of the filter: "Energy label A". @default false */
  isTitled?: boolean;
  /** Whether a form shows what each choice would find. @default true */
  isCounted?: boolean;
}

/** Properties of which a listing may have several; it matches any of the requested ones. */
export interface SetFilter extends FilterRow {
  /** Values that a search may set, in URL order. */
  values: readonly string[];
  /** The value that does not restrict. A URL drops `all` with any other values, `any` only where it is alone. */
  unrestricted: "all" | "any";
  /** The listing's values. */
  fact: {
    /** The path of its values in a listing: `propertyTypes`, or `images[*].type` for one of each picture. */
    path: string;
    /**
     * Its possible values, at most 31. Stored as a bit by index in this list: values are appended and never removed.
     */
    values: readonly string[];
    /** Its column of the search row, which is added where the database lacks it. */
    column: string;
  };
  /** Values of the listing that a choice stands for. @default the one of its own name */
  means?: Readonly<Record<string, readonly string[]>>;
  /** Terms of its values: `type` for `type.house`. */
  term: string;
  /** The market's name of the filter. @default the form's own */
  title?: TermKey;
  /** True where each selected value is a chip of its own, which can be removed separately. @default false */
  hasChipEach?: boolean;
}

/** Format of a bound: metres, a month `YYYY-MM` or a day `YYYY-MM-DD`. */
export type BoundUnit = "metres" | "month" | "day";

/** A maximum or a minimum; it matches where the listing has a number within it. Zero does not restrict. */
export interface BoundFilter extends FilterRow {
  unit: BoundUnit;
  /** Whether the listing's number must be at most or at least the bound. */
  side: "atMost" | "atLeast";
  column: string;
  /** Values that a form offers and counts, where it has no field to type them. */
  choices?: readonly number[];
}

/** The term of a value: a market has one for each value of its rows. */
export const valueTerm = (
  { term }: Pick<ChoiceFilter | SetFilter, "term">,
  value: string,
): TermKey => `${term}.${value}` as TermKey;

/** Agencies by id; it matches listings of any of them. Leading zeros are ignored. */
export interface AgencyFilter extends FilterRow {
  /** True where a search may set several at once, as a list; else for one. */
  isSeveral: boolean;
  column: string;
}

/** Words, each of which must be a prefix of a word in a text of the listing; folded, not stemmed. */
export interface PrefixFilter extends FilterRow {
  /** Fields that the text consists of. */
  paths: readonly string[];
  /** Its column of the text row. */
  column: string;
  /** True where a label quotes the value. @default false */
  isQuoted?: boolean;
}

/** Required where true, or not filtered by. */
export interface FlagFilter extends FilterRow {
  /** The listing's value: true, false or null. */
  path: string;
  column: string;
  /** The market's term for true. */
  term: TermKey;
}
