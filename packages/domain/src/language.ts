import type { StemmerName } from "./text/analyse.ts";

/** Language codes in storage, headers and URLs (spec §3 App state, D4). */
export const languages = ["en", "no"] as const;
export type Language = (typeof languages)[number];

/** Cookie with the chosen language, for the server (D25); its value is a language code and nothing else. */
export const LANGUAGE_COOKIE = "language";

/** Codes that browsers send for each language: Norwegian as bokmål or nynorsk too. */
export const languageCodes: Readonly<Record<Language, readonly string[]>> = {
  en: ["en"],
  no: ["no", "nb", "nn"],
};

/** True for a supported language code; anything else falls back to the region's default (FND-009). */
export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** One language of a region's site. */
export interface RegionLanguage {
  code: Language;
  /** BCP 47 tag for `<html lang>` and `Intl` (D4). */
  tag: string;
  /** Tag for formatting numbers and dates, e.g. `en-GB` for English in Norway (D4). */
  formatTag: string;
  /** Its own name, for the language switch. */
  name: string;
  /** Stemmer for the text of listings (D34). */
  stemmer: StemmerName;
}

/** The languages of a region's site. */
export interface RegionLanguages {
  languages: readonly [RegionLanguage, ...RegionLanguage[]];
  /** @default the first of `languages` */
  defaultLanguage: Language;
}

/** True for a language of this region's site. */
export const isLanguageOf = (region: RegionLanguages, value: unknown): value is Language =>
  region.languages.some(({ code }) => code === value);

/**
 * The language of a request (D25): `?language=`, else the cookie, else the region's default. A language that
 * the region lacks is ignored, so `no` on the Australian site gives English (FND-010).
 */
export const resolveLanguage = (
  region: RegionLanguages,
  requested: { query?: string | null | undefined; cookie?: string | null | undefined },
): Language =>
  [requested.query, requested.cookie].find((value) => isLanguageOf(region, value)) ??
  region.defaultLanguage;

/** The region's settings for a language: tag, formats and name; the default language for an unknown code. */
export const regionLanguage = (region: RegionLanguages, code: Language): RegionLanguage =>
  region.languages.find((language) => language.code === code) ??
  region.languages.find((language) => language.code === region.defaultLanguage) ??
  region.languages[0];

/** The language of a market's sellers, where it differs from the page's; else null. */
export function advertLanguage({
  region,
  language,
}: {
  region: RegionLanguages;
  language: RegionLanguage;
}): RegionLanguage | null {
  const own = region.languages.find(({ code }) => code === region.defaultLanguage);
  return own && own.code !== language.code ? own : null;
}
