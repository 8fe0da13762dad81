import type { Fact, FactText } from "./fact.ts";
import { rangeJointAt } from "./fact.ts";

const YEAR_MIN = 1_600;
/** Years from here on are meant without a word for building. */
const UNSAID_MIN = 1_850;
/** A year without any word for building is not counted in round numbers: a least sum is. */
const ROUND = 50;
const ABOUT_YEARS = 5;
const CENTURY = 100;
const DECADE = 10;

type Side = "min" | "max" | "about" | null;
type Span = { min?: number; max?: number };

const currentYear = ({ today }: FactText): number => Number(today.slice(0, 4));

/** Four digits that are a year up to now. */
function yearAt(text: FactText, at: number): number | null {
  const { kind, norm, value, isGrouped } = text.tokens[at] ?? {};
  const isYear = kind === "number" && !isGrouped && /^\d{4}$/.test(norm ?? "");
  return isYear && value! >= YEAR_MIN && value! <= currentYear(text) ? value! : null;
}

/** `1930-tallet`, `80-tallet`, `1960s`: its first and last year. */
function decadeAt({ tokens, lexicon }: FactText, at: number) {
  const { kind, norm = "", isGrouped } = tokens[at] ?? {};
  if (kind !== "number" || isGrouped || !/^(?:\d\d)?\d0$/.test(norm)) return null;
  const isHyphen = tokens[at + 1]?.norm === "-";
  const end = lexicon.facts.decades.match(tokens, at + (isHyphen ? 2 : 1))?.end;
  if (end === undefined || tokens[at + 1]?.isGlued !== true) return null;
  const short = norm.length === 2;
  const first = short ? 1_900 + Number(norm) : Number(norm);
  if (first < YEAR_MIN) return null;
  const length = !short && first % CENTURY === 0 && first < 2_000 ? CENTURY : DECADE;
  return { first, last: first + length - 1, end };
}

/** `Leilighet fra 2000` is of that year, `minst 2000` is not. */
const isFrom = ({ tokens, lexicon }: FactText, at: number): boolean =>
  lexicon.facts.builtLinks.match(tokens, at) !== null;

const isOfRents = ({ tokens, lexicon }: FactText): boolean =>
  tokens.some((_, at) => {
    const hint = lexicon.hints.match(tokens, at)?.item;
    return hint?.kind === "listing" && hint.listing === "rent";
  });

/** What stands before a year: whether it is about building, and on which side of the year. */
function beforeYear({ tokens, lexicon }: FactText, start: number) {
  let at = start;
  let side: Side = null;
  let isAboutAge = false;
  let isBuilt = false;
  let isBetween = false;
  for (;;) {
    const built = lexicon.facts.built.match(tokens, at);
    const sided = lexicon.facts.yearSides.match(tokens, at);
    const limit = lexicon.limits.match(tokens, at);
    const longest = Math.max(built?.end ?? 0, sided?.end ?? 0, limit?.end ?? 0);
    if (longest === 0) {
      const link = isBuilt || isAboutAge ? lexicon.facts.builtLinks.match(tokens, at) : null;
      if (!link) return { at, side, isBuilt, isAboutAge, isBetween };
      at = link.end;
    } else if (built?.end === longest) {
      isBuilt = true;
      at = longest;
    } else if (sided?.end === longest) {
      side = sided.item;
      isAboutAge = true;
      at = longest;
    } else {
      const item = limit?.item ?? null;
      isBetween = item === "between";
      side = item === "between" || item === "exact" ? null : item;
      at = longest;
    }
  }
}

/** The years in which homes were built, from and to. */
export const yearsFact = (from: number, to: number, { min, max }: Span): Fact => ({
  from,
  to,
  filter: "constructionYear",
  kind: "year",
  fields: {
    ...(min !== undefined && { constructionYearMin: min }),
    ...(max !== undefined && { constructionYearMax: max }),
  },
});

