import type { Language } from "@hjem/domain/language";
import type { Terms } from "@hjem/domain/terms";
import type { Messages } from "@lingui/core";

/** Fetches a package's words in one language. */
export type LoadMessages = (() => Promise<{ messages: Messages }>) & { module?: string };

/** Messages in each language, fetched in the active one: of one package, or of the several whose parts a page shows. */
export interface MessageCatalogs {
  catalogs: Readonly<Record<Language, LoadMessages | readonly LoadMessages[]>>;
}

/** Fetches the words of one language that the market says its own way. */
export type LoadTerms = (() => Promise<{ terms: Terms }>) & { module?: string };

/** The market's own words: one entry for each of the region's languages. */
export type TermsByLanguage = Readonly<Partial<Record<Language, LoadTerms>>>;
