import type { AddressText } from "./address-parts.ts";
import type { Marks } from "./marks.ts";
import type { PlaceSpans } from "./place-spans.ts";
import type { NamedPlace, PlaceNames } from "./places.ts";

/** Places with a middle that is only a part of them. */
const townKinds: ReadonlySet<string> = new Set(["city", "municipality"]);

/** The suburb or district that is the middle of a town: the one called as it is, or so with `City`; none where it has no such one. */
function centreOf({ name, geoId }: NamedPlace, names: PlaceNames): NamedPlace[] {
  const isCentre = (place: NamedPlace) =>
    (place.kind === "suburb" || place.kind === "district") && place.geoId !== geoId;
  const town = names.byGeoId(geoId);
  return [`${name} City`, name]
    .flatMap((each) => names.named(each))
    .filter(
      (place) => isCentre(place) && (town?.id === undefined || place.wider?.includes(town.id)),
    )
    .slice(0, 1);
}

/** Lets a name beside a word for the middle of a town mean that: `Geelong CBD`; in a town without such a part it remains a word. */
function takeCentres(
  { tokens, lexicon: { centres, fillers }, names }: AddressText,
  spans: PlaceSpans,
  marks: Marks,
): void {
  for (const at of tokens.keys()) {
    const to = centres.match(tokens, at)?.end;
    if (to === undefined || !marks.isAllFree(at, to)) continue;
    // `Sentrum av Hamar`.
    const next = fillers.match(tokens, to)?.end ?? to;
    const span =
      spans.all.find((each) => each.to === at) ??
      spans.all.find(({ from }) => from === to || from === next);
    const [town] = span?.candidates ?? [];
    if (!span || !town || span.group !== undefined) continue;
    const centre = townKinds.has(town.kind) ? centreOf(town, names) : span.candidates;
    if (centre.length === 0) continue;
    spans.narrow(span, centre);
    marks.take(at, to, null);
  }
}

/** Words for the position within a place that is read: `midt i Oslo` is Oslo. */
export function takeWithin(read: AddressText, spans: PlaceSpans, marks: Marks): void {
  if (spans.isEmpty) return;
  takeCentres(read, spans, marks);
  for (const { from, to } of spans.all) {
    // `Gamle Sørum kommune`.
    const start = [1, 2].find(
      (back) => read.lexicon.placeStarts.match(read.tokens, from - back)?.end === from,
    );
    if (start !== undefined && marks.isAllFree(from - start, from))
      marks.take(from - start, from, null);
    // `Inner West Council`, `Ski kommune`.
    const end = read.lexicon.placeEnds.match(read.tokens, to)?.end ?? to;
    if (marks.isAllFree(to, end)) marks.take(to, end, null);
  }
  for (const at of read.tokens.keys()) {
    const end = read.lexicon.within.match(read.tokens, at)?.end ?? at;
    if (marks.isAllFree(at, end)) marks.take(at, end, null);
  }
}
