import type { RegionCosts } from "@hjem/domain/costs/purchase-costs";
import type { RegionLanguage } from "@hjem/domain/language";
import type { TileSource } from "@hjem/domain/map/tile-source";
import type {
  ChecklistItem,
  Facility,
  RegionBasics,
  RegionId,
  MarketPublishing,
} from "@hjem/domain/region";
import type { FacilityTable } from "@hjem/domain/search/facilities-of-types";
import type { TermKey } from "@hjem/domain/terms";
import type { I18n } from "@lingui/core";
import type { ComponentType } from "react";
import type { MessageCatalogs } from "../messages/message-catalogs.ts";
import type { StorefrontStore } from "../store/store.ts";

/** The site of another market (D118). */
export interface OtherSite {
  id: RegionId;
  /** Scheme and host (D49). */
  origin: string;
}

/** Props of the bell in the header. */
export interface AlertsBellProps {
  /** Its name: "Alerts". */
  label: string;
}

/** What saving does on every page for those who have saved something. */
export interface SavedModule {
  /** Runs after each sign-in, and on a page that opens with a session (D66). */
  onSignedIn: (store: StorefrontStore) => unknown;
  /** Runs for a visitor without a session who has saved homes on this device. */
  onDeviceHomes: (store: StorefrontStore) => unknown;
  /** The bell of the signed-in person in the header (D73). */
  loadAlertsBell: () => Promise<{ default: ComponentType<AlertsBellProps> }>;
}

/** Loads it: nobody else fetches it. */
export type LoadSaved = () => Promise<SavedModule>;

/** Context of a page and its loader: region, language, store and clock. */
export interface PageContext {
  region: RegionBasics;
  language: RegionLanguage;
  /** The region's term for a key; an empty string if the market does not show it. */
  term: (key: TermKey) => string;
  /** The region's facilities, fetched on first use: loaders look up the names of a listing's facilities. */
  facilities: () => Promise<readonly Facility[]>;
  /** The facilities of each property type, for filters and forms (spec §9 per-type subsets). */
  facilityTable: () => Promise<FacilityTable>;
  /** The region's duties and fees, fetched on first use. */
  costs: () => Promise<RegionCosts>;
  /** What to examine at a viewing in this market, fetched on first use. */
  checklist: () => Promise<readonly ChecklistItem[]>;
  /** How homes of this market are published, fetched on first use. */
  publishing: () => Promise<MarketPublishing>;
  i18n: I18n;
  /** Loads the messages of a lazy component (`lazyComponent`) in the active language. */
  loadMessages: (catalogs: MessageCatalogs) => Promise<void>;
  store: StorefrontStore;
  /** Instant of rendering in milliseconds: the server's until hydrated, then the visitor's (D35). */
  now: number;
  /** Scheme and host of the site (D49). */
  origin: string;
  /** Detailed map tiles from another host, if the site is configured with them. */
  tiles: TileSource | null;
  /** True in demo mode, in which pages label stand-ins for real services (D27). */
  isDemo: boolean;
  /** The sites of other markets that are served. */
  otherSites: readonly OtherSite[];
  saved?: LoadSaved | undefined;
}

/** What texts are formatted with: the market's formats and terms, and the messages of the active language. */
export type Translator = Pick<PageContext, "region" | "language" | "term" | "i18n">;

/** A translator at an instant, for texts that name days. */
export type DatedTranslator = Translator & Pick<PageContext, "now">;

/** A page without its store, for functions that build views and fetch nothing. */
export type ViewContext = Omit<PageContext, "store">;