const spanOf = (side: Side, first: number, last: number, latest: number): Span => {
  if (side === "min") return { min: first };
  if (side === "max") return { max: last };
  const more = side === "about" ? ABOUT_YEARS : 0;
  return { min: first - more, max: Math.min(last + more, latest) };
};

/** `Eldre enn 10 år`, `less than 5 years old`: the year is so long ago. */
function ageFact(text: FactText, from: number, at: number, side: Side, isSaid: boolean) {
  const { tokens, lexicon } = text;
  const { kind, value = 0 } = tokens[at] ?? {};
  const number = kind === "number" ? value : lexicon.numbers.match(tokens, at)?.item;
  if (number === undefined || number > 200 || side === null) return null;
  const after = kind === "number" ? at + 1 : lexicon.numbers.match(tokens, at)!.end;
  const unit = (isSaid ? lexicon.facts.years : lexicon.facts.old).match(tokens, after);
  if (!unit) return null;
  const year = currentYear(text) - Math.round(number);
  // Of words for age `under 10 år gammel` is newer; `nyere enn 10 år` says so itself.
  const isNewer = isSaid ? side === "min" : side === "max";
  return yearsFact(from, unit.end, isNewer ? { min: year } : { max: year });
}

/** Whether two numbers are years without a word for building: `mellom 1950 og 1970`, but no rents. */
const isYears = (text: FactText, first: number, last: number | null): boolean =>
  first >= UNSAID_MIN &&
  last !== null &&
  !isOfRents(text) &&
  ![text.lexicon.units, text.lexicon.periods, text.lexicon.currency].some((words) =>
    words.match(text.tokens, last + 1),
  );

/** When homes were built: `bygd etter 2000`, `eldre enn 1930`, `fra 1930-tallet`, `2015 or newer`. */
export function yearFact(text: FactText, from: number): Fact | null {
  const { tokens, lexicon } = text;
  const { at, side, isBuilt, isAboutAge, isBetween } = beforeYear(text, from);
  const age = ageFact(text, from, at, side, isAboutAge);
  if (age) return age;
  const decade = decadeAt(text, at);
  if (decade) {
    const ending = lexicon.facts.yearEnds.match(tokens, decade.end);
    // `Fra 1930-tallet` is of that decade.
    const own = isAboutAge || side === "max" ? side : null;
    const { first, last } = decade;
    const span = spanOf(ending?.item ?? own, first, last, currentYear(text));
    return yearsFact(from, ending?.end ?? decade.end, span);
  }
  const year = yearAt(text, at);
  if (year === null) return null;
  const ending = lexicon.facts.yearEnds.match(tokens, at + 1);
  if (ending) return yearsFact(from, ending.end, spanOf(ending.item, year, year, year));
  // `2019 built`, but `2 bed 2010 built 2015`.
  const said = isBuilt ? null : lexicon.facts.built.match(tokens, at + 1);
  if (said && yearAt(text, said.end) === null) {
    return yearsFact(from, said.end, spanOf(side, year, year, currentYear(text)));
  }
  const joint = isBuilt || isAboutAge || isBetween ? rangeJointAt(text, at + 1) : null;
  const other = joint === null ? null : yearAt(text, joint);
  const isSaid = isBuilt || isAboutAge || isYears(text, year, joint);
  if (joint !== null && other !== null && isSaid) {
    return yearsFact(from, joint + 1, { min: Math.min(year, other), max: Math.max(year, other) });
  }
  const isCounted =
    [lexicon.units, lexicon.periods, lexicon.currency, lexicon.to].some((words) => {
      const end = words.match(tokens, at + 1)?.end;
      // `Nyere enn 2010 m/ heis`.
      return end !== undefined && tokens[end]?.norm !== "/";
    }) || tokens[at + 1]?.norm === "-";
  const isRound = year % ROUND === 0 && (!isFrom(text, from) || isOfRents(text));
  const isAlone = side === "about" || (side === "min" && !isRound);
  if (!isBuilt && (isCounted || !(isAboutAge || isAlone))) return null;
  return yearsFact(from, at + 1, spanOf(side, year, year, currentYear(text)));
}
