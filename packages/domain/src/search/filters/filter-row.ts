import type { DraftListingType, SearchListingType } from "../../listing/enumerations.ts";
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
    /** Where it stands in a listing: `contractDetails.ownership`. */
    path: string;
    /** What may stand there. Stored by place in this list: values are added at its end and never taken away. */
    values: readonly string[];
    /** Kinds of listing that state it; it does not apply to others. @default all */
    of?: readonly DraftListingType[];
    /** Its column of the search row, which is made where the database lacks it. */
    column: string;
  };
  /** Values of the listing that a choice stands for. @default the one of its own name */
  means?: Readonly<Record<string, readonly string[]>>;
  /** Values that are taken and mean another one, which alone is offered. @default none */
  sameAs?: Readonly<Record<string, string>>;
  /** Terms of its values: `ownership` for `ownership.freehold`. */
  term: string;
  /** The market's name of the matter. @default the form's own */
  title?: TermKey;
  /** True where a value is unclear without the name of the filter: "Energy label A". @default false */
  isTitled?: boolean;
  /** Whether a form shows what each choice would find. @default true */
  isCounted?: boolean;
}

/** Things of which a listing may have several; it matches where it has any of the requested ones. */
export interface SetFilter extends FilterRow {
  /** Values that a search may set, in the order of the address. */
  values: readonly string[];
  /** The value that restricts nothing. An address drops `all` with whatever stands beside it, `any` where it stands alone. */
  unrestricted: "all" | "any";
  /** What the listing has. */
  fact: {
    /** Where its values stand in a listing: `propertyTypes`, or `images[*].type` for one of each picture. */
    path: string;
    /** What may stand there, at most 31. Stored as a bit by place in this list: values are added at its end and never taken away. */
    values: readonly string[];
    /** Its column of the search row, which is made where the database lacks it. */
    column: string;
  };
  /** Values of the listing that a choice stands for. @default the one of its own name */
  means?: Readonly<Record<string, readonly string[]>>;
  /** Terms of its values: `type` for `type.house`. */
  term: string;
  /** The market's name of the matter. @default the form's own */
  title?: TermKey;
  /** True where each chosen value is a chip of its own, to be taken off by itself. @default false */
  hasChipEach?: boolean;
}

/** What a bound is: metres, a month `YYYY-MM` or a day `YYYY-MM-DD`. */
export type BoundUnit = "metres" | "month" | "day";

/** A highest or a lowest value; it matches where the listing has a number that keeps to it. Zero restricts nothing. */
export interface BoundFilter extends FilterRow {
  unit: BoundUnit;
  /** Which way the listing's number keeps to it. */
  side: "atMost" | "atLeast";
  column: string;
  /** Values that a form offers and that are counted, where it does not let them be written. */
  choices?: readonly number[];
}

/** The term of a value: a market has one for each value of its rows. */
export const valueTerm = (
  { term }: Pick<ChoiceFilter | SetFilter, "term">,
  value: string,
): TermKey => `${term}.${value}` as TermKey;

/** Agencies by id; it matches where the listing is of one of them. Zeros on the left make no difference. */
export interface AgencyFilter extends FilterRow {
  /** True where a search may set several at once, as a list; else for one. */
  isSeveral: boolean;
  column: string;
}

/** Words, each of which must begin a word of a text of the listing; folded, not stemmed. */
export interface BeginningFilter extends FilterRow {
  /** What the text is made of. */
  paths: readonly string[];
  /** Its column of the row of words. */
  column: string;
  /** True where a label sets what was written in quotes. @default false */
  isQuoted?: boolean;
}

/** Required, or not filtered by. */
export interface FlagFilter extends FilterRow {
  /** The listing's value: true, false or null. */
  path: string;
  column: string;
  /** The market's words for yes. */
  term: TermKey;
}
