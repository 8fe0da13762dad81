import type { AddressText } from "./address-parts.ts";
import type { Lexicon } from "./lexicon.ts";
import { liesIn, type NamedPlace, type PlaceNames, type PlaceSpan } from "./places.ts";
import type { Token } from "./tokens.ts";

/** Sums are counted in such steps: a range of others is no price. */
const ROUND = 50;
/** Postcodes between two that are looked at, and that a search takes. */
const CODES_MAX = 100;
const FOUND_MAX = 40;
/** Years in which homes were built, or will be. */
const YEAR_MIN = 1_850;
const COMING_YEARS = 10;

const newer: ReadonlySet<string> = new Set(["nyere", "nyare", "newer", "newish"]);

/** A range of four digits that is no sum: `3770-3790 Kragerø`, `1990-2005`; null for years of which no filter knows. */
export type CodeRange =
  | { from: number; to: number; places: PlaceSpan[] }
  | { from: number; to: number; years: { min: number; max: number } | null };

const isCode = (token: Token | undefined): token is Token =>
  token?.kind === "number" && !token.isGrouped && /^\d{4}$/.test(token.norm);

/** Whether a word beside the numbers makes them a sum or a size. */
const isCounted = (tokens: readonly Token[], from: number, to: number, lexicon: Lexicon): boolean =>
  [lexicon.units, lexicon.periods, lexicon.currency].some((words) => words.match(tokens, to)) ||
  [lexicon.currency, lexicon.limits].some((words) => words.match(tokens, from - 1));

/** The postcodes between two that exist, as places that are named together. */
function codesBetween(first: number, last: number, at: number, names: PlaceNames): PlaceSpan[] {
  const found: PlaceSpan[] = [];
  for (let code = first; code <= last; code += 1) {
    const name = String(code).padStart(4, "0");
    const candidates = names.named(name).filter(({ kind }) => kind === "postcode");
    if (candidates.length > 0) found.push({ from: at, to: at + 3, name, candidates, group: at });
  }
  return found;
}

/**
 * The range of postcodes or years that begins at a token; null for any other. Where it may be both, it is postcodes alone or beside the
 * name of their place.
 */
export function codeRangeAt(
  { tokens, lexicon, names }: AddressText,
  at: number,
  today: string,
): CodeRange | null {
  const [first, dash, last] = tokens.slice(at, at + 3);
  const isDash = dash?.kind === "sign" && ["-", "–", "—"].includes(dash.norm);
  if (!isCode(first) || !isDash || !isCode(last) || first.value >= last.value) return null;
  const isRound = first.value % ROUND === 0 && last.value % ROUND === 0;
  const hasZero = first.norm.startsWith("0");
  if ((isRound && !hasZero) || isCounted(tokens, at, at + 3, lexicon)) return null;
  const to = at + 3;
  const isNear = last.value - first.value <= CODES_MAX;
  const spans = isNear ? codesBetween(first.value, last.value, at, names) : [];
  const isCodes = spans.length > 1 && spans.length <= FOUND_MAX;
  const places = spans.flatMap(({ candidates }) => candidates);
  const holdsAny = ({ norm }: Token) =>
    names
      .named(norm)
      .slice(0, 3)
      .some((wide: NamedPlace) => places.some((code) => liesIn(code, wide, names)));
  const current = Number(today.slice(0, 4));
  const isYears = first.value >= YEAR_MIN && last.value <= current + COMING_YEARS;
  // `Nyere leilighet 2015-2022 Lillestrøm`, although the town has such postcodes.
  const isOfAge = tokens.some(
    ({ norm }, each) => newer.has(norm) || lexicon.facts.built.match(tokens, each),
  );
  if (isYears && isOfAge && last.value <= current) {
    return { from: at, to, years: { min: first.value, max: last.value } };
  }
  const isOfPlace =
    tokens.length === 3 || tokens.some((token) => token.kind === "word" && holdsAny(token));
  if (isCodes && (!isYears || isOfPlace)) return { from: at, to, places: spans };
  // `Nybygg 2026-2028` is of homes that are not built yet.
  const years = last.value <= current ? { min: first.value, max: last.value } : null;
  return isYears ? { from: at, to, years } : null;
}
