import type { RentPeriod } from "../../rent-period.ts";
import type { TypeWords } from "../../search-vocabulary.ts";
import type { FilterName } from "../active-filters.ts";
import type { AddressSpan, AddressText } from "./address-parts.ts";
import { findStreet, findStreetAddress } from "./address.ts";
import { hasHome, nothingFound } from "./build-filter.ts";
import { chipOfHint, chipOfQuantity } from "./chips.ts";
import { codeRangeAt } from "./code-ranges.ts";
import { isPlaceHere } from "./common-words.ts";
import { spansAt, unreadPlaces } from "./excluded-places.ts";
import { findExclusions } from "./exclusions.ts";
import type { Fact } from "./facts/fact.ts";
import { findFacts } from "./facts/find-facts.ts";
import { yearsFact } from "./facts/years.ts";
import { type Features, findFeatures, isFacility } from "./features.ts";
import {
  findCountryParts,
  findLongNames,
  findMisspelt,
  findShortCodes,
  findShortNames,
  findWholeName,
  knownKinds,
  type PlaceSearch,
} from "./find-places.ts";
import type { Hint } from "./grammar.ts";
import { guessTerm } from "./guess-term.ts";
import type { Lexicon, ReadingDeps } from "./lexicon.ts";
import { Marks } from "./marks.ts";
import { correctFeatures } from "./misspelt-features.ts";
import { withNicknames } from "./nicknames.ts";
import { filterOfHint, leaveUnoffered, type OfferedWords } from "./offered-words.ts";
import { placeSearchOf } from "./place-search.ts";
import { PlaceSpans } from "./place-spans.ts";
import type { PlaceSpan } from "./places.ts";
import { bareRentIn, quantitiesAt } from "./quantity.ts";
import type { Reading } from "./reading.ts";
import { readTokens, type Token } from "./tokens.ts";
import { takeWithin } from "./town-centres.ts";
import { findTravels, type Travel } from "./travel.ts";
import { bareRoomIn, type Garage, isGarage, leaveGarages } from "./type-words.ts";
import { leaveUnheld } from "./unheld-words.ts";
import { findUnread } from "./unread-words.ts";

/** The state of parsing a text: which of its tokens are recognised, and as what. */
export class Scan {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly found = nothingFound();
  readonly #lexicon: Lexicon;
  readonly #address: AddressText;
  readonly #spans: PlaceSpans;
  readonly #marks: Marks;
  readonly #travels: readonly Travel[];
  readonly #facts: readonly Fact[];
  readonly #offered: OfferedWords[] = [];
  readonly #unwanted: PlaceSpan[][] = [];
  readonly #garages: Garage[] = [];
  #features: Features = { words: new Set(), phrases: new Set(), had: new Set() };
  readonly #search: PlaceSearch;
  readonly #today: string;

