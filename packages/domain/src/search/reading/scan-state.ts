import type { TypeWords } from "../../search-vocabulary.ts";
import type { AddressSpan, AddressText } from "./address-parts.ts";
import { nothingFound } from "./build-filter.ts";
import { chipOfHint } from "./chips.ts";
import { type NamedType } from "./compound-types.ts";
import type { Fact } from "./facts/fact.ts";
import { findFacts } from "./facts/find-facts.ts";
import { type Features } from "./features.ts";
import { knownKinds, type PlaceSearch } from "./find-places.ts";
import type { Hint } from "./grammar.ts";
import type { Lexicon, ReadingDeps } from "./lexicon.ts";
import { Marks } from "./marks.ts";
import { withNicknames } from "./nicknames.ts";
import { filterOfHint, type OfferedWords } from "./offered-words.ts";
import { placeSearchOf } from "./place-search.ts";
import { PlaceSpans } from "./place-spans.ts";
import type { PlaceSpan } from "./places.ts";
import { findRadii, type Radius } from "./radius.ts";
import { readTokens, type Token } from "./tokens.ts";
import { findTravels, type Travel } from "./travel.ts";
import { type Garage, isGarage } from "./type-words.ts";
import { findUnread } from "./unread-words.ts";

/** The state of parsing a text: its tokens, which of them are recognised, and as what. */
export class ScanState {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly found = nothingFound();
  protected readonly lexicon: Lexicon;
  protected readonly address: AddressText;
  protected readonly spans: PlaceSpans;
  protected readonly marks: Marks;
  protected readonly travels: readonly Travel[];
  protected readonly facts: readonly Fact[];
  protected readonly radii: readonly Radius[];
  protected readonly offered: OfferedWords[] = [];
  protected readonly unwanted: PlaceSpan[][] = [];
  protected readonly garages: Garage[] = [];
  protected readonly types: NamedType[] = [];
  protected features: Features = { words: new Set(), phrases: new Set(), had: new Set() };
  protected readonly search: PlaceSearch;
  protected readonly today: string;

  constructor(text: string, deps: ReadingDeps, around?: readonly string[]) {
    const { lexicon, places, today, region } = deps;
    this.text = text;
    this.today = today;
    this.tokens = readTokens(text);
    this.lexicon = lexicon;
    const names = withNicknames(places, lexicon);
    this.address = { text, tokens: this.tokens, lexicon, names };
    this.spans = new PlaceSpans(this.tokens, lexicon, names, around);
    this.travels = findTravels(this.address);
    this.facts = findFacts({ tokens: this.tokens, lexicon, today, ...region });
    this.radii = findRadii(this.address);
    const unread = findUnread(
      this.tokens,
      this.travels,
      [...this.facts, ...this.radii],
      lexicon,
      today,
    );
    this.marks = new Marks(text, this.tokens, unread);
    this.search = placeSearchOf(this.address, this.isReadable, () => this.features);
  }

  /** Unrecognised, and not part of a facility. */
  protected isReadable = (at: number): boolean =>
    this.marks.isFree(at) && !this.features.phrases.has(at);

  protected takePlace = (span: PlaceSpan): void => this.takePlaces([span]);

  protected takePlaces = (spans: readonly PlaceSpan[]): void => {
    const [first] = spans;
    if (!first || !this.marks.isAllFree(first.from, first.to)) return;
    const isNarrow = !knownKinds.has(first.candidates[0]?.kind ?? "");
    if (isNarrow && this.lexicon.eponyms.match(this.tokens, first.to)) return;
    this.spans.add(spans);
    this.marks.take(first.from, first.to, "place");
  };

  protected takeMisspelt = (span: PlaceSpan): void => this.takePlaces(this.spans.nearby(span));

  protected takeAddress(span: AddressSpan | null): void {
    if (!span || !this.marks.isAllFree(span.from, span.to)) return;
    this.found.address = span.address;
    this.marks.take(span.from, span.to, "address");
    if (span.number !== undefined) this.marks.take(span.number, span.number + 1, null);
  }

  protected takeType = (row: TypeWords, from: number, to: number): void => {
    this.types.push({ row, from, to });
    if (isGarage(row)) this.garages.push({ row, from, to });
    this.found.types.push(row);
    if (row.hint) this.found.hints.push(row.hint);
    this.marks.take(from, to, "property_type");
    this.keep(from, to, (norm) => norm === row.keep);
  };

  /** Recognised words that are keywords as well. */
  protected keep(from: number, to: number, isKept: (norm: string) => boolean): void {
    for (let at = from; at < to; at += 1) {
      if (!isKept(this.tokens[at]!.norm)) continue;
      this.marks.keep(at);
      this.features.phrases.add(at);
    }
  }

  /** `excluded` are the tokens of what the words say not to be. */
  protected takeHint = (
    hint: Hint,
    from: number,
    to: number,
    excluded: readonly number[] | null = null,
  ): void => {
    this.found.hints.push(hint);
    this.marks.take(from, to, chipOfHint(hint));
    const filter = filterOfHint(hint);
    if (filter) this.offered.push({ filter, set: hint, from, to, targets: excluded });
    if (hint.kind !== "listing") return;
    if (hint.rest === "words") this.keep(from, to, () => true);
    if (hint.rest === "unused") this.marks.disuse(from, to);
  };
}
