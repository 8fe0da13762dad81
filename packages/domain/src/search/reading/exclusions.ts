import type { SearchListingType } from "../../listing/listing-type.ts";
import type { Hint } from "./grammar.ts";
import type { Lexicon } from "./lexicon.ts";
import { allBut, isMarketHint } from "./market-choices.ts";
import type { PlaceSpan } from "./places.ts";
import type { Token } from "./tokens.ts";

/** What homes must not have: its tokens, and those that become excluded keywords. */
export interface Exclusion {
  from: number;
  to: number;
  targets: readonly number[];
  /** The filter that says so, where the market has one: `no auction`. */
  hint: Hint | null;
  /** Places that homes must not be in: `ikke Frogner`. */
  places?: readonly PlaceSpan[];
  /** Neither a filter nor an excluded word says so: its words remain. */
  isUnsaid?: true;
}

/** The token that `without` is about: in `not on the ground floor` the ground floor, in `no a/c` the whole. */
function afterArticle(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  const { features, afterNo } = lexicon;
  let end = at;
  while (
    afterNo.match(tokens, end)?.end === end + 1 &&
    (features.match(tokens, end)?.end ?? 0) <= end + 1
  )
    end += 1;
  return end;
}

/** Whether a word was typed as it is compared: `noe` is compared as `no`, but it is not a `no`. */
const isAsTyped = ({ norm, start, end }: Token): boolean => norm !== "no" || end - start === 2;

/** What is left where a kind of listing is not wanted: `ikke til leie` is for sale, `ikke nybygg` is used. */
const otherListing: Partial<Record<SearchListingType, Hint>> = {
  rent: { kind: "listing", listing: "buy" },
  buy: { kind: "listing", listing: "rent" },
  new_homes: { kind: "condition", value: "used" },
};

const oppositeOf = (hint: Hint | undefined): Hint | null =>
  hint?.kind === "listing" && !hint.rest ? (otherListing[hint.listing] ?? null) : null;

/**
 * The excluded keyword of what begins at a token. Of a facility of several words it is the last where that is a facility itself and no kind
 * of home, else the first: without a `swimming pool` is without pool, without a `granny flat` is not without flat.
 */
function thingAt(tokens: readonly Token[], at: number, { features, hints, types }: Lexicon) {
  const endIn = (phrases: Lexicon["features" | "hints" | "types"]) =>
    phrases.match(tokens, at)?.end ?? at + 1;
  const term = Math.max(endIn(hints), endIn(types));
  const end = Math.max(term, endIn(features));
  const last = tokens[end - 1]?.norm ?? "";
  const isLast = end > term && features.get(last) !== undefined && types.get(last) === undefined;
  return { target: isLast ? end - 1 : at, end };
}

/** The places that are not wanted, and those joined to them: `not Mosman or Manly`. */
function placesFrom(
  from: number,
  first: readonly PlaceSpan[],
  afterPlace: (to: number) => readonly PlaceSpan[],
): Exclusion {
  const places = [...first];
  let to = first[0]?.to ?? from;
  for (let next = afterPlace(to); next[0]; next = afterPlace(to)) {
    places.push(...next);
    ({ to } = next[0]);
  }
  return { from, to, targets: [], hint: null, places };
}

/** Words for what somebody needs. */
const needs: ReadonlySet<string> = new Set(
  "need needs needed needing require required requiring necessary nec trenger treng trengs behov nodvendig pakrevd".split(
    " ",
  ),
);

/** Words of a name that is not known. */
const UNKNOWN_MAX = 4;

