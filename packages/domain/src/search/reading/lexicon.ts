import type { Language } from "../../language.ts";
import type { RegionBasics } from "../../region.ts";
import type { RentRegion } from "../../rent-period.ts";
import {
  type CountryPart,
  everydayWords,
  type NamedCount,
  type SearchVocabulary,
  type TypeWords,
  type Unit,
} from "../../search-vocabulary.ts";
import { compact, plain } from "../../text/fold.ts";
import { createFactLexicon, type FactLexicon } from "./facts/fact-lexicon.ts";
import { englishGrammar } from "./grammar-english.ts";
import { firstsOfPairs, withGlued, wordsByLetter } from "./grammar-lists.ts";
import { norwegianGrammar } from "./grammar-norwegian.ts";
import type { Grammar, Hint } from "./grammar.ts";
import { type StatedPeriod, statedPeriods } from "./periods.ts";
import { Phrases } from "./phrases.ts";
import type { PlaceNames } from "./places.ts";
import { type TravelWay, travelWays } from "./travel.ts";

const grammars: Readonly<Record<Language, Grammar>> = {
  no: norwegianGrammar,
  en: englishGrammar,
};

/** The vocabulary of one market in all its languages, indexed. */
export interface Lexicon {
  vocabulary: SearchVocabulary;
  limits: Phrases<keyof Grammar["limits"]>;
  to: Phrases<true>;
  and: Phrases<true>;
  orMore: Phrases<true>;
  orLess: Phrases<true>;
  orAbout: Phrases<true>;
  halves: Phrases<true>;
  hundreds: Phrases<true>;
  numbers: Phrases<number>;
  units: Phrases<Unit>;
  periods: Phrases<StatedPeriod>;
  tolerances: Phrases<true>;
  otherCounts: Phrases<true>;
  counted: Phrases<true>;
  lengths: Readonly<Record<keyof Grammar["lengths"], Phrases<true>>>;
  facts: FactLexicon;
  namedCounts: Phrases<NamedCount>;
  respelled: Phrases<string>;
  measures: Phrases<Unit>;
  currency: Phrases<true>;
  travelUnits: Phrases<number>;
  travelDurations: Phrases<number>;
  travelWithin: Phrases<true>;
  travelTo: Phrases<true>;
  travelWays: Phrases<TravelWay>;
  travelMiddles: Phrases<true>;
  otherSums: Phrases<true>;
  types: Phrases<TypeWords>;
  hints: Phrases<Hint>;
  without: Phrases<"all" | "one">;
  afterNo: Phrases<true>;
  or: Phrases<true>;
  yearWords: Phrases<true>;
  yearLinks: Phrases<true>;
  eponyms: Phrases<true>;
  travelSites: Phrases<true>;
  having: Phrases<true>;
  lying: Phrases<true>;
  traits: Phrases<true>;
  outside: Phrases<true>;
  near: Phrases<true>;
  placeEnds: Phrases<true>;
  placeStarts: Phrases<true>;
  totals: Phrases<true>;
  unsaid: Phrases<true>;
  within: Phrases<true>;
  centres: Phrases<true>;
  views: Phrases<true>;
  viewLinks: Phrases<true>;
  sizes: Phrases<true>;
  degrees: Phrases<true>;
  stations: Phrases<true>;
  fillers: Phrases<true>;
  features: Phrases<true>;
  /** The longer words of facilities, by their first letter: a misspelt one is searched for as it is. */
  featureWords: ReadonlyMap<string, readonly string[]>;
  /** The first words of facilities whose second word is a kind of home, by the second: `granny flat`. */
  featurePairs: ReadonlyMap<string, readonly string[]>;
  unitNames: Phrases<true>;
  flatSides: Phrases<true>;
  nicknames: ReadonlyMap<string, string>;
  travelPoints: ReadonlyMap<string, string>;
  nameWords: ReadonlyMap<string, readonly string[]>;
  commonWords: ReadonlySet<string>;
  /** Words of the language that are spelt right, though a name or a facility is spelt nearly so. */
  plainWords: ReadonlySet<string>;
  landformsAfter: ReadonlySet<string>;
  landformsBefore: ReadonlySet<string>;
  /** Names of parts of the country of one longer word, by their first letter. */
  partNames: ReadonlyMap<string, readonly string[]>;
  countryParts: Phrases<CountryPart>;
  /** Street words as typed, each in full. */
  streetWords: ReadonlyMap<string, string>;
  streetEndings: readonly string[];
  numberedEndings: readonly string[];
  shortEndings: ReadonlyMap<string, string>;
  bareStreetWords: ReadonlySet<string>;
  firstStreetWords: ReadonlySet<string>;
  typeEndings: SearchVocabulary["typeEndings"];
}

