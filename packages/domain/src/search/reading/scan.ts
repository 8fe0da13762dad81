import type { MarketHint, TypeWords } from "../../search-vocabulary.ts";
import { type AddressSpan, findAddress, findStreet } from "./address.ts";
import { hasHome, nothingFound } from "./build-filter.ts";
import { chipOfHint, chipOfQuantity } from "./chips.ts";
import { findExclusions } from "./exclusions.ts";
import { dwellings, type Features, findFeatures } from "./features.ts";
import {
  findCountryParts,
  findLongNames,
  findMisspelt,
  findShortNames,
  knownKinds,
  type PlaceSearch,
} from "./find-places.ts";
import type { Hint } from "./grammar.ts";
import { guessTerm, type Lexicon, type ReadingDeps } from "./lexicon.ts";
import { isMarketHint } from "./market-choices.ts";
import { isGrammar, withNicknames } from "./nicknames.ts";
import type { Phrases } from "./phrases.ts";
import { choosePlaces, type PlaceNames, type PlaceSpan } from "./places.ts";
import { bareRentIn, quantitiesAt } from "./quantity.ts";
import type { ChipKind, Reading } from "./reading.ts";
import { readTokens, type Token } from "./tokens.ts";
import { findTravels, type Travel } from "./travel.ts";
import { findUnread } from "./unread-words.ts";
import { remainingWords } from "./words.ts";

interface MarketWords {
  hint: MarketHint;
  from: number;
  to: number;
  targets: readonly number[] | null;
}

/** The state of parsing a text: which of its tokens are recognised, and as what. */
export class Scan {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly found = nothingFound();
  readonly excluded = new Set<number>();
  readonly #lexicon: Lexicon;
  readonly #names: PlaceNames;
  readonly #spans: PlaceSpan[] = [];
  #chips: { kind: ChipKind; at: number; text: string }[] = [];
  readonly #taken: boolean[] = [];
  readonly #travels: readonly Travel[];
  readonly #unread: ReadonlySet<number>;
  /** Where words set a filter of this market only, and the words of what they excluded. */
  readonly #marketHints: MarketWords[] = [];
  #features: Features = { words: new Set(), phrases: new Set(), had: new Set() };
  readonly #search: PlaceSearch;

