import type { Language } from "../language.ts";
import { NO_BREAK_SPACE } from "./format-context.ts";

/** How a language writes numbers, dates and names, beyond what `Intl` provides in every browser. */
export interface LanguageConventions {
  /** After the number of a day: `3. desember`, `3 December`. */
  dayMark: string;
  /** Before a time of day: `kl. 17:00`. */
  timeMark: string;
  /** Between a date and a time. */
  dayTimeSeparator: string;
  /** Between a number and `%`. */
  percentGap: string;
  /** Abbreviation of hours: `1 t 5 min`, `1 h 5 min`. */
  hourUnit: string;
  /** Opening and closing quotation marks of a name. */
  quotes: readonly [string, string];
  /** Between the parts of a short date: `03.12.2026`. */
  dateSeparator: string;
}

/** The conventions of every language; a new language needs its own. */
export const languageConventions: Readonly<Record<Language, LanguageConventions>> = {
  no: {
    dayMark: ".",
    timeMark: "kl. ",
    dayTimeSeparator: " ",
    percentGap: NO_BREAK_SPACE,
    hourUnit: "t",
    quotes: ["«", "»"],
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
