import type { DraftListingType, SearchListingType } from "../../listing/enumerations.ts";
import type { RegionBasics } from "../../region.ts";
import type { TermKey } from "../../terms.ts";

/** What a search looks for and in which market, as far as the offer of a filter depends on it. */
export interface OfferScope {
  facts: RegionBasics["facts"];
  listingType: SearchListingType;
  /** False for premises. */
  isHome: boolean;
  isRent: boolean;
}

/** What every row of a filter says, whatever its kind. */
interface FilterRow {
  /** The field of the request and the key of the address; a range is `<name>Min` and `<name>Max`. */
  name: string;
  /** Whether the filter says anything of what is looked for; a form offers only such filters. @default always */
  isOffered?: (scope: OfferScope) => boolean;
}

/** What bounds both ends of a range: whole money, a count, square metres, or a year up to the current one. */
export type RangeUnit = "amount" | "count" | "area" | "year";

/** A lowest and a highest; it matches where it overlaps what the listing has (D23). */
export interface RangeFilter extends FilterRow {
  unit: RangeUnit;
  /** Columns of the search row with the listing's lowest and highest. */
  low: string;
  high: string;
}

/** Choices of which a listing has at most one; it matches where it has any of those that are asked for. */
export interface ChoiceFilter extends FilterRow {
  /** What a search may ask for, in the order of form and address; `all` among them restricts nothing. */
  values: readonly string[];
  /** True where a search may ask for several at once, as a list; else for one. */
  isSeveral: boolean;
  /** What the listing says of it. */
  fact: {
    /** Where it stands in a listing: `contractDetails.ownership`. */
    path: string;
    /** What may stand there. Stored by place in this list: values are added at its end and never taken away. */
    values: readonly string[];
    /** Kinds of listing that state it; of others it says nothing. @default all */
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
  /** True where a value says nothing without the name of the matter: "Energy label A". @default false */
  isTitled?: boolean;
}

/** Yes or not asked for. */
export interface FlagFilter extends FilterRow {
  /** Where the listing says so: true, false or null. */
  path: string;
  column: string;
  /** The market's words for yes. */
  term: TermKey;
}
