import { listingCoverage } from "@hjem/domain/listing/listing-type";
import type { AlertReason } from "@hjem/domain/saved/saved-rules";
import { effectiveAvailability } from "@hjem/domain/search/filter-choices";
import { propertyType } from "@hjem/domain/search/filters/property-types";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { boxOfArea } from "../../../search/area-conditions.ts";
import { availabilityCodes, kindCodes } from "../../../search/column-codes.ts";
import { maskOf, requestedBits } from "../../../search/filter-facts.ts";
import type { Box } from "../../../search/morton.ts";
import type { HomeFacts } from "./read-events.ts";

/** Who saved a search, and what it is to alert of. */
export interface SearchOwner {
  /** `saved_search.id`. */
  id: string;
  /** `saved_search.search_id`, by which alerts name it. */
  searchId: string;
  accountId: string;
  reasons: readonly AlertReason[];
  /** Milliseconds since 1970: what happened before it was saved does not concern it. */
  createdAt: number;
}

/** What a search looks for; the same for all who saved it. */
export interface MatchedSearch {
  region: string;
  request: SearchRequest;
  /** Internal ids of its places; null where it names none. */
  places: readonly number[] | null;
}

/** The conditions by which searches are sorted out before they are carried out, a number each. */
const NUMBERS = 8;
/** Sets of codes as bits: kinds, availabilities, property types. */
const MASKS = 3;
const FIRST_CAPACITY = 1_024;

/** Size of the squares by which searches of areas are found, in degrees. */
const SQUARE = { lat: 0.25, lng: 0.5 };
const ROW = 1_000;
/** A search that covers more squares is asked about every home instead. */
const SQUARES_MAX = 400;

const squareOf = (lat: number, lng: number): number =>
  Math.floor((lat + 90) / SQUARE.lat) * ROW + Math.floor((lng + 180) / SQUARE.lng);

/** The squares of a box; null for too many. */
function squaresOf({ south, north, west, east }: Box): number[] | null {
  const first = {
    lat: Math.floor((south + 90) / SQUARE.lat),
    lng: Math.floor((west + 180) / SQUARE.lng),
  };
  const last = {
    lat: Math.floor((north + 90) / SQUARE.lat),
    lng: Math.floor((east + 180) / SQUARE.lng),
  };
  const squares: number[] = [];
  for (let lat = first.lat; lat <= last.lat; lat += 1) {
    for (let lng = first.lng; lng <= last.lng; lng += 1) {
      squares.push(lat * ROW + lng);
      if (squares.length > SQUARES_MAX) return null;
    }
  }
  return squares;
}

const kindsOf = ({ listingType, acquisition }: SearchRequest): number =>
  maskOf(listingCoverage(listingType, acquisition).draftTypes.map((type) => kindCodes[type]));

const availabilitiesOf = ({ availability }: SearchRequest): number => {
  const effective = effectiveAvailability(availability);
  return effective === "all" ? -1 : maskOf(effective.map((value) => availabilityCodes[value]));
};

const arranged = { page: 1, size: 1, sorting: "default", order: "asc", view: "list" } as const;

/** A search as text: equal for equal searches, and a tenth of the size of an object. What arranges results is left out. */
const textOf = ({
  region,
  places,
  request: {
    page: _page,
    size: _size,
    sorting: _sorting,
    order: _order,
    view: _view,
    zoomLevel: _zoomLevel,
    ...filters
  },
}: MatchedSearch): string => JSON.stringify([region, places, filters]);

const searchOf = (text: string): MatchedSearch => {
  const [region, places, filters] = JSON.parse(text) as [string, number[] | null, object];
  return { region, places, request: { ...arranged, ...filters } as SearchRequest };
};

/** What is stored of a search beside its numbers. */
interface Stored {
  region: string;
  text: string;
  owners: SearchOwner[];
  /** The lists in which it stands. */
  lists: readonly number[][];
}

const grown = <Numbers extends Float64Array | Int32Array | Uint32Array>(
  numbers: Numbers,
  make: (size: number) => Numbers,
): Numbers => {
  const larger = make(numbers.length * 2);
  larger.set(numbers);
  return larger;
};

/**
 * Saved searches in memory, found by what a home is: its places or its square of the map, then kind, availability, type,
 * price and bedrooms. What it gives is never too little; the search itself decides (D70). A search that many people saved
 * has one slot, so it is carried out once for all of them.
 */
export class SavedSearchIndex {
  /** Slots by `saved_search.id`. */
  readonly #slots = new Map<string, number>();
  /** Slots by the text of the search. */
  readonly #byText = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #stored: (Stored | undefined)[] = [];
  readonly #byPlace = new Map<number, number[]>();
  readonly #bySquare = new Map<number, number[]>();
  /** By region, searches without a place or an area. */
  readonly #anywhere = new Map<string, number[]>();
  #numbers = new Float64Array(FIRST_CAPACITY * NUMBERS);
  #masks = new Int32Array(FIRST_CAPACITY * MASKS);
  /** At which of the askings a slot was given last, so that each is given once. */
  #askedAt = new Uint32Array(FIRST_CAPACITY);
  #askings = 0;

  /** Number of saved searches. */
  get size(): number {
    return this.#slots.size;
  }

