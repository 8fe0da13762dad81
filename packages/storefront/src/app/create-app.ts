import type { ApiContext } from "@hjem/api-client/api-context";
import { defaultSearchPaths, servicesAt } from "@hjem/api-client/services";
import { regionLanguage } from "@hjem/domain/language";
import type { Language } from "@hjem/domain/language";
import { REQUEST_TIMEOUT_MS } from "@hjem/domain/limits";
import type { TileSource } from "@hjem/domain/map/tile-source";
import type { Middleware } from "@reduxjs/toolkit";
import { createMessages, type PageMessages } from "../messages/messages.ts";
import { createPageClock, type PageClock } from "../page/page-clock.ts";
import type { PageContext } from "../page/page-context.ts";
import type { OtherSite } from "../page/page-context.ts";
import { initialAppState, languageChanged } from "../store/app-slice.ts";
import { createStore, type StartState, type StorefrontStore } from "../store/store.ts";
import type { Storefront } from "./create-storefront.ts";

/** Options of an app. */
export interface AppOptions {
  language: Language;
  /** Scheme and host of the site (D49). */
  origin: string;
  /** Instant of rendering in milliseconds (D35). */
  now: number;
  /** Overrides of the defaults: the site's own origin, two minutes, no token. */
  api?: Partial<Omit<ApiContext, "language">>;
  /** State that the server has rendered from. */
  state?: StartState;
  /** Detailed map over the built-in one, if the site is configured to show it. */
  tiles?: TileSource | undefined;
  /** True for the demo (D27). @default false */
  isDemo?: boolean | undefined;
  /** Sites of the other markets that are served. @default none */
  otherSites?: readonly OtherSite[] | undefined;
  /** Messages in the language, which a server uses for all of its requests. @default new ones, without any */
  messages?: PageMessages;
  /** Called with every action; the browser shows failed calls as toasts. */
  listeners?: (messages: PageMessages) => readonly Middleware[];
}

/** A running site: one per request on the server, one per visit in the browser. */
export interface App {
  storefront: Storefront;
  store: StorefrontStore;
  messages: PageMessages;
  page: PageContext;
  /** Changes the language once all messages have loaded. */
  activateLanguage: (language: Language) => Promise<void>;
  clock: PageClock;
  /** Lazy components that the server has rendered, by module. */
  parts: Set<string>;
}

const apiDefaults = (): Omit<ApiContext, "language"> => ({
  services: servicesAt(),
  searchPaths: defaultSearchPaths,
  fetch: (...request) => fetch(...request),
  timeoutMs: REQUEST_TIMEOUT_MS,
  onBadResponse: () => undefined,
});

/** Creates an app. Its messages are loaded by the first `activateLanguage`. */
export function createApp(storefront: Storefront, options: AppOptions): App {
  const { region } = storefront;
  const { messages = createMessages(storefront.terms) } = options;
  const language = (): Language => store.getState().app.language;
  const store = createStore(
    { ...apiDefaults(), ...options.api, language: () => language() },
    options.state ?? { app: initialAppState(region, options.language) },
    options.listeners?.(messages),
  );
  const clock = createPageClock(options.now);

  const page: PageContext = {
    region,
    get language() {
      return regionLanguage(region, language());
    },
    term: messages.term,
    facilities: async () => (await storefront.facilities()).facilities,
    facilityTable: storefront.facilities,
    costs: async () => (await storefront.costs()).costs,
    checklist: async () => (await storefront.checklist()).checklist,
    publishing: storefront.publishing,
    i18n: messages.i18n,
    loadMessages: messages.load,
    store,
    get now() {
      return clock.now();
    },
    origin: options.origin,
    tiles: options.tiles ?? null,
    isDemo: options.isDemo ?? false,
    otherSites: options.otherSites ?? [],
    saved: storefront.saved,
  };

  return {
    storefront,
    store,
    messages,
    page,
    activateLanguage: async (code) => {
      await messages.activateLanguage(code);
      store.dispatch(languageChanged(code));
    },
    clock,
    parts: new Set(),
  };
}
