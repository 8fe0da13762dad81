import type { SignInProvider } from "./account/sign-in-providers.ts";
import type { AssumedLoan, LargeLoan } from "./costs/monthly-cost.ts";
import type { RegionCosts } from "./costs/purchase-costs.ts";
import type { Language, RegionLanguages } from "./language.ts";
import type { PropertyType } from "./listing/enumerations.ts";
import type { ListingSales } from "./listing/listing-package.ts";
import type { DraftListingType, SearchListingType } from "./listing/listing-type.ts";
import type { LocalTerm } from "./local-term.ts";
import type { TileSource } from "./map/tile-source.ts";
import type { DraftTexts } from "./publishing/draft-texts.ts";
import type { RegionPublishing } from "./publishing/region-publishing.ts";
import type { SearchVocabulary } from "./search-vocabulary.ts";
import type { Terms } from "./terms.ts";
import type { PlaceZone, RegionTime } from "./time/place-zone.ts";

/** Short lower-case id of a region, used as its package's suffix and in app state, e.g. `no` (spec §1). */
export type RegionId = string;

/** Bounds of a slider; the last step means "no upper limit" (spec §9). */
export interface SliderRange {
  min: number;
  /** Includes the odd last unit, e.g. 20,000,001, which means no limit. */
  max: number;
  step: number;
}

/** A group of property types as the filter shows them. */
export interface PropertyTypeGroup {
  /** Listing types of search for which the group is offered. */
  listingTypes: readonly SearchListingType[];
  types: readonly Exclude<PropertyType, "all">[];
}

/** A facility of the region's list (spec §9, D22). */
export interface Facility {
  key: string;
  group: "indoor" | "outdoor" | "building" | "access" | "energy";
  /** Icon name `prefix:name`, served by `/icons/{prefix}.json`. */
  icon: string;
  label: Partial<Record<Language, string>>;
  /** Its label where it is not of a home, if the usual one is a word for homes. */
  otherLabel?: Partial<Record<Language, string>>;
}

/** A line of a market's viewing checklist: what a buyer or tenant examines at a home. */
export interface ChecklistItem {
  /** Stored with the result; never changed once it is in use. */
  key: string;
  label: Readonly<Partial<Record<Language, string>>>;
  /** What to look at or to ask for. */
  hint: Readonly<Partial<Record<Language, string>>>;
  /** True for what the association of a building answers for: it is left out for a flat. @default false */
  isOfWholeBuilding?: true;
}

/**
 * How a market writes some of its phone numbers: their first digits after the dial code, the number with an `x` for each
 * digit, and true where it is dialled as it is written, which works in the market alone (`13 12 13`, `02000`).
 */
export type PhoneFormat = readonly [first: string, mask: string, isLocal?: true];

/** How a market states the rents of business premises where they are not stated as those of homes. */
export interface CommercialRent {
  period: "year";
  /** Of the price filter: whole dollars or kroner per `period`. */
  slider: SliderRange;
}

/** What is true of all homes for sale or to rent in a market, and what asks for it; the assistant says it where the listing says nothing. */
export interface GeneralAnswer {
  /** The homes that it is said of. */
  of: "sale" | "rent" | "any";
  /** Only of homes to spend holidays in. */
  isOfHolidayHomes?: true;
  /** Words of questions, as patterns of the assistant: one of each group must occur. */
  asks: readonly string[];
  /** Said even where a field of the listing has some of the words. */
  isFirst?: true;
  /** It says that the listing states no answer, and what is generally true. */
  isNotStated?: true;
  text: Readonly<Partial<Record<Language, string>>>;
}