function exclusionAt(
  tokens: readonly Token[],
  from: number,
  lexicon: Lexicon,
  placesAt: (at: number) => readonly PlaceSpan[],
): Exclusion | null {
  const [token, next] = [tokens[from], tokens[from + 1]];
  if (token?.norm === "-" && !token.isGlued && next?.isGlued && next.kind === "word") {
    const said = lexicon.hints.match(tokens, from + 1);
    const hint = said && isMarketHint(said.item) ? allBut(said.item) : null;
    return { from, to: said && hint ? said.end : from + 2, targets: [from + 1], hint };
  }
  const outside = lexicon.outside.match(tokens, from);
  const near = outside ? placesAt(outside.end) : [];
  if (near[0]) return { from, to: near[0].to, targets: [], hint: null, isUnsaid: true };
  const without = lexicon.without.match(tokens, from);
  if (!without || !token || !isAsTyped(token)) return null;
  const isOther =
    [lexicon.hints, lexicon.limits, lexicon.respelled].some((phrases) =>
      phrases.match(tokens, from),
    ) || (lexicon.features.match(tokens, from)?.end ?? 0) > without.end;
  const start = afterArticle(tokens, without.end, lexicon);
  if (isOther || tokens[start]?.kind !== "word") return null;

  // `Uten strøm og vann` is without both; after `no` only an `or` goes on.
  const joined = without.item === "all" ? lexicon.and : lexicon.or;
  const afterJoint = (at: number) => {
    const joint = joined.match(tokens, at);
    return joint ? afterArticle(tokens, joint.end, lexicon) : null;
  };
  const hint = lexicon.hints.match(tokens, start);
  const opposite = oppositeOf(hint?.item);
  if (hint && opposite) return { from, to: hint.end, targets: [start], hint: opposite };
  const said = hint?.item;
  if (said && isMarketHint(said)) {
    const values: string[] = [];
    const targets: number[] = [];
    let to = start;
    for (let at: number | null = start; at !== null; at = afterJoint(to)) {
      const each = lexicon.hints.match(tokens, at);
      if (!each || !isMarketHint(each.item) || each.item.kind !== said.kind) break;
      values.push(...each.item.values);
      targets.push(at);
      to = each.end;
    }
    return { from, to, targets, hint: allBut({ kind: said.kind, values }) };
  }
  const term = Math.max(
    ...[lexicon.features, lexicon.types, lexicon.hints].map(
      (phrases) => phrases.match(tokens, start)?.end ?? 0,
    ),
  );
  const places = placesAt(start);
  const afterPlace = (to: number) => {
    const joint = lexicon.and.match(tokens, to);
    return joint ? placesAt(afterArticle(tokens, joint.end, lexicon)) : [];
  };
  const [place] = places;
  if (place && place.to > term) return placesFrom(from, places, afterPlace);
  // No word of `over 55s` says what is not wanted.
  if (term > start + 1 && lexicon.limits.match(tokens, start)) {
    return { from, to: term, targets: [], hint: null, isUnsaid: true };
  }
  const isWord = (at: number) =>
    tokens[at]?.kind === "word" &&
    placesAt(at).length === 0 &&
    ![lexicon.features, lexicon.types, lexicon.hints, lexicon.fillers, lexicon.limits].some(
      (phrases) => phrases.match(tokens, at),
    );
  // `Not in a high rise`: neither word alone says what is not wanted.
  if (term > start + 1 && lexicon.degrees.match(tokens, start)) {
    return { from, to: term, targets: [], hint: null, isUnsaid: true };
  }
  // `Ikke vest` says no thing, and neither of two unknown words says what is not wanted.
  if (lexicon.within.match(tokens, start) || (isWord(start) && isWord(start + 1))) {
    let to = start + 1;
    // `Ikke St Olavs plass`.
    if (isWord(start)) while (to < start + UNKNOWN_MAX && isWord(to)) to += 1;
    return { from, to, targets: [], hint: null, isUnsaid: true };
  }
  const first = thingAt(tokens, start, lexicon);
  const targets = [first.target];
  let to = first.end;
  for (let at = afterJoint(to); at !== null; at = afterJoint(to)) {
    if (!lexicon.features.match(tokens, at) && !lexicon.types.match(tokens, at)) break;
    const thing = thingAt(tokens, at, lexicon);
    targets.push(thing.target);
    to = thing.end;
  }
  // `Trenger ikke parkering`, `no balcony needed`: homes that have it are welcome.
  const isNeeded = (at: number) => needs.has(tokens[at]?.norm ?? "");
  const isNoNeed =
    tokens.slice(from, without.end).some((_, at) => isNeeded(from + at)) || isNeeded(to);
  if (isNoNeed)
    return { from, to: isNeeded(to) ? to + 1 : to, targets: [], hint: null, isUnsaid: true };
  return { from, to, targets, hint: null };
}

/** What homes must not have: `-garasje`, `uten garasje`, `without a pool or a spa`, `ikke borettslag`. */
export function findExclusions(
  tokens: readonly Token[],
  lexicon: Lexicon,
  placesAt: (at: number) => readonly PlaceSpan[],
): Exclusion[] {
  const found: Exclusion[] = [];
  for (const at of tokens.keys()) {
    const isOfLast = at < (found.at(-1)?.to ?? 0);
    const exclusion = isOfLast ? null : exclusionAt(tokens, at, lexicon, placesAt);
    if (exclusion) found.push(exclusion);
  }
  return found;
}
