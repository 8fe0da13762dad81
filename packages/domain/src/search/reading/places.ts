import type { PlaceKind } from "../../place/place.ts";
import { plain } from "../../text/fold.ts";

/** A place that a name can mean. */
export interface NamedPlace {
  geoId: string;
  kind: PlaceKind;
  name: string;
  /** Name of the next wider place, a state by its code; null at the top. */
  parent: string | null;
  lat: number;
  lng: number;
  /** Internal id, and those of the places that contain it, as far as they are known. */
  id?: number;
  wider?: readonly number[];
}

/** The place names of a market. All lists are sorted best first: places with the most homes. */
export interface PlaceNames {
  /**
   * Places with this name, by any of their names, however it is hyphenated or accented. Where none of them has a
   * home, a much better known place that is one typo away comes first: `paramatta` is Parramatta.
   */
  named: (text: string) => readonly NamedPlace[];
  /** Places whose name is one typo away from a text that is a name itself. */
  oneTypoFrom: (text: string) => readonly NamedPlace[];
  /** Places whose full name the text may be with one or two typos. */
  resembling: (text: string) => readonly NamedPlace[];
  /** The place of an id. */
  byGeoId: (geoId: string) => NamedPlace | undefined;
}

/** A piece of the text that may name several places; the other pieces decide which. */
export interface PlaceSpan {
  from: number;
  to: number;
  /** The name as typed. */
  name: string;
  candidates: readonly NamedPlace[];
  /** Of the places that one piece names together, such as a part of the country: the token where it begins. */
  group?: number;
}

/** Suburbs of a colloquial city are within this many kilometres of its centre. */
const CITY_KM = 60;
const KM_PER_DEGREE = 111.2;

const kilometresBetween = (one: NamedPlace, other: NamedPlace): number =>
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180)) *
  KM_PER_DEGREE;

const keyOf = ({ geoId }: NamedPlace): string => geoId.slice(geoId.indexOf(":") + 1);
const isSame = (one: string | null, other: string): boolean =>
  one !== null && plain(one) === plain(other);

/** Whether a place is part of another, by what is known of both or else by name. */
export function liesIn(place: NamedPlace, wide: NamedPlace, names: PlaceNames): boolean {
  if (place.geoId === wide.geoId) return false;
  if (wide.id !== undefined && place.wider?.includes(wide.id)) return true;
  if (wide.kind === "postcode") {
    const isOfCode = keyOf(place).startsWith(`${wide.name}-`);
    if (place.kind === "street") return isOfCode || isSame(place.parent, wide.parent ?? "");
    return place.kind === "suburb" && isOfCode;
  }
  if (place.kind === "postcode" && wide.kind === "suburb") return false;
  if (wide.kind === "state" && isSame(place.parent, keyOf(wide))) return true;
  if (wide.kind === "city") {
    const isPart = ["suburb", "postcode", "street"].includes(place.kind);
    return isPart && kilometresBetween(place, wide) < CITY_KM;
  }
  return (
    isSame(place.parent, wide.name) ||
    parentsOf(place, names).some((parent) => isSame(parent.parent, wide.name))
  );
}

const parentsOf = ({ parent, geoId }: NamedPlace, names: PlaceNames): NamedPlace[] =>
  parent === null
    ? []
    : names.named(parent).filter((each) => each.geoId !== geoId && each.parent !== null);

/** How many places of one name are checked for one that contains the other. */
const WIDE_MAX = 3;

/**
 * A name beside a state or city without such a place: the one there that is a typo away, because people who name a state know
 * the place (`surrey hills nsw` is Surry Hills). Those that `isChoice` says to be a choice say nothing of each other.
 */
function inNamedState(
  span: PlaceSpan,
  spans: readonly PlaceSpan[],
  names: PlaceNames,
  isChoice: (one: PlaceSpan, other: PlaceSpan) => boolean,
): PlaceSpan {
  const states = spans.flatMap((each) =>
    each === span || isChoice(each, span)
      ? []
      : each.candidates.filter(({ kind }) => kind === "state" || kind === "city"),
  );
  const isThere = (place: NamedPlace) => states.some((state) => liesIn(place, state, names));
  const isNarrow = span.candidates.every(({ kind }) => kind === "suburb");
  if (states.length === 0 || !isNarrow || span.candidates.some(isThere)) return span;
  const intended = names.oneTypoFrom(span.name).filter(isThere);
  return intended.length > 0 ? { ...span, candidates: intended } : span;
}

/** Whether another name means a place of the same municipality: `Frogner, Sørumsand` are both in Lillestrøm. */
const isBeside = (
  { kind, parent }: NamedPlace,
  own: PlaceSpan,
  spans: readonly PlaceSpan[],
): boolean =>
  kind === "district" &&
  spans.some(
    ({ candidates: [other] }, at) =>
      spans[at] !== own && other?.kind === "district" && isSame(other.parent, parent ?? ""),
  );

/** Names beside each other are mostly of one town. */
const BESIDE_KM = 10;

