import type { Language } from "@hjem/domain/language";
import type { TermKey, Terms } from "@hjem/domain/terms";
import { setupI18n, type I18n, type Messages } from "@lingui/core";
import type { LoadMessages, MessageCatalogs, TermsByLanguage } from "./message-catalogs.ts";

/** Messages that every page needs: those of @hjem/ui and of the layout, per language (D42). */
export const firstMessages: MessageCatalogs = {
  catalogs: {
    en: [() => import("@hjem/ui/locales/en.po"), () => import("../locales/en.po")],
    no: [() => import("@hjem/ui/locales/no.po"), () => import("../locales/no.po")],
  },
};

/** The messages of a page, in the active language only. */
export interface PageMessages {
  i18n: I18n;
  /** The market's term in the active language; empty if the market does not use it. */
  term: (key: TermKey) => string;
  /** Loads the messages of a feature or a component, in the active language. */
  load: (activeLanguage: MessageCatalogs) => Promise<void>;
  /** Loads all messages so far in another language, then switches to it. */
  activateLanguage: (language: Language) => Promise<void>;
}

/** Messages of a site: nothing is loaded before the first `activateLanguage`. */
export function createMessages(terms: TermsByLanguage): PageMessages {
  const i18n = setupI18n();
  const loaded = new Set<MessageCatalogs>();
  const fetched = new Map<LoadMessages, Promise<void>>();
  const termsOf = new Map<Language, Terms>();

  /**
   * Adds the messages of a lazy component to the active ones without a change event: an event would re-render the
   * whole page and discard the server-rendered HTML of components that are not loaded yet.
   */
  const take = (language: Language, messages: Messages) => {
    if (language === i18n.locale) Object.assign(i18n.messages, messages);
    else i18n.load(language, messages);
  };

  const fetchOne = (load: LoadMessages, language: Language) => {
    const known = fetched.get(load);
    if (known) return known;
    const fetching = load().then(({ messages }) => take(language, messages));
    fetched.set(load, fetching);
    // Caught: a failed request is removed from the cache, so that the next use tries again.
    fetching.catch(() => fetched.delete(load));
    return fetching;
  };

  const fetchMessages = async ({ catalogs }: MessageCatalogs, language: Language) => {
    await Promise.all([catalogs[language]].flat().map((load) => fetchOne(load, language)));
  };

  const fetchTerms = async (language: Language) => {
    if (termsOf.has(language)) return;
    const module = await terms[language]?.();
    if (module) termsOf.set(language, module.terms);
  };

  const active = () => i18n.locale as Language;

  return {
    i18n,
    term: (key) => termsOf.get(active())?.[key] ?? "",
    load: (activeLanguage) => {
      loaded.add(activeLanguage);
      return fetchMessages(activeLanguage, active());
    },
    activateLanguage: async (language) => {
      if (language === i18n.locale) return;
      await Promise.all([
        fetchMessages(firstMessages, language),
        fetchTerms(language),
        ...[...loaded].map((catalogs) => fetchMessages(catalogs, language)),
      ]);
      i18n.activate(language);
    },
  };
}