  constructor(text: string, { lexicon, places }: ReadingDeps) {
    this.text = text;
    this.tokens = readTokens(text);
    this.#lexicon = lexicon;
    this.#names = withNicknames(places, lexicon);
    this.#travels = findTravels({ text, tokens: this.tokens, lexicon, names: this.#names });
    this.#unread = findUnread(this.tokens, this.#travels, lexicon);
    this.#search = {
      text,
      tokens: this.tokens,
      names: this.#names,
      isFree: (at) => this.#isReadable(at) && !this.#features.had.has(at),
      isFeature: (at) => this.#features.words.has(at),
      isGrammar: (at) => isGrammar(this.tokens[at]?.norm ?? "", lexicon),
    };
  }

  isFree = (at: number): boolean =>
    this.#taken[at] !== true && !this.excluded.has(at) && !this.#unread.has(at);

  /** Unrecognised, and not part of a facility. */
  #isReadable = (at: number): boolean => this.isFree(at) && !this.#features.phrases.has(at);

  /** Marks tokens as recognised; without a kind they are ignored. */
  #take(from: number, to: number, kind: ChipKind | null): void {
    for (let at = from; at < to; at += 1) this.#taken[at] = true;
    const [first, last] = [this.tokens[from], this.tokens[to - 1]];
    if (kind && first && last) {
      this.#chips.push({ kind, at: first.start, text: this.text.slice(first.start, last.end) });
    }
  }

  #isAllFree(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (!this.isFree(at)) return false;
    return true;
  }

  #takePlace = (span: PlaceSpan): void => this.#takePlaces([span]);

  #takePlaces = (spans: readonly PlaceSpan[]): void => {
    const [first] = spans;
    if (!first || !this.#isAllFree(first.from, first.to)) return;
    const isNarrow = !knownKinds.has(first.candidates[0]?.kind ?? "");
    if (isNarrow && this.#lexicon.eponyms.match(this.tokens, first.to)) return;
    this.#spans.push(...spans);
    this.#take(first.from, first.to, "place");
  };

  #takeAddress(span: AddressSpan): void {
    this.found.address = span.address;
    this.#take(span.from, span.to, "address");
  }

  /** `Under 40 minutter til Nydalen`. */
  readTravels(): void {
    for (const { from, to, reach } of this.#travels) {
      if (!reach) continue;
      this.found.reach.push(reach);
      this.#take(from, to, "travel");
    }
  }

  /** `-garasje` and `uten garasje`: excluded facilities. */
  readExclusions(): void {
    for (const { from, to, targets, hint } of findExclusions(this.tokens, this.#lexicon)) {
      if (hint) this.#takeMarketHint(hint, from, to, targets);
      else this.#exclude(from, to, targets);
    }
  }

  #exclude(from: number, to: number, targets: readonly number[]): void {
    this.#take(from, to, null);
    for (const at of targets) {
      this.#taken[at] = false;
      this.excluded.add(at);
    }
  }

  /** A name that is the whole text, unless it is a property type or listing type. */
  readWhole(): void {
    const { tokens } = this;
    const isWord = (phrases: Phrases<unknown>) => phrases.match(tokens, 0)?.end === tokens.length;
    const { types, hints, countryParts } = this.#lexicon;
    if (isWord(types) || isWord(hints) || isWord(countryParts)) return;
    if (!tokens.every((token, at) => token.kind === "word" || (at > 0 && token.isGlued))) return;
    const candidates = this.#names.named(this.text);
    if (candidates.length > 0) {
      this.#takePlace({ from: 0, to: tokens.length, name: this.text, candidates });
    }
  }

  readAddress(): void {
    const span = findAddress(this.text, this.tokens, this.#lexicon, this.#names);
    if (span && this.#isAllFree(span.from, span.to)) this.#takeAddress(span);
  }

  /** Facilities: they remain keywords, and their phrases are no places. */
  readFeatures(): void {
    this.#features = findFeatures(this.tokens, this.isFree, this.#lexicon);
  }

  readLongNames(): void {
    findCountryParts(this.#search, this.#lexicon.countryParts, this.#takePlaces);
    findLongNames(this.#search, this.#takePlace);
  }

  readQuantities(): void {
    for (const at of this.tokens.keys()) {
      if (!this.#isReadable(at)) continue;
      const isAllFree = (end: number) => this.#isAllFree(at, end);
      const quantities = quantitiesAt(this.tokens, at, this.#lexicon, isAllFree);
      const [first] = quantities;
      if (!first) continue;
      this.found.quantities.push(...quantities);
      this.#take(at, first.end, chipOfQuantity[first.kind]);
    }
  }

  #takeType = (row: TypeWords, from: number, to: number): void => {
    this.found.types.push(row);
    if (row.hint) this.found.hints.push(row.hint);
    this.#take(from, to, "property_type");
    this.#keep(from, to, (norm) => norm === row.keep);
  };

  /** Recognised words that are keywords as well. */
  #keep(from: number, to: number, isKept: (norm: string) => boolean): void {
    for (let at = from; at < to; at += 1) {
      if (!isKept(this.tokens[at]!.norm)) continue;
      this.#taken[at] = false;
      this.#features.phrases.add(at);
    }
  }

  #takeMarketHint(
    hint: MarketHint,
    from: number,
    to: number,
    targets: readonly number[] | null,
  ): void {
    this.found.hints.push(hint);
    this.#take(from, to, chipOfHint(hint));
    this.#marketHints.push({ hint, from, to, targets });
  }

  /** Words that turn out not to be a filter remain keywords: rentals exist in a `borettslag`, too. */
  leaveHints(isOffered: (hint: MarketHint) => boolean): void {
    for (const { hint, from, to, targets } of this.#marketHints) {
      if (isOffered(hint)) continue;
      if (targets) this.#exclude(from, to, targets);
      else this.#taken.fill(false, from, to);
      const start = this.tokens[from]?.start;
      this.#chips = this.#chips.filter(({ at }) => at !== start);
    }
    this.found.hints = this.found.hints.filter((hint) => !isMarketHint(hint) || isOffered(hint));
  }

  #takeHint = (hint: Hint, from: number, to: number): void => {
    if (isMarketHint(hint)) {
      this.#takeMarketHint(hint, from, to, null);
      return;
    }
    this.found.hints.push(hint);
    this.#take(from, to, chipOfHint(hint));
    if (hint.kind === "listing" && hint.isKept) this.#keep(from, to, () => true);
  };

  /** Property types, hints and stop words: the longest phrase at each token. */
  readPhrases(): void {
    const { types, hints, fillers } = this.#lexicon;
    for (const at of this.tokens.keys()) {
      if (!this.#isReadable(at)) continue;
      const type = types.match(this.tokens, at);
      const hint = hints.match(this.tokens, at);
      const filler = fillers.match(this.tokens, at);
      const longest = Math.max(type?.end ?? 0, hint?.end ?? 0, filler?.end ?? 0);
      if (longest === 0 || !this.#isAllFree(at, longest)) continue;
      // `Enebolig med garasje` is no garage: with a property type already, what follows is a facility.
      const isPart =
        type?.end === at + 1 &&
        !type.item.types.some((each) => dwellings.includes(each)) &&
        this.#features.words.has(at) &&
        (hasHome(this.found) || this.#features.had.has(at));
      if (type?.end === longest && !isPart) this.#takeType(type.item, at, longest);
      else if (hint?.end === longest) this.#takeHint(hint.item, at, longest);
      else if (filler?.end === longest) this.#take(at, longest, null);
    }
  }

  readPlaces(): void {
    findMisspelt(this.#search, "several", this.#takePlace);
    findShortNames(this.#search, this.#takePlace);
  }

  /** Streets without homes, then property types with a typo or inside a compound, then places with a typo. */
  readGuesses(): void {
    const street =
      this.found.address === null
        ? findStreet(this.text, this.tokens, this.#isReadable, this.#lexicon)
        : null;
    if (street) this.#takeAddress(street);
    for (const [at, { kind, norm }] of this.tokens.entries()) {
      if (kind !== "word" || !this.#isReadable(at) || this.#features.words.has(at)) continue;
      const { compound, type, hint } = guessTerm(norm, this.#lexicon);
      if (compound) this.found.types.push(compound);
      else if (type) this.#takeType(type, at, at + 1);
      else if (hint) this.#takeHint(hint, at, at + 1);
    }
    findMisspelt(this.#search, "one", this.#takePlace);
    this.#readWithin();
  }

  /** `Midt i Oslo` is Oslo. */
  #readWithin(): void {
    if (this.#spans.length === 0) return;
    for (const at of this.tokens.keys()) {
      const end = this.#lexicon.within.match(this.tokens, at)?.end ?? at;
      if (this.#isAllFree(at, end)) this.#take(at, end, null);
    }
  }

  /** In a search for rentals a number without unit is the rent. */
  readBareRent(isRenting: boolean): void {
    const said = this.found.quantities.some(({ kind }) => kind === "money");
    if (!isRenting || said) return;
    const { money } = this.#lexicon.vocabulary;
    const rent = bareRentIn(this.tokens, this.#isReadable, money);
    if (!rent) return;
    this.found.quantities.push(rent);
    this.#take(rent.end - 1, rent.end, "price");
  }

  placeIds(): string[] {
    const ordered = this.#spans.toSorted((one, other) => one.from - other.from);
    return choosePlaces(ordered, this.#names).map(({ geoId }) => geoId);
  }

  chips(): Reading["chips"] {
    return this.#chips
      .toSorted((one, other) => one.at - other.at)
      .map(({ kind, text }) => ({ kind, text }));
  }

  words(): string {
    return remainingWords(this.text, this.tokens, (at) => this.#taken[at] !== true, this.excluded);
  }
}
