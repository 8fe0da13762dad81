import type { AddressText } from "./address-parts.ts";
import type { Found } from "./build-filter.ts";
import type { Marks } from "./marks.ts";
import type { PlaceSpans } from "./place-spans.ts";

/** How far back a way is looked for: `walking distance to`. */
const WAY_WORDS_MAX = 4;

/** Words for how to get to a place, before its name: `gåavstand til Moss stasjon`. */
function leaveWay({ tokens, lexicon }: AddressText, place: number, marks: Marks): void {
  for (let at = place - 1; at >= Math.max(0, place - WAY_WORDS_MAX); at -= 1) {
    const end = lexicon.travelWays.match(tokens, at)?.end;
    const isBefore =
      end === place || (end !== undefined && lexicon.travelTo.match(tokens, end)?.end === place);
    if (end !== undefined && isBefore && marks.isAllFree(at, end)) marks.disuse(at, end);
  }
}

/** Words of a station after the place that it is called by: `Moss stasjon` is in Moss; a street of a station is no street to live in. */
function leaveStations(read: AddressText, spans: PlaceSpans, marks: Marks): void {
  const { tokens, lexicon } = read;
  for (const at of tokens.keys()) {
    const end = lexicon.stations.match(tokens, at)?.end;
    const span = spans.all.find(({ to }) => to === at);
    if (end === undefined || !span || !marks.isAllFree(at, end)) continue;
    const isStreet = span.candidates[0]?.kind === "street";
    if (isStreet) spans.remove(span);
    marks.disuse(isStreet ? span.from : at, end);
    leaveWay(read, span.from, marks);
  }
}

/** How many words of a name stand before what a site is. */
const SITE_WORDS_MAX = 3;

/** A site that homes are near, whose position nobody knows: `near Monash University`; no home is chosen by its name. */
function leaveSites({ tokens, lexicon }: AddressText, marks: Marks): void {
  for (const at of tokens.keys()) {
    const from = lexicon.near.match(tokens, at)?.end;
    if (from === undefined) continue;
    for (let words = 1; words <= SITE_WORDS_MAX; words += 1) {
      const end = lexicon.travelSites.match(tokens, from + words)?.end;
      const isName = tokens
        .slice(from, from + words)
        .every(({ kind, norm }) => kind === "word" && lexicon.features.get(norm) === undefined);
      if (end === undefined || !isName || !marks.isAllFree(from, end)) continue;
      marks.disuse(from, end);
      break;
    }
  }
}

/** Times of the day: `etter kl 17`, `after 5.30`, `before 10am`. */
const times =
  /(?<![\p{L}\d])(?:(?:(?:etter|før|fra)\s+)?(?:kl\.?|klokk[ae]n?)\s*\d{1,2}(?:[.:]\d\d)?|(?:(?:after|before|from|by|at)\s+)?\d{1,2}(?:[.:]\d\d)?\s?[ap]m|(?:after|before)\s+\d{1,2}[.:]\d\d)(?![\p{L}\d.,]\d)(?!\p{L})/giu;

/** Numbers that count nothing: `helst fire`, `4 2 4`. No listing is chosen by them. */
export function leaveNumbers({ tokens, lexicon }: AddressText, marks: Marks): void {
  const isWord = (at: number) =>
    tokens[at]?.kind === "word" && marks.isFree(at) && !lexicon.numbers.match(tokens, at);
  for (const [at, { kind, value, norm }] of tokens.entries()) {
    const isNumber =
      kind === "number" ? value < NUMBER_MAX : lexicon.numbers.get(norm) !== undefined;
    const isPart = tokens[at]?.isGlued === true || tokens[at + 1]?.isGlued === true;
    if (!isNumber || isPart || !marks.isFree(at) || isWord(at - 1) || isWord(at + 1)) continue;
    marks.disuse(at, at + 1);
  }
}

/** Larger numbers are years, postcodes and prices. */
const NUMBER_MAX = 1_000;

/** Whether a text says something besides words. */
export const isAnythingFound = (
  { types, quantities, hints, address, facts }: Found,
  spans: PlaceSpans,
): boolean =>
  !spans.isEmpty ||
  address !== null ||
  [types, quantities, hints, facts].some((each) => each.length > 0);

/** `And surrounds`, `arvo`: no filter holds it, and no listing is chosen by it. */
export function leaveUnsaid({ text, tokens, lexicon }: AddressText, marks: Marks): void {
  for (const { index, 0: time } of text.matchAll(times)) {
    const from = tokens.findIndex(({ start }) => start >= index);
    const to = tokens.findLastIndex(({ end }) => end <= index + time.length) + 1;
    if (from !== -1 && to > from && marks.isAllFree(from, to)) marks.disuse(from, to);
  }
  for (const at of tokens.keys()) {
    const end = lexicon.unsaid.match(tokens, at)?.end;
    if (end !== undefined && marks.isAllFree(at, end)) marks.disuse(at, end);
  }
}

/** What is read but for a word or two that no filter holds: those are not used. */
export function leaveUnheld(read: AddressText, spans: PlaceSpans, marks: Marks): void {
  const { tokens, lexicon } = read;
  leaveStations(read, spans, marks);
  leaveSites(read, marks);
  for (const at of tokens.keys()) {
    const end = lexicon.sizes.match(tokens, at)?.end;
    if (end === undefined || !marks.isAllFree(at, end)) continue;
    // `Stor hage` is said by listings, `stor leilighet` is not.
    const isOfWord = tokens[end]?.kind === "word" && marks.isFree(end);
    if (!isOfWord) marks.disuse(at, end);
  }
}
