import { Phrases } from "../phrases.ts";
import type { FactWords, NamedDays } from "./fact-words.ts";

/** Words of facts, indexed. */
export interface FactLexicon {
  built: Phrases<true>;
  builtLinks: Phrases<true>;
  yearSides: Phrases<"min" | "max">;
  yearEnds: Phrases<"min" | "max">;
  decades: Phrases<true>;
  old: Phrases<true>;
  years: Phrases<true>;
  floors: Phrases<true>;
  bareFloors: Phrases<true>;
  grounds: Phrases<true>;
  ordinals: Phrases<number>;
  floorSuffixes: Phrases<true>;
  floorEnds: Phrases<"min" | "max">;
  floorLinks: Phrases<true>;
  energy: Phrases<true>;
  energyLinks: Phrases<true>;
  orBetter: Phrases<true>;
  viewing: Phrases<true>;
  dayLinks: Phrases<true>;
  namedDays: Phrases<NamedDays>;
  weekdays: Phrases<number>;
  shortWeekdays: Phrases<number>;
  coming: Phrases<true>;
  months: Phrases<number>;
  daySuffixes: Phrases<true>;
  partsOfMonths: Phrases<true>;
  published: Phrases<true>;
  recent: Phrases<number>;
  since: Phrases<number>;
  sinceWords: Phrases<true>;
  available: Phrases<true>;
  availableLinks: Phrases<true>;
  now: Phrases<true>;
  rented: Phrases<true>;
  soon: Phrases<true>;
  moves: Phrases<true>;
  availableAfter: Phrases<true>;
  sharedCosts: Phrases<true>;
  sumLinks: Phrases<true>;
}

const all = <Item>(words: readonly string[], item: Item): (readonly [string, Item])[] =>
  words.map((word) => [word, item]);

/** Indexes the words of a market's languages. */
export function createFactLexicon(tables: readonly FactWords[]): FactLexicon {
  const each = (words: (table: FactWords) => readonly string[]) =>
    new Phrases(all(tables.flatMap(words), true as const));
  const valued = <Item>(words: (table: FactWords) => Readonly<Record<string, Item>>) =>
    new Phrases(tables.flatMap((table) => Object.entries(words(table))));
  const sides = (
    min: (table: FactWords) => readonly string[],
    max: (table: FactWords) => readonly string[],
  ) =>
    new Phrases(
      tables.flatMap((table) => [
        ...all(min(table), "min" as const),
        ...all(max(table), "max" as const),
      ]),
    );
  return {
    built: each(({ built }) => built.words),
    builtLinks: each(({ built }) => built.links),
    yearSides: sides(
      ({ built }) => built.newer,
      ({ built }) => built.older,
    ),
    yearEnds: sides(
      ({ built }) => built.orNewer,
      ({ built }) => built.orOlder,
    ),
    decades: each(({ built }) => built.decades),
    old: each(({ built }) => built.old),
    years: each(({ built }) => built.years),
    floors: each(({ floors }) => floors.words),
    bareFloors: each(({ floors }) => floors.bare),
    grounds: each(({ floors }) => floors.ground),
    ordinals: valued(({ floors }) => floors.ordinals),
    floorSuffixes: each(({ floors }) => floors.suffixes),
    floorEnds: sides(
      ({ floors }) => floors.orHigher,
      ({ floors }) => floors.orLower,
    ),
    floorLinks: each(({ floors }) => floors.links),
    energy: each(({ energy }) => energy.words),
    energyLinks: each(({ energy }) => energy.links),
    orBetter: each(({ energy }) => energy.orBetter),
    viewing: each(({ days }) => days.viewing),
    dayLinks: each(({ days }) => days.links),
    namedDays: valued(({ days }) => days.named),
    weekdays: valued(({ days }) => days.weekdays),
    shortWeekdays: valued(({ days }) => days.shortWeekdays),
    coming: each(({ days }) => days.coming),
    months: valued(({ days }) => days.months),
    daySuffixes: each(({ days }) => days.suffixes),
    partsOfMonths: each(({ days }) => days.partsOfMonths),
    published: each(({ published }) => published.words),
    recent: valued(({ published }) => published.recent),
    sinceWords: each(({ published }) => published.sinceWords),
    since: valued(({ published }) => published.since),
    available: each(({ available }) => available.words),
    availableLinks: each(({ available }) => available.links),
    rented: each(({ available }) => available.rented),
    soon: each(({ available }) => available.soon),
    moves: each(({ available }) => available.moves),
    availableAfter: each(({ available }) => available.after),
    now: each(({ available }) => available.now),
    sharedCosts: each(({ sharedCosts }) => sharedCosts),
    sumLinks: each(({ sumLinks }) => sumLinks),
  };
}