  /** Bytes of the arrays, without the objects of the engine. */
  get arrayBytes(): number {
    return this.#numbers.byteLength + this.#masks.byteLength + this.#askedAt.byteLength;
  }

  clear(): void {
    for (const id of this.#slots.keys()) this.remove(id);
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    const { owners, lists, text } = this.#stored[slot]!;
    owners.splice(
      owners.findIndex((owner) => owner.id === id),
      1,
    );
    if (owners.length > 0) return;
    for (const list of lists) {
      list[list.indexOf(slot)] = list.at(-1)!;
      list.pop();
    }
    this.#stored[slot] = undefined;
    this.#byText.delete(text);
    this.#free.push(slot);
  }

  /** Adds a saved search, or replaces it. */
  set({ region, request, places, ...owner }: MatchedSearch & SearchOwner): void {
    this.remove(owner.id);
    const search = { region, request, places };
    const text = textOf(search);
    const slot = this.#byText.get(text) ?? this.#add(search, text);
    this.#stored[slot]!.owners.push(owner);
    this.#slots.set(owner.id, slot);
  }

  /** Gives a search a slot. */
  #add({ region, request, places }: MatchedSearch, text: string): number {
    const slot = this.#free.pop() ?? this.#stored.length;
    if (slot >= this.#askedAt.length) {
      this.#numbers = grown(this.#numbers, (size) => new Float64Array(size));
      this.#masks = grown(this.#masks, (size) => new Int32Array(size));
      this.#askedAt = grown(this.#askedAt, (size) => new Uint32Array(size));
    }
    const box = boxOfArea(request);
    const lists = this.#listsOf({ region, places }, box);
    for (const list of lists) list.push(slot);
    this.#stored[slot] = { region, text, owners: [], lists };
    this.#byText.set(text, slot);
    this.#askedAt[slot] = 0;
    this.#masks.set(
      [kindsOf(request), availabilitiesOf(request), maskOf(requestedBits(propertyType, request))],
      slot * MASKS,
    );
    this.#numbers.set(
      [
        request.priceMin || -Infinity,
        request.priceMax || Infinity,
        request.bedroomMin || -Infinity,
        request.bedroomMax ?? Infinity,
        box?.south ?? -Infinity,
        box?.north ?? Infinity,
        box?.west ?? -Infinity,
        box?.east ?? Infinity,
      ],
      slot * NUMBERS,
    );
    return slot;
  }

  #listsOf({ places, region }: Omit<MatchedSearch, "request">, box: Box | null): number[][] {
    const listsIn = <Key>(index: Map<Key, number[]>, keys: readonly Key[]) =>
      keys.map((key) => {
        const list = index.get(key) ?? [];
        index.set(key, list);
        return list;
      });
    if (places) return listsIn(this.#byPlace, [...new Set(places)]);
    const squares = box && squaresOf(box);
    return squares ? listsIn(this.#bySquare, squares) : listsIn(this.#anywhere, [region]);
  }

  /** The search of a slot, with those who saved it. */
  at(slot: number): MatchedSearch & { owners: readonly SearchOwner[] } {
    const { text, owners } = this.#stored[slot]!;
    return { ...searchOf(text), owners };
  }

  /** Begins a question about one home: from now on every slot is given again. */
  startAsking(): void {
    this.#askings += 1;
  }

  /** Visits the searches of a region that may find a home which looks like this and lies at `position`. */
  visit(
    region: string,
    home: HomeFacts,
    position: { lat: number; lng: number },
    visit: (slot: number) => void,
  ): void {
    const each = (list: readonly number[] | undefined) => {
      for (const slot of list ?? []) {
        if (!this.#mayFind(slot, home, position) || this.#askedAt[slot] === this.#askings) continue;
        if (this.#stored[slot]!.region !== region) continue;
        this.#askedAt[slot] = this.#askings;
        visit(slot);
      }
    };
    for (const place of home.place_ids) each(this.#byPlace.get(place));
    each(this.#bySquare.get(squareOf(position.lat, position.lng)));
    each(this.#anywhere.get(region));
  }

  /** Numbers first: those of a search lie beside each other in memory, and sort most searches out. */
  #mayFind(slot: number, home: HomeFacts, { lat, lng }: { lat: number; lng: number }): boolean {
    const first = slot * NUMBERS;
    const numbers = this.#numbers;
    // What is not stated meets no condition (D23).
    const areNumbersMet =
      (home.price_high ?? -Infinity) >= numbers[first]! &&
      (home.price_low ?? Infinity) <= numbers[first + 1]! &&
      (home.bedrooms_high ?? -Infinity) >= numbers[first + 2]! &&
      (home.bedrooms_low ?? Infinity) <= numbers[first + 3]! &&
      lat >= numbers[first + 4]! &&
      lat <= numbers[first + 5]! &&
      lng >= numbers[first + 6]! &&
      lng <= numbers[first + 7]!;
    if (!areNumbersMet) return false;
    const mask = slot * MASKS;
    const masks = this.#masks;
    const types = masks[mask + 2]!;
    return (
      ((masks[mask]! >>> home.kind) & 1) === 1 &&
      ((masks[mask + 1]! >>> home.availability) & 1) === 1 &&
      (types === 0 || (types & home.property_types) !== 0)
    );
  }
}
