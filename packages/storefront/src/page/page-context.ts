import type { RegionCosts } from "@hjem/domain/costs/purchase-costs";
import type { RegionLanguage } from "@hjem/domain/language";
import type { TileSource } from "@hjem/domain/map/tile-source";
import type { Facility, RegionBasics, RegionId } from "@hjem/domain/region";
import type { FacilityTable } from "@hjem/domain/search/facilities-of-types";
import type { TermKey } from "@hjem/domain/terms";
import type { I18n } from "@lingui/core";
import type { MessageCatalogs } from "../messages/message-catalogs.ts";
import type { StorefrontStore } from "../store/store.ts";

/** The site of another market (D118). */
export interface OtherSite {
  id: RegionId;
  /** Scheme and host (D49). */
  origin: string;
}

/** What every page and loader knows about where it stands. */
export interface PageContext {
  region: RegionBasics;
  language: RegionLanguage;
  /** The region's own word for a matter; an empty string where the market does not show it. */
  term: (key: TermKey) => string;
  /** The region's table of facilities, fetched on first use: loaders look up the names of a listing's facilities. */
  facilities: () => Promise<readonly Facility[]>;
  /** The same table with what homes of each type can have: for a choice among them (spec §9 per-type subsets). */
  facilityTable: () => Promise<FacilityTable>;
  /** The region's duties and fees, fetched on first use. */
  costs: () => Promise<RegionCosts>;
  i18n: I18n;
  /** Fetches words of a part that comes later than its page (`lazyComponent`), in the active language. */
  loadMessages: (catalogs: MessageCatalogs) => Promise<void>;
  store: StorefrontStore;
  /** Instant of rendering in milliseconds: the server's until hydrated, then the visitor's (D35). */
  now: number;
  /** Scheme and host of the site (D49). */
  origin: string;
  /** Detailed map over the built-in one, where the site is set to show it: it is another host. */
  tiles: TileSource | null;
  /** Whether the site is the demo, which says so of what is no real service's (D27). */
  isDemo: boolean;
  /** The sites of the other markets that are served. */
  otherSites: readonly OtherSite[];
}

/** What a text is formatted with for one reader: the market's formats and terms, and the messages of the active language. */
export type Translator = Pick<PageContext, "region" | "language" | "term" | "i18n">;

/** A translator at an instant, for texts that name days. */
export type DatedTranslator = Translator & Pick<PageContext, "now">;

/** A page without its store: what a view is built from fetches nothing. */
export type ViewContext = Omit<PageContext, "store">;
