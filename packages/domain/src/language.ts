/** Language codes in storage, headers and addresses (spec §3 App state, D4). */
export const languages = ["en", "no"] as const;
export type Language = (typeof languages)[number];

/** True for a code that the product knows; anything else falls back to the region's default (FND-009). */
export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);