/** What of a market a text is parsed with, besides its words. */
export type ReadingRegion = Pick<
  RegionBasics,
  "propertyTypeGroups" | "facts" | "sharedCostPeriod"
> &
  RentRegion;

/** Everything that a text is parsed with. */
export interface ReadingDeps {
  lexicon: Lexicon;
  places: PlaceNames;
  region: ReadingRegion;
  /** The market's day, `YYYY-MM-DD`: `visning på søndag` is the next one. */
  today: string;
}

const all = <Item>(words: readonly string[], item: Item): (readonly [string, Item])[] =>
  words.map((word) => [word, item]);

const compactly = (names: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).map(([nickname, name]) => [compact(nickname), name]));

/**
 * Builds the vocabulary of a market. `ownWords` are words of its own tables, such as names of facilities: they are
 * facilities and never a misspelt place.
 */
export function createLexicon(
  vocabulary: SearchVocabulary,
  languages: readonly Language[],
  ownWords: readonly string[] = [],
): Lexicon {
  const tables = languages.map((language) => grammars[language]);
  const each = (words: (grammar: Grammar) => readonly string[]) =>
    new Phrases(all(tables.flatMap(words), true as const));
  return {
    vocabulary,
    limits: new Phrases(
      tables.flatMap(({ limits }) =>
        (["max", "min", "about", "between", "exact"] as const).flatMap((kind) =>
          all(limits[kind], kind),
        ),
      ),
    ),
    to: each(({ to }) => to),
    and: each(({ and }) => and),
    orMore: each(({ orMore }) => orMore),
    orLess: each(({ orLess }) => orLess),
    orAbout: each(({ orAbout }) => orAbout),
    halves: each(({ halves }) => halves),
    hundreds: each(({ hundreds }) => hundreds),
    numbers: new Phrases(tables.flatMap(({ numbers }) => Object.entries(numbers))),
    units: new Phrases(vocabulary.units.flatMap((unit) => all(unit.words, unit))),
    periods: new Phrases(
      tables.flatMap(({ periods, amountPeriods }) =>
        statedPeriods.flatMap((period) =>
          all([...periods[period], ...amountPeriods[period]], period),
        ),
      ),
    ),
    tolerances: each(({ tolerances }) => tolerances),
    otherCounts: each(({ otherCounts }) => otherCounts),
    counted: each(({ counted }) => counted),
    lengths: {
      distances: each(({ lengths }) => lengths.distances),
      metres: each(({ lengths }) => lengths.metres),
      miles: each(({ lengths }) => lengths.miles),
      away: each(({ lengths }) => lengths.away),
      beside: each(({ lengths }) => lengths.beside),
      after: each(({ lengths }) => lengths.after),
      links: each(({ lengths }) => lengths.links),
    },
    facts: createFactLexicon(tables.map(({ facts }) => facts)),
    namedCounts: new Phrases((vocabulary.namedCounts ?? []).flatMap((row) => all(row.words, row))),
    respelled: new Phrases((vocabulary.respelled ?? []).flatMap(({ words, as }) => all(words, as))),
    measures: new Phrases((vocabulary.measures ?? []).flatMap((row) => all(row.words, row))),
    currency: new Phrases(all(vocabulary.money.currency, true as const)),
    travelUnits: new Phrases(tables.flatMap(({ travel }) => Object.entries(travel.units))),
    travelDurations: new Phrases(tables.flatMap(({ travel }) => Object.entries(travel.durations))),
    travelWithin: each(({ travel }) => travel.within),
    travelTo: each(({ travel }) => travel.to),
    travelWays: new Phrases(
      tables.flatMap(({ travel }) => travelWays.flatMap((way) => all(travel.ways[way], way))),
    ),
    travelMiddles: each(({ travel }) => travel.middles),
    otherSums: each(({ otherSums }) => otherSums),
    types: new Phrases(vocabulary.types.flatMap((row) => all(row.words, row))),
    hints: new Phrases(
      [...tables.flatMap(({ hints }) => hints), ...(vocabulary.hints ?? [])].flatMap(
        ({ hint, words }) => all(words, hint),
      ),
    ),
    without: new Phrases(
      tables.flatMap((grammar) => [
        ...all(grammar.without, "all" as const),
        ...all(grammar.no, "one" as const),
      ]),
    ),
    afterNo: each((grammar) => grammar.afterNo),
    or: each((grammar) => grammar.or),
    yearWords: each(({ years }) => years.words),
    yearLinks: each(({ years }) => years.links),
    eponyms: each(({ eponyms }) => eponyms),
    travelSites: each(({ travel }) => travel.sites),
    having: each(({ having }) => having),
    lying: each(({ lying }) => lying),
    traits: each(({ traits }) => traits),
    outside: each(({ outside }) => outside),
    near: each(({ near }) => near),
    placeEnds: each(({ placeEnds }) => placeEnds),
    placeStarts: each(({ placeStarts }) => placeStarts),
    totals: each(({ totals }) => totals),
    unsaid: each(({ unsaid }) => unsaid),
    within: each(({ within }) => within),
    centres: each(({ centres }) => centres),
    views: each(({ views }) => views),
    viewLinks: each(({ viewLinks }) => viewLinks),
    sizes: each(({ sizes }) => sizes),
    degrees: each(({ degrees }) => degrees),
    stations: each(({ stations }) => stations),
    fillers: each(({ fillers }) => fillers),
    features: new Phrases(
      all(
        [...tables.flatMap(({ features }) => features), ...everydayWords(vocabulary), ...ownWords],
        true as const,
      ),
    ),
    featureWords: wordsByLetter([
      ...tables.flatMap(({ features }) => features),
      ...everydayWords(vocabulary),
      ...ownWords,
    ]),
    featurePairs: firstsOfPairs([
      ...tables.flatMap(({ features }) => features),
      ...everydayWords(vocabulary),
    ]),
    unitNames: new Phrases(all(vocabulary.streets.unitNames, true as const)),
    flatSides: new Phrases(all(vocabulary.streets.flatSides ?? [], true as const)),
    landformsAfter: new Set(vocabulary.landforms?.after),
    landformsBefore: new Set(vocabulary.landforms?.before),
    countryParts: new Phrases(
      (vocabulary.countryParts ?? []).flatMap((part) => all(withGlued(part.words), part)),
    ),
    partNames: wordsByLetter(
      (vocabulary.countryParts ?? []).flatMap(({ words }) =>
        words.filter((word) => /^\p{L}{7,}$/u.test(word)),
      ),
    ),
    nicknames: compactly(vocabulary.nicknames),
    travelPoints: compactly(vocabulary.travelPoints ?? {}),
    nameWords: new Map(
      Object.entries(vocabulary.nameWords ?? {}).map(([short, whole]) => [plain(short), whole]),
    ),
    commonWords: new Set(vocabulary.commonWords),
    plainWords: new Set(vocabulary.plainWords?.map(plain)),
    streetWords: new Map(
      Object.entries(vocabulary.streets.words).map(([word, full]) => [plain(word), full]),
    ),
    streetEndings: vocabulary.streets.endings.map(plain),
    numberedEndings: (vocabulary.streets.numberedEndings ?? []).map(plain),
    shortEndings: new Map(Object.entries(vocabulary.streets.shortEndings ?? {})),
    bareStreetWords: new Set(
      (vocabulary.streets.bareWords ?? Object.keys(vocabulary.streets.words)).map(plain),
    ),
    firstStreetWords: new Set((vocabulary.streets.firstWords ?? []).map(plain)),
    typeEndings: vocabulary.typeEndings.map(({ ending, types }) => ({
      ending: plain(ending),
      types,
    })),
  };
}