  constructor(text: string, deps: ReadingDeps, around?: readonly string[]) {
    const { lexicon, places, today, region } = deps;
    this.text = text;
    this.#today = today;
    this.tokens = readTokens(text);
    this.#lexicon = lexicon;
    const names = withNicknames(places, lexicon);
    this.#address = { text, tokens: this.tokens, lexicon, names };
    this.#spans = new PlaceSpans(this.tokens, lexicon, names, around);
    this.#travels = findTravels(this.#address);
    this.#facts = findFacts({ tokens: this.tokens, lexicon, today, ...region });
    const unread = findUnread(this.tokens, this.#travels, this.#facts, lexicon, today);
    this.#marks = new Marks(text, this.tokens, unread);
    this.#search = placeSearchOf(this.#address, this.#isReadable, () => this.#features);
  }

  /** Unrecognised, and not part of a facility. */
  #isReadable = (at: number): boolean => this.#marks.isFree(at) && !this.#features.phrases.has(at);

  #takePlace = (span: PlaceSpan): void => this.#takePlaces([span]);

  #takePlaces = (spans: readonly PlaceSpan[]): void => {
    const [first] = spans;
    if (!first || !this.#marks.isAllFree(first.from, first.to)) return;
    const isNarrow = !knownKinds.has(first.candidates[0]?.kind ?? "");
    if (isNarrow && this.#lexicon.eponyms.match(this.tokens, first.to)) return;
    this.#spans.add(spans);
    this.#marks.take(first.from, first.to, "place");
  };

  #takeMisspelt = (span: PlaceSpan): void => this.#takePlaces(this.#spans.nearby(span));

  #takeAddress(span: AddressSpan | null): void {
    if (!span || !this.#marks.isAllFree(span.from, span.to)) return;
    this.found.address = span.address;
    this.#marks.take(span.from, span.to, "address");
    if (span.number !== undefined) this.#marks.take(span.number, span.number + 1, null);
  }

  /** `Under 40 minutter til Nydalen`. */
  readTravels(): void {
    for (const { from, to, reach } of this.#travels) {
      if (!reach) continue;
      this.found.reach.push(reach);
      this.#marks.take(from, to, "travel");
    }
  }

  /** `Bygd etter 2000`, `visning på søndag`. */
  readFacts(): void {
    for (const fact of this.#facts) if (!fact.isOfAddress) this.#takeFact(fact);
  }

  /** `4. etasje` is a filter, but beside an address a part of it: not every home states its floor. */
  readFactsOfAddresses(): void {
    const part = this.found.address === null ? {} : { filter: null };
    for (const fact of this.#facts) if (fact.isOfAddress) this.#takeFact({ ...fact, ...part });
  }

  #takeFact(fact: Fact): void {
    const { from, to, filter, kind, fields } = fact;
    if (!fields || !this.#marks.isAllFree(from, to)) return;
    this.#marks.take(from, to, filter && kind);
    if (!filter) return;
    this.found.facts.push(fact);
    this.#offered.push({ filter, set: fact, from, to, targets: null });
  }

  /** `-garasje` and `uten garasje`: excluded facilities; `ikke Frogner`: an excluded place. */
  readExclusions(): void {
    const placesAt = (at: number) => spansAt(this.#search, this.#lexicon.countryParts, at);
    for (const exclusion of findExclusions(this.tokens, this.#lexicon, placesAt)) {
      const { from, to, targets, hint, places, isUnsaid } = exclusion;
      if (!this.#marks.isAllFree(from, to)) continue;
      if (isUnsaid) this.#marks.disuse(from, to);
      else if (places) {
        this.#marks.take(from, to, null);
        this.#unwanted.push(places.map((place) => ({ ...place, from, to })));
      } else if (hint) this.#takeHint(hint, from, to, targets);
      else this.#marks.exclude(from, to, targets);
    }
  }

  readWhole(): void {
    findWholeName(this.#search, this.#lexicon, this.#takePlace);
  }

  readAddress(): void {
    this.#takeAddress(findStreetAddress(this.#address));
  }

  /** Facilities: they remain keywords, and their phrases are no places. */
  readFeatures(): void {
    this.#features = findFeatures(this.tokens, this.#marks.isFree, this.#lexicon);
  }

  readLongNames(): void {
    findCountryParts(this.#search, this.#lexicon, this.#takePlaces);
    findLongNames(this.#search, this.#takePlace);
  }

  /** `3770-3790 Kragerø` is no price, and neither is `1990-2005`. */
  readCodeRanges(): void {
    for (const at of this.tokens.keys()) {
      const range = codeRangeAt(this.#address, at, this.#today);
      if (!range || !this.#marks.isAllFree(range.from, range.to)) continue;
      if ("places" in range) this.#takePlaces(range.places);
      else if (range.years) this.#takeFact(yearsFact(range.from, range.to, range.years));
      else this.#marks.disuse(range.from, range.to);
    }
  }

  readQuantities(): void {
    for (const at of this.tokens.keys()) {
      if (!this.#isReadable(at)) continue;
      const isAllFree = (end: number) => this.#marks.isAllFree(at, end);
      const quantities = quantitiesAt(this.tokens, at, this.#lexicon, isAllFree);
      const [first] = quantities;
      if (!first) continue;
      this.found.quantities.push(...quantities);
      this.#marks.take(at, first.end, chipOfQuantity[first.kind], first.period);
    }
  }

  #takeType = (row: TypeWords, from: number, to: number): void => {
    if (isGarage(row)) this.#garages.push({ row, from, to });
    this.found.types.push(row);
    if (row.hint) this.found.hints.push(row.hint);
    this.#marks.take(from, to, "property_type");
    this.#keep(from, to, (norm) => norm === row.keep);
  };

  /** Recognised words that are keywords as well. */
  #keep(from: number, to: number, isKept: (norm: string) => boolean): void {
    for (let at = from; at < to; at += 1) {
      if (!isKept(this.tokens[at]!.norm)) continue;
      this.#marks.keep(at);
      this.#features.phrases.add(at);
    }
  }

  /** Words of filters that are not offered are words; unwanted places that no filter leaves out are not used. */
  leaveUnset(isOffered: (name: FilterName) => boolean): void {
    leaveUnoffered(this.#offered, this.found, this.#marks, isOffered);
    const unread = unreadPlaces(this.#unwanted, this.#spans, this.#address.names);
    for (const { from, to } of unread) this.#marks.disuse(from, to);
  }

  /** `excluded` are the tokens of what the words say not to be. */
  #takeHint = (
    hint: Hint,
    from: number,
    to: number,
    excluded: readonly number[] | null = null,
  ): void => {
    this.found.hints.push(hint);
    this.#marks.take(from, to, chipOfHint(hint));
    const filter = filterOfHint(hint);
    if (filter) this.#offered.push({ filter, set: hint, from, to, targets: excluded });
    if (hint.kind !== "listing") return;
    if (hint.rest === "words") this.#keep(from, to, () => true);
    if (hint.rest === "unused") this.#marks.disuse(from, to);
  };

  /** Property types, hints and stop words: the longest phrase at each token. */
  readPhrases(): void {
    const { types, hints, fillers } = this.#lexicon;
    for (const at of this.tokens.keys()) {
      if (!this.#isReadable(at)) continue;
      const free = <Match extends { end: number }>(match: Match | null): Match | null =>
        match && this.#marks.isAllFree(at, match.end) ? match : null;
      const type = free(types.match(this.tokens, at));
      const hint = free(hints.match(this.tokens, at));
      const filler = free(fillers.match(this.tokens, at));
      const longest = Math.max(type?.end ?? 0, hint?.end ?? 0, filler?.end ?? 0);
      if (longest === 0) continue;
      const isPart =
        type?.end === at + 1 &&
        isFacility(at, type.item, this.tokens, this.#features, this.found, this.#lexicon);
      if (type?.end === longest && !isPart) this.#takeType(type.item, at, longest);
      else if (hint?.end === longest && !(longest === at + 1 && isPlaceHere(this.#address, at)))
        this.#takeHint(hint.item, at, longest);
      else if (filler?.end === longest) this.#marks.take(at, longest, null);
    }
  }

  readPlaces(isRenting: boolean): void {
    findMisspelt(this.#search, "several", this.#takeMisspelt);
    findShortNames(this.#search, this.#takePlace);
    findShortCodes(this.#search, !isRenting, this.#takePlace);
    for (const { from, to } of this.#spans.takeExcluded()) this.#marks.release(from, to);
  }

  /** Streets without homes, then property types with a typo or inside a compound, then places with a typo. */
  readGuesses(): void {
    if (this.found.address === null) {
      const street = findStreet(this.#address, this.#isReadable);
      const station = street && this.#lexicon.stations.match(this.tokens, street.to);
      // Nobody looks for a home in the street that a station is called by.
      if (street && station) this.#marks.disuse(street.from, station.end);
      else this.#takeAddress(street);
    }
    for (const [at, { kind, norm }] of this.tokens.entries()) {
      if (kind !== "word" || !this.#isReadable(at) || this.#features.words.has(at)) continue;
      const { compound, type, hint } = guessTerm(norm, this.#lexicon);
      if (compound) this.found.types.push(compound);
      else if (type) this.#takeType(type, at, at + 1);
      else if (hint) this.#takeHint(hint, at, at + 1);
    }
    leaveGarages(this.#garages, this.found, this.#marks);
    findMisspelt(this.#search, "one", this.#takeMisspelt);
    correctFeatures(this.tokens, this.#lexicon, this.#marks);
    takeWithin(this.#address, this.#spans, this.#marks);
    leaveUnheld(this.#address, this.#spans, this.#marks);
  }

  /** In a search for rentals a number without unit is the rent. */
  readBareRent(isRenting: boolean): void {
    if (isRenting && !hasHome(this.found)) {
      const room = bareRoomIn(this.tokens, this.#lexicon, this.#marks.isFree);
      if (room) this.#takeType(room.row, room.at, room.at + 1);
    }
    const said = this.found.quantities.some(({ kind }) => kind === "money");
    if (!isRenting || said) return;
    const { money } = this.#lexicon.vocabulary;
    const rent = bareRentIn(this.tokens, this.#isReadable, money);
    if (!rent) return;
    this.found.quantities.push(rent);
    this.#marks.take(rent.end - 1, rent.end, "price");
  }

  placeIds = (): string[] => this.#spans.ids(this.found.address);

  /** Everything but the filter; `period` is that of the market's rents. */
  rest = (period: RentPeriod): Omit<Reading, "filter"> =>
    this.#marks.rest(period, this.#lexicon.respelled);
}
