import type { PlaceKind } from "../../place/place.ts";
import { plain } from "../../text/fold.ts";

/** A place as its name is read. */
export interface NamedPlace {
  geoId: string;
  kind: PlaceKind;
  name: string;
  /** Name of the next wider place, a state by its code; null at the top. */
  parent: string | null;
  lat: number;
  lng: number;
}

/** The names of a market's places. All lists are the best first: those with the most homes. */
export interface PlaceNames {
  /**
   * Places that are called so, by any of their names, however it is parted or accented. Where none of them has a home, a
   * far better known place that is one slip away stands before them: `paramatta` is Parramatta.
   */
  named: (text: string) => readonly NamedPlace[];
  /** Places whose name is one slip away from a text that is a name itself. */
  oneSlipFrom: (text: string) => readonly NamedPlace[];
  /** Places whose whole name the text may be with a slip or two. */
  resembling: (text: string) => readonly NamedPlace[];
}

/** A piece of the text that names places: which one is meant the others decide. */
export interface PlaceSpan {
  from: number;
  to: number;
  /** The name as it was typed. */
  name: string;
  candidates: readonly NamedPlace[];
}

/** Suburbs of a city as people say it lie within so many kilometres of its centre. */
const CITY_KM = 60;
const KM_PER_DEGREE = 111.2;

const kilometresBetween = (one: NamedPlace, other: NamedPlace): number =>
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180)) *
  KM_PER_DEGREE;

const keyOf = ({ geoId }: NamedPlace): string => geoId.slice(geoId.indexOf(":") + 1);
const isSame = (one: string | null, other: string): boolean =>
  one !== null && plain(one) === plain(other);

/** Whether a place lies in another, judged by names. */
function liesIn(place: NamedPlace, wide: NamedPlace, names: PlaceNames): boolean {
  if (place.geoId === wide.geoId) return false;
  if (wide.kind === "postcode") {
    return place.kind === "suburb" && keyOf(place).startsWith(`${wide.name}-`);
  }
  if (place.kind === "postcode" && wide.kind === "suburb") return false;
  if (wide.kind === "state" && isSame(place.parent, keyOf(wide))) return true;
  if (wide.kind === "city") {
    return place.kind === "suburb" && kilometresBetween(place, wide) < CITY_KM;
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

/** How many places of one name are looked at for one that holds the other. */
const WIDE_MAX = 3;

/**
 * A name beside a state that has no place of it: the one there that is a slip away, for whoever names a state knows it
 * (`surrey hills nsw` is Surry Hills).
 */
function inNamedState(span: PlaceSpan, spans: readonly PlaceSpan[], names: PlaceNames): PlaceSpan {
  const states = spans.flatMap((each) =>
    each === span ? [] : each.candidates.filter(({ kind }) => kind === "state"),
  );
  const isThere = (place: NamedPlace) => states.some((state) => liesIn(place, state, names));
  const isNarrow = span.candidates.every(({ kind }) => kind === "suburb");
  if (states.length === 0 || !isNarrow || span.candidates.some(isThere)) return span;
  const meant = names.oneSlipFrom(span.name).filter(isThere);
  return meant.length > 0 ? { ...span, candidates: meant } : span;
}

/**
 * The places that several names mean together: of places of one name the one that lies in another that is named
 * (`richmond vic`), which then only gives the location (`frogner oslo`).
 */
export function choosePlaces(typed: readonly PlaceSpan[], names: PlaceNames): NamedPlace[] {
  // A place that is named twice counts once.
  const once = [...new Map(typed.map((span) => [plain(span.name), span])).values()];
  const spans = once.map((span) => inNamedState(span, once, names));
  const isWide = new Set<PlaceSpan>();
  const holding = (place: NamedPlace, own: PlaceSpan) =>
    spans.filter(
      (span) =>
        span !== own &&
        span.candidates.slice(0, WIDE_MAX).some((wide) => liesIn(place, wide, names)),
    );
  const chosen = spans.map((span) => {
    const current = span.candidates.map((place) => ({ place, within: holding(place, span) }));
    // The order is stable among equals: the first is the one with the most homes.
    const [best] = current.toSorted((one, other) => other.within.length - one.within.length);
    for (const wide of best?.within ?? []) isWide.add(wide);
    return best?.place;
  });
  const stored = chosen.filter(
    (place, index): place is NamedPlace => place !== undefined && !isWide.has(spans[index]!),
  );
  return [...new Map(stored.map((place) => [place.geoId, place])).values()];
}
