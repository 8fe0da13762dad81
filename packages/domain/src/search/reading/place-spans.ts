import { fullStreetName } from "../../listing/street-address.ts";
import type { Lexicon } from "./lexicon.ts";
import {
  choosePlaces,
  liesIn,
  type NamedPlace,
  type PlaceNames,
  type PlaceSpan,
} from "./places.ts";
import type { Token } from "./tokens.ts";

/** Types of streets that are nothing else: what stands before is the name of a street. */
const sureTypes: ReadonlySet<string> = new Set(
  "street road avenue parade highway crescent lane".split(" "),
);

/** Places of a search that are looked at. */
const AROUND_MAX = 5;
/** How many places of one name are compared with others. */
const COMPARED_MAX = 3;

const keyOf = ({ geoId }: NamedPlace): string => geoId.slice(geoId.indexOf(":") + 1);

/** Whether a street is in a place, which its key says: that of its suburb or its municipality begins it. */
function isStreetIn(street: NamedPlace, place: NamedPlace, names: PlaceNames): boolean {
  if (place.kind === "city") return liesIn(street, place, names);
  const key = place.kind === "district" ? keyOf(place).slice(0, 4) : keyOf(place);
  return keyOf(street).startsWith(`${key}-`);
}

/** The number of a place's county or the code of its state; null for a postcode or a street, which may lie in several. */
function topOf(place: NamedPlace): string | null {
  const { kind, parent } = place;
  if (kind === "postcode" || kind === "street") return null;
  if (kind === "state") return keyOf(place);
  if (kind === "city" || kind === "suburb") return parent?.toLowerCase() ?? null;
  return keyOf(place).slice(0, 2);
}

/** The names of places in a text, as far as it is read. */
export class PlaceSpans {
  readonly #tokens: readonly Token[];
  readonly #names: PlaceNames;
  readonly #lexicon: Lexicon;
  /** Places of the search in which the text was typed. */
  readonly #around: readonly NamedPlace[];
  #spans: PlaceSpan[] = [];

  constructor(
    tokens: readonly Token[],
    lexicon: Lexicon,
    names: PlaceNames,
    around: readonly string[] = [],
  ) {
    this.#around = around.slice(0, AROUND_MAX).flatMap((geoId) => names.byGeoId(geoId) ?? []);
    this.#tokens = tokens;
    this.#lexicon = lexicon;
    this.#names = names;
  }

  get all(): readonly PlaceSpan[] {
    return this.#spans;
  }

  /** Lets a name mean other places. */
  narrow(span: PlaceSpan, candidates: readonly NamedPlace[]): void {
    this.#spans = this.#spans.map((each) => (each === span ? { ...each, candidates } : each));
  }

  get isEmpty(): boolean {
    return this.#spans.length === 0;
  }

  add(spans: readonly PlaceSpan[]): void {
    this.#spans.push(...spans);
  }

  remove(span: PlaceSpan): void {
    this.#spans = this.#spans.filter((each) => each !== span);
  }

  /** What a misspelt name may be: beside places that are known already nothing outside their counties or states. */
  nearby(misspelt: PlaceSpan): PlaceSpan[] {
    const { candidates } = misspelt;
    const tops = new Set(
      [
        ...this.#around,
        ...this.#spans.flatMap(({ candidates: each }) => each.slice(0, COMPARED_MAX)),
      ].map(topOf),
    );
    tops.delete(null);
    const near =
      tops.size === 0 ? candidates : candidates.filter((place) => tops.has(topOf(place)));
    return near.length > 0 ? [{ ...misspelt, candidates: near }] : [];
  }

