import { metresBetween, type Point } from "../../distance.ts";
import { REACH_MAX, REACH_MINUTES } from "../../limits.ts";
import { compact } from "../../text/fold.ts";
import { type TravelMode, travelModes } from "../../travel/travel-estimate.ts";
import { roundReach } from "../reach.ts";
import type { Reach } from "../search-filter.ts";
import type { Lexicon } from "./lexicon.ts";
import { choosePlaces, type NamedPlace, type PlaceNames } from "./places.ts";
import type { Token } from "./tokens.ts";

/** How a way is travelled; `other` is one that has no estimate, such as by train. */
export const travelWays = [...travelModes, "other"] as const;
export type TravelWay = (typeof travelWays)[number];

/** A travel time in a text, such as `under 40 minutter til Nydalen`: its tokens, and what the homes have to be within. */
export interface Travel {
  from: number;
  to: number;
  /** Null where no search can hold it: no place that is known, no estimate for this way, or a time outside the limits. */
  reach: Reach | null;
  /** The place at the end of a way without an estimate, with its tokens; null for all others. */
  town: { place: NamedPlace; from: number; to: number } | null;
}

/** What a travel time is read with. */
export interface TravelText {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
  names: PlaceNames;
}

/** Words of a destination: `Oslo S`, `the city`. */
const DESTINATION_MAX = 3;
/** Where a text does not say how, as in the filter itself. */
const USUAL_WAY: TravelMode = "driving";
/** Their middle is no place that anybody travels to. */
const tooWide: readonly string[] = ["county", "state"];

const isHyphen = (token: Token | undefined) => token?.kind === "sign" && token.norm === "-";

/** Minutes that begin at a token: `40 min`, `1,5 time`, `half an hour`. */
function durationAt({ tokens, lexicon }: TravelText, at: number) {
  const whole = lexicon.travelDurations.match(tokens, at);
  if (whole) return { minutes: whole.item, end: whole.end };
  const isNumber = tokens[at]?.kind === "number";
  const word = isNumber ? null : lexicon.numbers.match(tokens, at);
  const number = isNumber ? (tokens[at]?.value ?? 0) : word?.item;
  if (number === undefined) return null;
  const after = word?.end ?? at + 1;
  const unit = lexicon.travelUnits.match(tokens, isHyphen(tokens[after]) ? after + 1 : after);
  return unit && { minutes: Math.round(number * unit.item), end: unit.end };
}

/** Of several places of one name the nearest to a point. */
const nearest = (places: readonly NamedPlace[], point: Point): NamedPlace | undefined =>
  places.toSorted((one, other) => metresBetween(one, point) - metresBetween(other, point))[0];

/**
 * The place that begins at a token, the longest name first, and the token after it with its centre: `Oslo S`. Of several of
 * its name the best known, or with `near` the nearest to that point.
 */
export function destinationAt(
  { text, tokens, lexicon, names }: TravelText,
  at: number,
  near?: Point,
) {
  const namedFrom = (from: number, length: number) => {
    const part = tokens.slice(from, from + length);
    if (part.length < length || part.some(({ kind, norm }) => kind !== "word" && norm !== "-"))
      return null;
    const name = text.slice(part[0]!.start, part.at(-1)!.end);
    const candidates = names.named(lexicon.travelPoints.get(compact(name)) ?? name);
    return candidates.length > 0 ? { from, to: from + length, name, candidates } : null;
  };
  for (let length = DESTINATION_MAX; length > 0; length -= 1) {
    const span = namedFrom(at, length);
    if (!span) continue;
    const middle = lexicon.travelMiddles.match(tokens, span.to)?.end ?? span.to;
    if (lexicon.travelSites.match(tokens, middle)) return null;
    // `Collins Street` is not in Collins.
    if (lexicon.bareStreetWords.has(tokens[span.to]?.norm ?? "")) return null;
    const isPoint = lexicon.travelPoints.has(compact(span.name));
    const isStreet = span.candidates[0]?.kind === "street";
    if (isPoint || (isStreet && !near)) {
      const town = [3, 2, 1].map((each) => namedFrom(middle, each)).find((each) => each !== null);
      const [place, ...others] = choosePlaces(town ? [span, town] : [span], names);
      const isOne = others.length === 0;
      // Without its town a street may be any of its name.
      if (!isPoint)
        return town && place && isOne && span.candidates.includes(place)
          ? { place, end: town.to }
          : null;
      return { place: span.candidates[0]!, end: town && isOne ? town.to : middle };
    }
    // A state only says which place: `Richmond VIC`.
    const state = namedFrom(middle, 1);
    const isState = state?.candidates.some(({ kind }) => kind === "state") ?? false;
    const fit = span.candidates.filter(({ kind }) => !tooWide.includes(kind));
    const own = { ...span, candidates: fit };
    const [known] = choosePlaces(state && isState ? [own, state] : [own], names);
    const place = near && !isState ? nearest(fit, near) : known;
    if (!place || !fit.includes(place)) return null;
    return { place, end: state && isState ? state.to : middle };
  }
  return null;
}

