import { isLanguageOf, LANGUAGE_COOKIE, type Language } from "@hjem/domain/language";
import { STORAGE_EXPIRY_MS } from "@hjem/domain/limits";
import type { App } from "../app/create-app.ts";
import type { StorefrontStorage } from "../storage/storage.ts";

const writeCookie = (language: Language) => {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${STORAGE_EXPIRY_MS / 1000}; samesite=lax`;
};

function keep(storage: StorefrontStorage, language: Language): void {
  storage.write("language", language);
  writeCookie(language);
}

/**
 * Stores a language chosen by URL or switch, for 14 days from the last visit, in local storage and in the cookie
 * (D25). The region's default language is not stored.
 */
export function storeLanguage(app: App, storage: StorefrontStorage, search: string): void {
  const { region } = app.storefront;
  const requested = new URLSearchParams(search).get("language");
  const isChosen =
    isLanguageOf(region, requested) || isLanguageOf(region, storage.read("language"));
  let stored = app.store.getState().app.language;
  if (isChosen) keep(storage, stored);
  app.store.subscribe(() => {
    const { language } = app.store.getState().app;
    if (language === stored) return;
    stored = language;
    keep(storage, language);
  });
}