  #isCompatible(span: PlaceSpan, bound: PlaceSpan): boolean {
    return bound.candidates
      .slice(0, COMPARED_MAX)
      .some((wide) =>
        span.candidates.some(
          (place) =>
            place.geoId === wide.geoId ||
            liesIn(place, wide, this.#names) ||
            liesIn(wide, place, this.#names),
        ),
      );
  }

  /** Whether only signs and other names of places stand between two names: `or` makes them a choice. */
  #isBeside(one: PlaceSpan, other: PlaceSpan): boolean {
    const [first, last] = one.from < other.from ? [one, other] : [other, one];
    return this.#tokens.slice(first.to, last.from).every(({ kind, norm }, offset) => {
      const at = first.to + offset;
      const isPlace = this.#spans.some(({ from, to }) => at >= from && at < to);
      return isPlace || (kind === "sign" && norm !== "/" && norm !== "&");
    });
  }

  /** Whether a word for a choice stands between two names, and nothing else: `Bendigo and Castlemaine`, `Nordstrand/Bekkelaget`. */
  #isChoice(one: PlaceSpan, other: PlaceSpan): boolean {
    const [first, last] = one.from < other.from ? [one, other] : [other, one];
    if (first.to >= last.from) return false;
    const joint = this.#lexicon.and.match(this.#tokens, first.to)?.end;
    const isSign = ["/", "+"].includes(this.#tokens[first.to]?.norm ?? "");
    return joint === last.from || (isSign && first.to + 1 === last.from);
  }

  /**
   * Takes out names of places that a named state or postcode excludes, and returns them: a street of `Gledswood Hills 2557 NSW` is
   * not in Victoria, however it is called. A correction inside the state stays.
   */
  takeExcluded(): PlaceSpan[] {
    const isState = ({ candidates: [best] }: PlaceSpan) => best?.kind === "state";
    const isCode = ({ candidates: [best] }: PlaceSpan) => best?.kind === "postcode";
    const states = this.#spans.filter(isState);
    const codes = this.#spans.filter(isCode);
    const holdsAny = (state: PlaceSpan) =>
      this.#spans.some((span) => !isState(span) && this.#isCompatible(span, state));
    const typeAfter = ({ to }: PlaceSpan) =>
      this.#spans.some(({ from }) => from === to)
        ? undefined
        : this.#lexicon.streetWords.get(this.#tokens[to]?.norm ?? "");
    const excluded = this.#spans.filter((span) => {
      if (this.#isStreetElsewhere(span)) return true;
      // `Brunswick St Fitzroy` is not about Brunswick.
      const type = typeAfter(span);
      const isShort = type !== undefined && type !== this.#tokens[span.to]?.norm;
      const isBare = this.#lexicon.bareStreetWords.has(this.#tokens[span.to]?.norm ?? "");
      if (type !== undefined && (sureTypes.has(type) || (isShort && isBare))) return true;
      // `St Georges Terrace Perth` is not in South Australia.
      const next = this.#spans.find(({ from }) => from === span.to + 1);
      const isElsewhere = next !== undefined && !this.#isCompatible(span, next);
      if (type !== undefined && isElsewhere && !isState(next) && !isState(span)) return true;
      // `Victoria Square, Adelaide SA` is not about Victoria.
      if (isState(span)) return type !== undefined && states.some(holdsAny) && !holdsAny(span);
      const adjoining = codes.filter((code) => code !== span && this.#isBeside(span, code));
      const beside = codes.filter(
        (code) =>
          adjoining.includes(code) || adjoining.some((other) => this.#isChoice(code, other)),
      );
      const isOutside = (bounds: readonly PlaceSpan[]) =>
        bounds.length > 0 && !bounds.some((bound) => this.#isCompatible(span, bound));
      if (isCode(span)) return false;
      return isOutside(beside) || (isOutside(states) && !this.#isCorrected(span, states));
    });
    this.#spans = this.#spans.filter((span) => !excluded.includes(span));
    return excluded;
  }

  /** `Storgata i Drøbak`, where no home is: those of Oslo are not meant. */
  #isStreetElsewhere(span: PlaceSpan): boolean {
    const isStreet = ({ candidates: [best] }: PlaceSpan) => best?.kind === "street";
    const others = this.#spans.filter((each) => each !== span && !isStreet(each));
    return (
      isStreet(span) &&
      others.length > 0 &&
      !others.some((other) => this.#isCompatible(span, other))
    );
  }

  #isCorrected({ name }: PlaceSpan, states: readonly PlaceSpan[]): boolean {
    return this.#names
      .oneTypoFrom(name)
      .some((place) =>
        states.some(({ candidates: [state] }) => state && liesIn(place, state, this.#names)),
      );
  }

  /** What the names mean together; of places of one name the one that has the street of an address first. */
  ids(address: string | null): string[] {
    const streets =
      address === null
        ? []
        : this.#names.named(fullStreetName(address)).filter(({ kind }) => kind === "street");
    const hasStreet = (place: NamedPlace) =>
      streets.some((street) => isStreetIn(street, place, this.#names));
    const states =
      address === null
        ? []
        : (this.#lexicon.vocabulary.streets.longRoads?.[fullStreetName(address).toLowerCase()] ??
          []);
    // `Nepean Hwy Cheltenham` is in Victoria, where the road is, although another Cheltenham has more homes.
    const rank = (place: NamedPlace) =>
      hasStreet(place) ? 2 : Number(states.includes(place.parent ?? ""));
    const ordered = this.#spans
      .toSorted((one, other) => one.from - other.from)
      .map((span) => ({
        ...span,
        candidates: span.candidates.toSorted((one, other) => rank(other) - rank(one)),
      }));
    const isChoice = (one: PlaceSpan, other: PlaceSpan) => this.#isChoice(one, other);
    return choosePlaces(ordered, this.#names, isChoice).map(({ geoId }) => geoId);
  }
}
