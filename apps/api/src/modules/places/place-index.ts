import type { PlaceKind } from "@hjem/domain/place/place";
import { typosAllowed } from "@hjem/domain/text/typos";
import { setImmediate } from "node:timers/promises";
import { placeWords, writingsOf } from "./place-name-match.ts";
import { match, PlaceWords, role, ROLE_BITS, ROLES } from "./place-words.ts";

/** A place as it is stored. */
export interface StoredPlace {
  id: number;
  geoId: string;
  kind: PlaceKind;
  name: string;
  parent: string | null;
  /** Names in other languages and spellings. */
  otherNames: readonly string[];
  weight: number;
  lat: number;
  lng: number;
  /** True where the position is that of a wider place. */
  isApproximate: boolean;
  /** Ids of the places that contain it, the widest first. @default none */
  wider?: readonly number[];
}

/** Quality of a match, best first: the full name, its prefix, a later word of it, with typos. */
export const fits = { whole: 0, beginning: 1, inside: 2, mistaken: 3 } as const;

/** A place that fits what was typed. */
export interface Find {
  place: StoredPlace;
  /** One of `fits`; each mistake more adds one. */
  fit: number;
}

/** Maximum number of words of a name with the places around it. */
const WORDS_MAX = 8;
/** In one word; where something fits already, only the likeliest mistake of one letter is looked for. */
const MISTAKES_MAX = 2;
/** Places that are indexed at a time, so that requests are served in between. */
const TURN = 4_000;
interface Name {
  place: number;
  /** Words of the name. */
  length: number;
}

/** A name in one word, its words short and long: `stkilda`, `saintkilda`. */
const wholeWritings = (words: readonly string[]): string[] => {
  const [first = "", ...others] = words;
  return writingsOf(first).map((writing) => [writing, ...others].join(""));
};

const suburbPostcode = /^suburb:(\d{4})-/;

/** Whether a typed word is a number of a house: `12`, `12B`. */
const isHouseNumber = (word: string): boolean => /^\d{1,4}[a-z]?$/.test(word);

/**
 * The names of a market's places in memory: words in order, each with the names it stands in. A find costs what its
 * words' postings cost; only mistakes are looked for through all words.
 */
export class PlaceIndex {
  readonly #places: StoredPlace[];
  readonly #ids: Set<number>;
  readonly #states: ReadonlyMap<string, string>;
  readonly #names: Name[] = [];
  readonly #words = new PlaceWords();
  /** Places by their full names written as one word. */
  readonly #byName = new Map<string, number[]>();