/** Data that every page needs, in the first load; keep it small. */
export interface RegionBasics extends RegionLanguages, RegionTime {
  id: RegionId;
  /** Shown in titles and structured data. */
  siteName: string;
  /** Address of the page that says how accessible the site is. */
  accessibilityPage: string;
  /** Which hosts belong to the region (D12): suffixes such as `.no`, first labels such as `no`. */
  hosts: { suffixes: readonly string[]; firstLabels: readonly string[] };
  /** True for the one region that serves every other host. */
  isFallback: boolean;
  currency: {
    /** ISO 4217 (D2). */
    code: "NOK" | "AUD";
    /** The specification's display key, which decides the position of the symbol. */
    key: "nor" | "usd";
    symbol: string;
    position: "before" | "after";
  };
  /** Period of the rents of homes (D30). */
  rentPeriod: "month" | "week";
  /** Rents of business premises, where the market states them per year. @default as those of homes */
  commercialRent?: CommercialRent;
  /** Period of `sharedCost`: felleskostnader per month, strata levies per quarter. */
  sharedCostPeriod: "month" | "quarter";
  /** Terms that differ by state or property type. @default none */
  localTerms?: readonly LocalTerm[];
  /** Land above one hectare is formatted in hectares (market A6). @default false */
  isLandInHectares?: boolean;
  /** Counties, as addresses name them, whose roads go around fjords: longer travel estimates (D82). @default none */
  fjordCounties?: readonly string[];
  /** With plus sign, e.g. `+47`. */
  dialCode: string;
  /** How numbers are written; the first that fits. */
  phoneFormats: readonly PhoneFormat[];
  map: {
    center: { lat: number; lng: number };
    zoom: number;
    /**
     * Street map instead of the built-in map; used only where the site is configured for it, as it calls
     * another host.
     */
    tiles: TileSource;
  };
  /** Address of a picture, 1,200 by 800 pixels, at the top of the home page while no home is fit to be. */
  homePicture: string;
  /** Height in percent of width of the home carousel, e.g. 66.66 (spec §9). */
  homeCarouselRatio: number;
  /**
   * Capitalisation of place names (spec §5): words that stay in lower case, whether states are upper case.
   */
  placeNames: { lowerCaseWords: readonly string[]; isStateUpperCase: boolean };
  sliders: {
    buyPrice: SliderRange;
    rentPrice: SliderRange;
    monthlyRent: SliderRange;
    primaryRoom: SliderRange;
  };
  /** Assumed loan terms of a buyer without own ones; pages say that they are assumed. */
  assumedLoan: AssumedLoan;
  /** From which share of the price a loan is a large one, and what that means. */
  largeLoan: LargeLoan;
  /** Steps offered for a rent range (spec §9). */
  rentRangeSteps: readonly number[];
  /** What a result shows first in a market: the order of facts, and icons or words. */
  facts: {
    isWithIcons: boolean;
    isFloorShown: boolean;
    isOwnershipShown: boolean;
    /** True adds a filter for the sale method, where homes are sold by several. @default false */
    hasSaleMethods?: boolean;
    /** True where sellers state a total price; not possible where duty depends on the buyer. */
    isTotalPriceShown: boolean;
  };
  /** Listing-type tabs of home page and header in their order. */
  listingTabs: readonly SearchListingType[];
  propertyTypeGroups: readonly PropertyTypeGroup[];
  signInProviders: readonly SignInProvider[];
  /** Query keys dropped from analytics page parameters (D13). */
  pageBlocking: readonly string[];
  /** Route ids that send no referrer (D13). */
  internalPages: readonly string[];
  /** Used when an agency's id is missing (D18). */
  agencyIdFallback: string;
}

/** A whole region: everything that server and browser know of it. Plain data (architecture, Region). */
export interface Region extends RegionBasics {
  /** Property types of a draft listing (spec §3). */
  draftPropertyTypes: Readonly<Record<DraftListingType, readonly Exclude<PropertyType, "all">[]>>;
  publishing: RegionPublishing;
  /** Texts of the fields of a draft. */
  draftTexts: DraftTexts;
  facilities: readonly Facility[];
  /** Sign-in providers that are shown only where they are configured (ACC-006, ACC-007). @default none */
  signInOnlyIfConfigured?: readonly SignInProvider[];
  /** Keys of `facilities` offered for a property type; a type without an entry offers all. */
  facilitiesByType: Readonly<Partial<Record<PropertyType, readonly string[]>>>;
  costs: RegionCosts;
  /** Places with another time zone than their state (D129). @default none */
  placeZones?: readonly PlaceZone[];
  /** Numbers in E.164 that are sent codes by text message, as a pattern: mobile numbers of the market alone. */
  mobileNumbers: string;
  /** What publishing a listing costs (D97). */
  listingSales: ListingSales;
  /** What to examine at a viewing, in the order of a walk through a home. */
  checklist: readonly ChecklistItem[];
  /**
   * Names of the states by code, such as `NSW`: no address has another, and duty depends on the code.
   * @default none: an address has any county
   */
  stateNames?: Readonly<Record<string, string>>;
  /** Words in which people search; used by the API only. */
  vocabulary: SearchVocabulary;
  /** What the assistant says of any sale or tenancy; used by the API only. */
  generalAnswers: readonly GeneralAnswer[];
  terms: Readonly<Partial<Record<Language, Terms>>>;
  /** Colours of mails, which load no stylesheet: `--color-accent`, `--color-signal` and `--color-on-signal` of the light theme. */
  mailColors: { accent: string; signal: string; onSignal: string };
}

/** What the wizard of own listings loads of a market. */
export type MarketPublishing = Pick<
  Region,
  "draftPropertyTypes" | "publishing" | "draftTexts" | "costs"
>;