/** Whether a place lies near the only one of another name: `Rosebery or Zetland`. */
const isNearSure = (place: NamedPlace, own: PlaceSpan, spans: readonly PlaceSpan[]): boolean =>
  place.kind === "suburb" &&
  spans.some(({ candidates, group }, at) => {
    const [only] = candidates;
    const isSure = candidates.length === 1 && group === undefined && only?.kind === "suburb";
    return spans[at] !== own && isSure && kilometresBetween(place, only) < BESIDE_KM;
  });

/** How many places of each name are compared with those of another. */
const COMPARED_MAX = 4;

/** How many other names may mean a suburb near a place: `Richmond, Cremorne & Abbotsford` are all in Melbourne. */
const namesNear = (place: NamedPlace, own: PlaceSpan, spans: readonly PlaceSpan[]): number =>
  place.kind !== "suburb" ||
  own.group !== undefined ||
  own.candidates[0]?.kind !== "suburb" ||
  !own.candidates.slice(0, COMPARED_MAX).includes(place)
    ? 0
    : spans.filter(
        (span) =>
          span !== own &&
          span.group === undefined &&
          span.candidates[0]?.kind === "suburb" &&
          span.candidates
            .slice(0, COMPARED_MAX)
            .some((each) => each.kind === "suburb" && kilometresBetween(place, each) < BESIDE_KM),
      ).length;

/**
 * The places that several names mean together: of places with one name the one inside another named place (`richmond
 * vic`), which then only disambiguates (`frogner oslo`). Those between which `isChoice` says that there is a choice are all
 * meant: `Bendigo or Castlemaine`.
 */
export function choosePlaces(
  typed: readonly PlaceSpan[],
  names: PlaceNames,
  isChoice: (one: PlaceSpan, other: PlaceSpan) => boolean = () => false,
): NamedPlace[] {
  /**
   * `Horten, Holmestrand, Sande`: what stands before a place, or not beside it, and has another beside it that it does not hold, is one
   * of a list.
   */
  const isListed = (wide: PlaceSpan, own: PlaceSpan): boolean => {
    const [place] = wide.candidates;
    if (place?.kind !== "municipality" || wide.group !== undefined || own.group !== undefined) {
      return false;
    }
    const at = spans.indexOf(wide);
    const [before, after] = [spans[at - 1], spans[at + 1]];
    const isOther = (span: PlaceSpan | undefined) =>
      span !== undefined &&
      span.group === undefined &&
      !span.candidates.some((each) => liesIn(each, place, names) || liesIn(place, each, names));
    // `Drammen, Svelvik eller Holmestrand`.
    const third = spans[at + 2];
    const isFirst = before === undefined && third !== undefined && isChoice(own, third);
    if (isFirst && own === after) return isOther(third);
    return own === before ? isOther(after) && own.candidates.length === 1 : isOther(before);
  };
  // Duplicates count once.
  const keyOfSpan = ({ name, group }: PlaceSpan) => `${group ?? ""} ${plain(name)}`;
  const once = [...new Map(typed.map((span) => [keyOfSpan(span), span])).values()];
  const spans = once.map((span) => inNamedState(span, once, names, isChoice));
  const isOfGroup = ({ group }: PlaceSpan, own: PlaceSpan) =>
    group !== undefined && group !== own.group;
  const holding = (place: NamedPlace, own: PlaceSpan) =>
    spans.filter(
      (span) =>
        span !== own &&
        !(span.group !== undefined && span.group === own.group) &&
        !isChoice(span, own) &&
        !(span.group !== undefined && span.candidates[0]?.kind === "postcode") &&
        span.candidates
          .slice(0, WIDE_MAX)
          .some(
            (wide) =>
              liesIn(place, wide, names) || (isOfGroup(span, own) && wide.geoId === place.geoId),
          ),
    );
  const chosen = spans.map((span) => {
    const current = span.candidates.map((place) => ({
      place,
      within: holding(place, span),
      isBeside: isBeside(place, span, spans) || isNearSure(place, span, spans),
      near: namesNear(place, span, spans),
    }));
    // The order is stable among equals: the first is the one with the most homes.
    const [best] = current.toSorted(
      (one, other) =>
        other.within.length - one.within.length ||
        Number(other.isBeside) - Number(one.isBeside) ||
        other.near - one.near,
    );
    return best;
  });
  const isWide = new Set<PlaceSpan>();
  for (const [at, own] of chosen.entries()) {
    const ownSpan = spans[at]!;
    for (const wide of own?.within ?? []) {
      if (isListed(wide, ownSpan)) continue;
      // `Sydney NSW 2000`: the suburb is in the postcode, which is in the city.
      const other = chosen[spans.indexOf(wide)];
      if (own && other && liesIn(other.place, own.place, names)) continue;
      isWide.add(wide);
      // `Gol i Hallingdal` is Gol: the others of the valley say no more than where it is.
      for (const each of spans)
        if (isOfGroup(each, ownSpan) && each.group === wide.group) isWide.add(each);
    }
  }
  const stored = chosen.flatMap((best, index) =>
    best && !isWide.has(spans[index]!) ? [best.place] : [],
  );
  return [...new Map(stored.map((place) => [place.geoId, place])).values()];
}
