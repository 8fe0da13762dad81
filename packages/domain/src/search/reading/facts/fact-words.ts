/** A language's words for facts of a home that have a filter: year, floor, energy label, days, shared costs. */
export interface FactWords {
  /** When homes were built: `bygd etter 2000`, `eldre enn 1930`. */
  built: {
    words: readonly string[];
    links: readonly string[];
    newer: readonly string[];
    older: readonly string[];
    orNewer: readonly string[];
    orOlder: readonly string[];
    /** After a decade: `1930-tallet`, `1930s`. */
    decades: readonly string[];
    /** After an age, and the same where words of direction stand before it: `eldre enn 10 år`. */
    old: readonly string[];
    years: readonly string[];
  };
  floors: {
    words: readonly string[];
    /** Those that a number without a dot may precede: `4 etg`, but `3 level` is three storeys. */
    bare: readonly string[];
    ground: readonly string[];
    ordinals: Readonly<Record<string, number>>;
    /** Directly after a number: `3rd floor`. */
    suffixes: readonly string[];
    orHigher: readonly string[];
    orLower: readonly string[];
    /** Between a word of direction and the floor: `not on the ground floor`. */
    links: readonly string[];
  };
  energy: { words: readonly string[]; links: readonly string[]; orBetter: readonly string[] };
  days: {
    /** Words for viewings, of which the day is a filter. */
    viewing: readonly string[];
    /** Between such a word and the day. */
    links: readonly string[];
    named: Readonly<Record<string, NamedDays>>;
    /** Days of the week, from Sunday as 0; short forms are days after a word for viewings alone. */
    weekdays: Readonly<Record<string, number>>;
    shortWeekdays: Readonly<Record<string, number>>;
    /** Before a day of the week that means a viewing by itself: `this saturday`. */
    coming: readonly string[];
    months: Readonly<Record<string, number>>;
    suffixes: readonly string[];
    /** Before a month, the part of it that is meant: `early March`. */
    partsOfMonths: readonly string[];
  };
  /** How long ago homes were advertised at most, in days; `since` alone does not say what was done then. */
  published: {
    words: readonly string[];
    recent: Readonly<Record<string, number>>;
    since: Readonly<Record<string, number>>;
    /** Before a day of the week: `siden torsdag`. */
    sinceWords: readonly string[];
  };
  available: {
    words: readonly string[];
    links: readonly string[];
    now: readonly string[];
    /** Those that are said of homes to rent alone. */
    rented: readonly string[];
    /** The same without such a word before it: `asap`. */
    soon: readonly string[];
    /** Words for moving, after which a month is when: `moving to Perth in January`. */
    moves: readonly string[];
    /** Before a date from which a home is to be free: `etter 1. mars ledig`. */
    after: readonly string[];
  };
  /** Costs that are shared, which have a filter of their own. */
  sharedCosts: readonly string[];
  /** Between a sum and the name of what it pays: `maks 5000 i felleskostnader`. */
  sumLinks: readonly string[];
}

/** Days that are named by words. `next week` begins on Monday. */
export type NamedDays = "today" | "tomorrow" | "week" | "weekend" | "nextWeek" | "nextWeekend";

/** The words of a line, between commas. */
export const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

/** Words with numbers in order, those between spaces with the same one. */
export const numbered = (words: string, first: number): Record<string, number> =>
  Object.fromEntries(
    list(words).flatMap((names, index) => names.split(" ").map((name) => [name, index + first])),
  );

/** Times of some days, each after any of the words for the last. */
export const recentDays = (
  lasts: string,
  times: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    list(lasts).flatMap((last) =>
      Object.entries(times).map(([time, days]) => [`${last} ${time}`, days]),
    ),
  );