/** Words after which no name goes on; those of a place nobody knows are left as words with the rest. */
function unknownEnd({ tokens, lexicon }: TravelText, at: number): number {
  const isDestination = (each: number) =>
    tokens[each]?.kind === "word" &&
    (each === at || !lexicon.hints.match(tokens, each)) &&
    !lexicon.having.match(tokens, each) &&
    !lexicon.limits.match(tokens, each) &&
    !lexicon.lying.match(tokens, each);
  // `T-bane` is one word.
  const wordEnd = (each: number): number =>
    isHyphen(tokens[each + 1]) && tokens[each + 2]?.isGlued ? each + 3 : each + 1;
  let end = at;
  for (let words = 0; words < DESTINATION_MAX && isDestination(end); words += 1) end = wordEnd(end);
  // `Gold Coast University Hospital`.
  return lexicon.travelSites.match(tokens, end)?.end ?? end;
}

const reachOf = (place: NamedPlace, minutes: number, way: TravelWay): Reach | null =>
  way === "other" || minutes < REACH_MINUTES.min || minutes > REACH_MINUTES.max
    ? null
    : { lat: roundReach(place.lat), lng: roundReach(place.lng), mode: way, minutes };

function travelAt(read: TravelText, start: number): Travel | null {
  const { tokens, lexicon } = read;
  const limit = lexicon.limits.match(tokens, start);
  const afterLimit = limit?.end ?? start;
  const begin = lexicon.travelWithin.match(tokens, afterLimit)?.end ?? afterLimit;
  const duration = durationAt(read, begin);
  if (!duration) return null;
  const before = lexicon.travelWays.match(tokens, duration.end);
  const to = lexicon.travelTo.match(tokens, before?.end ?? duration.end);
  if (!to) return null;
  const destination = destinationAt(read, to.end);
  const end = destination?.end ?? unknownEnd(read, to.end);
  const after = before ? null : lexicon.travelWays.match(tokens, end);
  const way = before?.item ?? after?.item ?? USUAL_WAY;
  const isMost = limit?.item !== "min" && limit?.item !== "between";
  return {
    from: start,
    to: after?.end ?? end,
    reach: destination && isMost ? reachOf(destination.place, duration.minutes, way) : null,
    town:
      destination && isMost && way === "other" && duration.minutes <= REACH_MINUTES.max
        ? { place: destination.place, from: to.end, to: destination.end }
        : null,
  };
}

/** The travel times of a text, in order; those that a search can hold are as many as it holds (D83). */
export function findTravels(read: TravelText): Travel[] {
  const travels: Travel[] = [];
  for (const start of read.tokens.keys()) {
    if (start < (travels.at(-1)?.to ?? 0)) continue;
    const travel = travelAt(read, start);
    if (travel) travels.push(travel);
  }
  const isHeld = new Set(travels.filter(({ reach }) => reach !== null).slice(0, REACH_MAX));
  return travels.map((travel) => (isHeld.has(travel) ? travel : { ...travel, reach: null }));
}

/** A place that somebody asks the way to, and how they travel; null where they do not say how. */
export interface Destination {
  place: NamedPlace;
  way: TravelWay | null;
}

/**
 * The place that a question names as the end of a way, such as `Hvor langt er det til Nydalen med buss?`; of several of its
 * name the nearest to `near`. Null for none: `til sentrum` names no place.
 */
export function findDestination(read: TravelText, near: Point): Destination | null {
  const { tokens, lexicon } = read;
  for (const start of tokens.keys()) {
    const to = lexicon.travelTo.match(tokens, start);
    const isCentre = to && lexicon.travelMiddles.match(tokens, to.end);
    const found = to && !isCentre && destinationAt(read, to.end, near);
    if (!found) continue;
    const [way = null] = tokens.flatMap(
      (_, at) => lexicon.travelWays.match(tokens, at)?.item ?? [],
    );
    return { place: found.place, way };
  }
  return null;
}
