import type { Language } from "../../language.ts";
import type { RegionBasics } from "../../region.ts";
import type { CountryPart, SearchVocabulary, TypeWords, Unit } from "../../search-vocabulary.ts";
import { plain } from "../../text/fold.ts";
import { isTypoOf } from "../../text/typos.ts";
import { englishGrammar } from "./grammar-english.ts";
import { norwegianGrammar } from "./grammar-norwegian.ts";
import type { Grammar, Hint } from "./grammar.ts";
import { Phrases } from "./phrases.ts";
import type { PlaceNames } from "./places.ts";

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
  numbers: Phrases<number>;
  units: Phrases<Unit>;
  periods: Phrases<true>;
  currency: Phrases<true>;
  travelUnits: Phrases<true>;
  travelTo: Phrases<true>;
  otherSums: Phrases<true>;
  types: Phrases<TypeWords>;
  hints: Phrases<Hint>;
  without: Phrases<true>;
  having: Phrases<true>;
  lying: Phrases<true>;
  within: Phrases<true>;
  fillers: Phrases<true>;
  features: Phrases<true>;
  unitNames: Phrases<true>;
  nicknames: ReadonlyMap<string, string>;
  countryParts: Phrases<CountryPart>;
  /** Street words as typed, each in full. */
  streetWords: ReadonlyMap<string, string>;
  streetEndings: readonly string[];
  typeEndings: SearchVocabulary["typeEndings"];
}

/** Everything that a text is parsed with. */
export interface ReadingDeps {
  lexicon: Lexicon;
  places: PlaceNames;
  region: Pick<RegionBasics, "propertyTypeGroups" | "facts">;
}

const all = <Item>(words: readonly string[], item: Item): (readonly [string, Item])[] =>
  words.map((word) => [word, item]);

/** Letters and digits only, for comparing nicknames. */
export const compact = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");

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
        (["max", "min", "about", "between"] as const).flatMap((kind) => all(limits[kind], kind)),
      ),
    ),
    to: each(({ to }) => to),
    and: each(({ and }) => and),
    orMore: each(({ orMore }) => orMore),
    numbers: new Phrases(tables.flatMap(({ numbers }) => Object.entries(numbers))),
    units: new Phrases(vocabulary.units.flatMap((unit) => all(unit.words, unit))),
    periods: each(({ periods }) => periods),
    currency: new Phrases(all(vocabulary.money.currency, true as const)),
    travelUnits: each(({ travel }) => travel.units),
    travelTo: each(({ travel }) => travel.to),
    otherSums: each(({ otherSums }) => otherSums),
    types: new Phrases(vocabulary.types.flatMap((row) => all(row.words, row))),
    hints: new Phrases(
      [...tables.flatMap(({ hints }) => hints), ...(vocabulary.hints ?? [])].flatMap(
        ({ hint, words }) => all(words, hint),
      ),
    ),
    without: each(({ without }) => without),
    having: each(({ having }) => having),
    lying: each(({ lying }) => lying),
    within: each(({ within }) => within),
    fillers: each(({ fillers }) => fillers),
    features: new Phrases(
      all([...tables.flatMap(({ features }) => features), ...ownWords], true as const),
    ),
    unitNames: new Phrases(all(vocabulary.streets.unitNames, true as const)),
    countryParts: new Phrases(
      (vocabulary.countryParts ?? []).flatMap((part) => all(part.words, part)),
    ),
    nicknames: new Map(
      Object.entries(vocabulary.nicknames).map(([nickname, name]) => [compact(nickname), name]),
    ),
    streetWords: new Map(
      Object.entries(vocabulary.streets.words).map(([word, full]) => [plain(word), full]),
    ),
    streetEndings: vocabulary.streets.endings.map(plain),
    typeEndings: vocabulary.typeEndings.map(({ ending, types }) => ({
      ending: plain(ending),
      types,
    })),
  };
}

/** Minimum length of a word that may have a typo. */
const TYPO_LENGTH_MIN = 5;

/** The property type, or else the hint, of which a word is a misspelling; null if there is neither. */
export function findMisspeltTerm(
  norm: string,
  { types, hints }: Pick<Lexicon, "types" | "hints">,
): { type?: TypeWords; hint?: Hint } | null {
  const isMisspelt = (word: string) =>
    word.length >= TYPO_LENGTH_MIN && word[0] === norm[0] && isTypoOf(norm, word);
  for (const [word, type] of types.words()) if (isMisspelt(word)) return { type };
  for (const [word, hint] of hints.words()) if (isMisspelt(word)) return { hint };
  return null;
}
