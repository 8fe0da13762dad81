import type { Language } from "@hjem/domain/language";
import type { Terms } from "@hjem/domain/terms";
import type { Messages } from "@lingui/core";

/** Loads a package's messages in one language. */
export type LoadMessages = (() => Promise<{ messages: Messages }>) & { module?: string };

/**
 * Messages in each language, loaded in the active one: of one package, or of several whose components a page shows.
 */
export interface MessageCatalogs {
  catalogs: Readonly<Record<Language, LoadMessages | readonly LoadMessages[]>>;
}

/** Loads the market's own terms in one language. */
export type LoadTerms = (() => Promise<{ terms: Terms }>) & { module?: string };

/** The market's own terms: one entry for each of the region's languages. */
export type TermsByLanguage = Readonly<Partial<Record<Language, LoadTerms>>>;