  private constructor(places: readonly StoredPlace[]) {
    this.#places = [...places];
    this.#ids = new Set(places.map(({ id }) => id));
    this.#states = new Map(
      places
        .filter(({ kind }) => kind === "state")
        .map(({ geoId, name }) => [geoId.slice("state:".length), name]),
    );
  }

  /** Every place, in the order in which they were read and added. */
  get places(): readonly StoredPlace[] {
    return this.#places;
  }

  /** Takes in the places of one market. */
  static async of(places: readonly StoredPlace[]): Promise<PlaceIndex> {
    const index = new PlaceIndex(places);
    for (const [at, place] of places.entries()) {
      index.#post(at, place);
      if (at % TURN === TURN - 1) await setImmediate();
    }
    await index.#words.build();
    return index;
  }

  /** Adds a few places, such as streets of new listings; those that are there already stay as they are. */
  add(places: readonly StoredPlace[]): void {
    for (const place of places) {
      if (this.#ids.has(place.id)) continue;
      this.#ids.add(place.id);
      this.#post(this.#places.push(place) - 1, place);
    }
    this.#words.addWaiting();
  }

  #post(at: number, { geoId, kind, name, parent, otherNames }: StoredPlace): void {
    const key = geoId.slice(geoId.indexOf(":") + 1);
    const around = new Set(
      [parent ?? "", this.#states.get((parent ?? "").toLowerCase()) ?? ""].flatMap(placeWords),
    );
    const [, postcode] = suburbPostcode.exec(geoId) ?? [];
    if (postcode !== undefined) around.add(postcode);
    const written = [name, ...otherNames, ...(kind === "state" ? [key] : [])].map(placeWords);
    for (const writing of written.flatMap(wholeWritings)) {
      const known = this.#byName.get(writing);
      if (known === undefined) this.#byName.set(writing, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
    // `Kongens gate` is typed as one word as well.
    const joined = written.filter(({ length }) => length > 1).map((words) => [words.join("")]);
    for (const words of [...written, ...joined]) {
      const number = this.#names.push({ place: at, length: words.length }) - 1;
      for (const [place, word] of words.entries()) {
        const where = place === 0 ? role.first : role.later;
        for (const writing of writingsOf(word)) this.#words.post(writing, number, where);
      }
      for (const word of around) {
        for (const writing of writingsOf(word)) this.#words.post(writing, number, role.around);
      }
    }
  }

  /** Places that are called so by any of their names, accents and spaces aside, in the order in which they were read. */
  named(text: string): StoredPlace[] {
    const at = this.#byName.get(placeWords(text).join("")) ?? [];
    return at.map((each) => this.#places[each]!);
  }

  /** Places whose names match with one typo, even if others match exactly: by match, then by homes. */
  misspelt(text: string, homesIn: (place: StoredPlace) => number, limit: number): StoredPlace[] {
    const words = [...new Set(placeWords(text))].slice(0, WORDS_MAX);
    const isOther = ({ name }: StoredPlace) =>
      placeWords(name).join("") !== placeWords(text).join("");
    return this.#best(this.#matching(words, 1), homesIn, limit, isOther).map(({ place }) => place);
  }

  /** Every name that contains all words, and how well it matches. */
  #matching(words: readonly string[], mistakes: number): Map<number, number> {
    const hits = words.map((word) =>
      this.#words.namesWith(word, Math.min(mistakes, typosAllowed(word))),
    );
    const [fewest = new Map<number, number>(), ...others] = hits.toSorted(
      (one, other) => one.size - other.size,
    );
    const fitting = new Map<number, number>();
    for (const name of fewest.keys()) {
      if (!others.every((other) => other.has(name))) continue;
      let wholeWords = 0;
      let hasName = false;
      let made = 0;
      for (const hit of hits) {
        const matched = hit.get(name)! >>> ROLE_BITS;
        const isName = (hit.get(name)! & (ROLES - 1)) !== role.around;
        if (isName) hasName = true;
        if (isName && matched === match.whole) wholeWords += 1;
        made += Math.max(0, matched - match.mistaken);
      }
      if (!hasName) continue;
      const begins = (hits[0]!.get(name)! & (ROLES - 1)) === role.first;
      const isWhole = wholeWords === this.#names[name]!.length;
      const fit = isWhole ? fits.whole : begins ? fits.beginning : fits.inside;
      fitting.set(name, made > 0 ? fits.mistaken + made : fit);
    }
    return fitting;
  }

  /** The best places among names, each once: by fit, then by how many homes, then the better known. */
  #best(
    fitting: ReadonlyMap<number, number>,
    homesIn: (place: StoredPlace) => number,
    limit: number,
    isWanted: (place: StoredPlace) => boolean,
  ): Find[] {
    const fitOf = new Map<number, number>();
    for (const [name, fit] of fitting) {
      const { place } = this.#names[name]!;
      const known = fitOf.get(place);
      if (known === undefined || fit < known) fitOf.set(place, fit);
    }
    const finds: (Find & { homes: number })[] = [];
    for (const [at, fit] of fitOf) {
      const place = this.#places[at]!;
      if (!isWanted(place)) continue;
      const last = finds.length === limit ? finds[limit - 1] : undefined;
      if (last && fit > last.fit) continue;
      const find = { place, fit, homes: homesIn(place) };
      if (last && !isBefore(find, last)) continue;
      let to = finds.length;
      while (to > 0 && isBefore(find, finds[to - 1]!)) to -= 1;
      finds.splice(to, 0, find);
      if (finds.length > limit) finds.pop();
    }
    return finds;
  }

  /**
   * Places for what was typed, the best first. Where fewer than `enough` fit and none by its whole name, mistakes are forgiven; where a word is
   * the number of a house, its street fits.
   */
  find(
    term: string,
    options: { limit: number; enough: number; homesIn: (place: StoredPlace) => number },
  ): Find[] {
    const { limit, enough, homesIn } = options;
    const words = [...new Set(placeWords(term))].slice(0, WORDS_MAX);
    if (words.length === 0) return [];
    const all = () => true;
    const strict = this.#best(this.#matching(words, 0), homesIn, limit, all);
    const isRight = strict.length >= enough || strict[0]?.fit === fits.whole;
    const isForgivable = words.some((word) => typosAllowed(word) > 0);
    const found =
      isRight || !isForgivable
        ? strict
        : this.#best(
            this.#matching(words, strict.length > 0 ? 1 : MISTAKES_MAX),
            homesIn,
            limit,
            all,
          );
    if (found.length > 0) return found;
    const street = words.filter((word) => !isHouseNumber(word));
    if (street.length === 0 || street.length === words.length) return [];
    const isStreet = ({ kind }: StoredPlace) => kind === "street";
    return this.#best(this.#matching(street, MISTAKES_MAX), homesIn, limit, isStreet);
  }
}

const isBefore = (one: Find & { homes: number }, other: Find & { homes: number }): boolean =>
  (one.fit - other.fit ||
    other.homes - one.homes ||
    other.place.weight - one.place.weight ||
    one.place.id - other.place.id) < 0;
