import type { Language } from "../language.ts";
import { HAIR_SPACE, NO_BREAK_SPACE } from "./format-context.ts";

/** How a language writes numbers, days and names, beyond what `Intl` knows in every browser. */
export interface LanguageConventions {
  /** After the figure of a day: `3. desember`, `3 December`. */
  dayMark: string;
  /** Before a time of day: `kl. 17:00`. */
  timeMark: string;
  /** Between a day and a time. */
  dayTimeSeparator: string;
  /** Between a number and `%`. */
  percentGap: string;
  /** Sign of hours: `1 t 5 min`, `1 h 5 min`. */
  hourUnit: string;
  /** What stands before and after a quoted name. */
  quotes: readonly [string, string];
  /** Between the figures of a day: `03.12.2026`. */
  dateSeparator: string;
}

/** The conventions of every language of the product; a new language is not complete without its own. */
export const languageConventions: Readonly<Record<Language, LanguageConventions>> = {
  no: {
    dayMark: ".",
    timeMark: "kl. ",
    dayTimeSeparator: " ",
    percentGap: NO_BREAK_SPACE,
    hourUnit: "t",
    quotes: [`«${HAIR_SPACE}`, `${HAIR_SPACE}»`],
    dateSeparator: ".",
  },
  en: {
    dayMark: "",
    timeMark: "",
    dayTimeSeparator: ", ",
    percentGap: "",
    hourUnit: "h",
    quotes: ["“", "”"],
    dateSeparator: "/",
  },
};
