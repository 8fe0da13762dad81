import { compact } from "../../text/fold.ts";
import type { AddressText } from "./address-parts.ts";
import { knownKinds } from "./find-places.ts";
import type { Marks } from "./marks.ts";
import type { PlaceSpans } from "./place-spans.ts";
import type { PlaceSpan } from "./places.ts";
import type { Travel } from "./travel.ts";

/** The municipality that a number of the land register begins with: `4601-164/512`. */
export function takeMunicipality(
  { tokens, names }: AddressText,
  at: number,
  spans: PlaceSpans,
  marks: Marks,
): void {
  const [code, dash, farm, slash] = tokens.slice(at, at + 4);
  const isRegistered = dash?.norm === "-" && farm?.kind === "number" && slash?.norm === "/";
  const place = isRegistered ? names.byGeoId(`municipality:${code?.norm ?? ""}`) : undefined;
  if (!place || !code) return;
  spans.add([{ from: at, to: at + 1, name: code.norm, candidates: [place] }]);
  marks.take(at, at + 1, "place");
  marks.take(at + 1, at + 2, null);
}

/** Words of a station or site. */
const POINT_WORDS_MAX = 3;

/** `Nær Nationaltheatret`, `close to UQ`: a station or site that everybody knows, where no place is named. */
export function takePoint(
  { text, tokens, lexicon, names }: AddressText,
  take: (span: PlaceSpan) => void,
): void {
  for (const from of tokens.keys()) {
    for (let to = Math.min(tokens.length, from + POINT_WORDS_MAX); to > from; to -= 1) {
      const typed = text.slice(tokens[from]!.start, tokens[to - 1]!.end);
      const point = lexicon.travelPoints.get(compact(typed));
      const candidates = point === undefined ? [] : names.named(point);
      if (candidates.length > 0) {
        take({ from, to, name: typed, candidates });
        return;
      }
    }
  }
}

/**
 * `Within 30 mins of Melbourne by train`, which no filter holds, is about Melbourne at least where no other place is named.
 */
export function takeTownOfTravel(
  travels: readonly Travel[],
  spans: PlaceSpans,
  marks: Marks,
): void {
  if (!spans.isEmpty) return;
  for (const { town } of travels) {
    if (!town || !knownKinds.has(town.place.kind)) continue;
    const { place, from, to } = town;
    spans.add([{ from, to, name: place.name, candidates: [place] }]);
    marks.take(from, to, "place");
  }
}
