import type { AddressText } from "./address-parts.ts";
import type { Found } from "./build-filter.ts";
import { isCommonWord } from "./common-words.ts";
import type { Marks } from "./marks.ts";
import type { PlaceSpans } from "./place-spans.ts";
import type { NamedPlace } from "./places.ts";
import { destinationAt } from "./travel.ts";

/** A distance from a place: `innen 5 km fra Hamar`. */
export interface Radius {
  from: number;
  to: number;
  metres: number;
  place: NamedPlace;
  /** The token of the place. */
  at: number;
  lat: number;
  lng: number;
  fields: Record<string, never>;
}

const KILOMETRE = 1_000;
const MILE = 10_000;
/** As far as a search can hold. */
const METRES_MAX = 100_000;

function radiusAt(read: AddressText, start: number): Radius | null {
  const { tokens, lexicon } = read;
  const limit = lexicon.limits.match(tokens, start);
  const begin = limit?.end ?? start;
  const at = lexicon.travelWithin.match(tokens, begin)?.end ?? begin;
  const number = tokens[at];
  if (number?.kind !== "number" || limit?.item === "min") return null;
  const { distances, miles } = lexicon.lengths;
  const unit = distances.match(tokens, at + 1) ?? miles.match(tokens, at + 1);
  const to = unit && lexicon.travelTo.match(tokens, unit.end);
  if (!unit || !to || isCommonWord(read, to.end)) return null;
  const destination = destinationAt(read, to.end);
  const metres = number.value * (distances.match(tokens, at + 1) ? KILOMETRE : MILE);
  if (!destination || metres <= 0 || metres > METRES_MAX) return null;
  const { place, end } = destination;
  const { lat, lng } = place;
  return { from: start, to: end, metres, place, at: to.end, lat, lng, fields: {} };
}

/** The distances from places in a text; a search holds the first. */
export function findRadii(read: AddressText): Radius[] {
  for (const start of read.tokens.keys()) {
    const radius = radiusAt(read, start);
    if (radius) return [radius];
  }
  return [];
}

/** Beside another place a circle is not used: its place is one of those that are meant. */
export function leaveCircle(found: Found, spans: PlaceSpans, marks: Marks): void {
  const { circle } = found;
  if (!circle || spans.isEmpty) return;
  found.circle = null;
  marks.release(circle.from, circle.to);
  marks.disuse(circle.from, circle.at);
  marks.take(circle.at, circle.to, "place");
  spans.add([
    { from: circle.at, to: circle.to, name: circle.place.name, candidates: [circle.place] },
  ]);
}
