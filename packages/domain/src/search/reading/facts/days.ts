import { TODAY } from "../../../limits.ts";
import { addDays, isDay } from "../../../time/calendar.ts";
import type { NamedDays } from "./fact-words.ts";
import { type Fact, type FactText, rangeJointAt, skipWords } from "./fact.ts";

const WEEK = 7;
const SATURDAY = 6;

/** The day of the week of a day, from Sunday as 0. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** The next such day of the week, today included. */
const nextWeekday = (today: string, weekday: number): string =>
  addDays(today, (weekday - weekdayOf(today) + WEEK) % WEEK);

/** The rest of the weekend that comes, or is. */
const weekendFrom = (today: string): string[] =>
  weekdayOf(today) === 0 ? [today] : daysFrom(nextWeekday(today, SATURDAY), 2);

function namedDays(named: NamedDays, today: string): string[] {
  const rest = WEEK - ((weekdayOf(today) + WEEK - 1) % WEEK);
  const monday = addDays(today, rest);
  const days: Readonly<Record<NamedDays, string[]>> = {
    today: [today],
    tomorrow: [addDays(today, 1)],
    week: daysFrom(today, rest),
    nextWeek: daysFrom(monday, WEEK),
    weekend: weekendFrom(today),
    nextWeekend: daysFrom(addDays(monday, SATURDAY - 1), 2),
  };
  return days[named];
}

const two = (number: number): string => String(number).padStart(2, "0");

/** A day of a month, in this year or the next; with a year as it is. Null for one that does not exist. */
function dayOf(text: FactText, day: number, month: number, year?: number): string | null {
  const current = Number(text.today.slice(0, 4));
  const own = year ?? current;
  const date = `${own}-${two(month)}-${two(day)}`;
  const later = year === undefined && date < text.today ? `${own + 1}${date.slice(4)}` : date;
  return isDay(later) ? later : null;
}

const yearAfter = ({ tokens }: FactText, at: number) => {
  const { kind, norm = "", value } = tokens[at] ?? {};
  return kind === "number" && /^20\d\d$/.test(norm) ? { year: value, end: at + 1 } : null;
};

/** `5. desember`, `5th of December`, `December 5`, `5/12`, with or without a year. */
function dateAt(text: FactText, at: number, hasNumbers = true) {
  const { tokens, lexicon } = text;
  const { months, daySuffixes } = lexicon.facts;
  // `Auction 1.4m` is a sum.
  const isSum = [lexicon.units.match(tokens, at + 1), lexicon.currency.match(tokens, at - 1)].some(
    Boolean,
  );
  const numeric = isSum ? null : /^(\d{1,2})[./](\d{1,2})$/.exec(tokens[at]?.norm ?? "");
  const [token, sign, other] = tokens.slice(at, at + 3);
  const ofYear = (end: number) =>
    ["/", "."].includes(tokens[end]?.norm ?? "") && tokens[end + 1]?.isGlued
      ? yearAfter(text, end + 1)
      : null;
  const isSlashed = sign?.norm === "/" && other?.kind === "number" && other.isGlued;
  const pair = !hasNumbers
    ? null
    : numeric
      ? [Number(numeric[1]), Number(numeric[2])]
      : isSlashed
        ? [token?.value ?? 0, other.value]
        : null;
  if (pair) {
    const end = numeric ? at + 1 : at + 3;
    const year = ofYear(end);
    const day = dayOf(text, pair[0]!, pair[1]!, year?.year);
    return day && { day, end: year?.end ?? end };
  }
  const dayNumber = (index: number) => {
    const { kind, norm = "", value = 0 } = tokens[index] ?? {};
    if (kind !== "number" || !/^\d{1,2}$/.test(norm)) return null;
    const suffix = tokens[index + 1]?.isGlued ? daySuffixes.match(tokens, index + 1) : null;
    return { value, end: suffix?.end ?? index + 1 };
  };
  const first = dayNumber(at);
  const month = months.match(tokens, first?.end ?? at);
  const last = first ?? (month && dayNumber(month.end));
  if (!month || !last) return null;
  const end = Math.max(month.end, last.end);
  // `From January 2 bed`.
  if (!first && lexicon.units.match(tokens, end)) return null;
  const year = yearAfter(text, end);
  const day = dayOf(text, last.value, month.item, year?.year);
  return day && { day, end: year?.end ?? end };
}

/** Days of a range that are looked at. */
const RANGE_MAX = 31;

/** `7 to 14 January`, `7.-14. januar`: all days from the first to the last. */
function dateRangeAt(text: FactText, at: number): { days: string[]; end: number } | null {
  const { tokens, lexicon } = text;
  const { kind, norm = "", value = 0 } = tokens[at] ?? {};
  if (kind !== "number" || !/^\d{1,2}$/.test(norm)) return null;
  const suffix = lexicon.facts.daySuffixes.match(tokens, at + 1)?.end ?? at + 1;
  const joint = rangeJointAt(text, suffix);
  const last = joint === null ? null : dateAt(text, joint, false);
  if (!last || tokens[joint!]?.kind !== "number") return null;
  const count = Number(last.day.slice(8)) - value + 1;
  if (count < 2 || count > RANGE_MAX) return null;
  return { days: daysFrom(addDays(last.day, 1 - count), count), end: last.end };
}

/** Days that begin at a token: a name, a day of the week or a date, and those joined to it. */
function daysAt(text: FactText, at: number, isShort: boolean) {
  const { tokens, lexicon, today } = text;
  const { namedDays: named, weekdays, shortWeekdays } = lexicon.facts;
  const one = (start: number): { days: string[]; end: number } | null => {
    const name = named.match(tokens, start);
    if (name) return { days: namedDays(name.item, today), end: name.end };
    const weekday =
      weekdays.match(tokens, start) ?? (isShort ? shortWeekdays.match(tokens, start) : null);
    const range = dateRangeAt(text, start);
    if (range) return range;
    const date = dateAt(text, weekday?.end ?? start);
    if (date) return { days: [date.day], end: date.end };
    return weekday && { days: [nextWeekday(today, weekday.item)], end: weekday.end };
  };
  let found = one(at);
  for (;;) {
    const joint: number | undefined =
      found === null
        ? undefined
        : tokens[found.end]?.norm === ","
          ? found.end + 1
          : lexicon.and.match(tokens, found.end)?.end;
    const next: ReturnType<typeof one> = joint === undefined ? null : one(joint);
    if (!found || !next) return found;
    found = { days: [...found.days, ...next.days], end: next.end };
  }
}

/** Whether the text is about auctions, whose day is not that of a viewing. */
const isOfAuctions = ({ tokens, lexicon }: FactText): boolean =>
  tokens.some((_, at) => {
    const hint = lexicon.hints.match(tokens, at)?.item;
    return hint?.kind === "saleMethod" && hint.values.includes("auction");
  });

const viewingFact = (text: FactText, from: number, to: number, days: readonly string[]): Fact => {
  const current = [...new Set(days)].filter((day) => day >= text.today).toSorted();
  return {
    from,
    to,
    filter: "viewingDate",
    kind: "viewing",
    fields:
      current.length > 0
        ? { viewingDate: current.map((day) => (day === text.today ? TODAY : day)) }
        : null,
  };
};

/** Words for viewings apart from their day: `open homes in Coburg tomorrow`; not those of another phrase, such as `open plan`. */
const isViewingAt = ({ tokens, lexicon }: FactText, at: number): boolean => {
  const word = lexicon.facts.viewing.match(tokens, at);
  const isPart = (lexicon.features.match(tokens, at)?.end ?? 0) > (word?.end ?? 0);
  return word !== null && !isPart;
};

const dayApart = (text: FactText, from: number) =>
  text.tokens.some((_, at) => at > from && daysAt(text, at, false) !== null);

/** The month of an auction, which has no filter: `auction in March` is not in the town of that name. */
function auctionMonth(text: FactText, from: number): Fact | null {
  const { tokens, lexicon } = text;
  if (!isOfAuctions(text)) return null;
  const linked = lexicon.facts.dayLinks.match(tokens, from)?.end ?? from;
  const at = lexicon.facts.partsOfMonths.match(tokens, linked)?.end ?? linked;
  const month = lexicon.facts.months.match(tokens, at);
  if (!month || daysAt(text, at, false) || tokens[month.end]?.kind === "number") return null;
  return { from, to: month.end, filter: null, kind: "viewing", fields: null };
}

/** Days of viewings: `visning på søndag`, `open home saturday`, `this weekend`. The day of an auction has no filter: it is not used. */
export function viewingDayFact(text: FactText, from: number): Fact | null {
  const { tokens, lexicon } = text;
  const { viewing, dayLinks, coming, namedDays: named } = lexicon.facts;
  const ofAuction = auctionMonth(text, from);
  if (ofAuction) return ofAuction;
  const word = viewing.match(tokens, from);
  if (word) {
    const linked = skipWords(tokens, word.end, dayLinks);
    const direct = daysAt(text, word.end, true);
    const days = direct ?? daysAt(text, linked, true);
    if (days) return viewingFact(text, from, days.end, days.days);
    const isSaid = isViewingAt(text, from) && !isOfAuctions(text) && dayApart(text, word.end);
    return isSaid ? { from, to: word.end, filter: null, kind: "viewing", fields: {} } : null;
  }
  const before = coming.match(tokens, from);
  const days = daysAt(text, from, false) ?? (before && daysAt(text, before.end, false));
  if (!days) return null;
  const after = viewing.match(tokens, days.end);
  if (after) return viewingFact(text, from, after.end, days.days);
  const name = named.match(tokens, from)?.item;
  // `Weekend away` is none of them.
  const isWeekend = (name === "weekend" || name === "nextWeekend") && days.end > from + 1;
  const isWeekday = before !== null && lexicon.facts.weekdays.match(tokens, before.end) !== null;
  const isCompound = tokens[from]?.norm.endsWith("visning") === true;
  const isApart = tokens.some((_, at) => at < from && isViewingAt(text, at));
  const isOfViewings = isCompound || isApart || isWeekday || isWeekend;
  // No sum and no postcode: `7 to 14 January`.
  if (dateRangeAt(text, from) && !isOfViewings) {
    return { from, to: days.end, filter: "viewingDate", kind: "viewing", fields: null };
  }
  if (isOfAuctions(text))
    return { from, to: days.end, filter: null, kind: "viewing", fields: null };
  return isOfViewings ? viewingFact(text, from, days.end, days.days) : null;
}

/** `In January` where the text says before that somebody moves: `moving to Perth in January`. */
function monthOfMove({ tokens, lexicon }: FactText, from: number) {
  const { availableAfter, months, moves, rented } = lexicon.facts;
  const isLinked = lexicon.lying.match(tokens, from - 1)?.end === from;
  const isMonth = isLinked && months.match(tokens, from) !== null;
  const isMove = tokens.some((_, at) => at < from && moves.match(tokens, at));
  if (isMonth && isMove) return { end: from };
  // `Etter 1. mars ledig`.
  const isRented = tokens.some((_, at) => rented.match(tokens, at));
  return isRented ? availableAfter.match(tokens, from) : null;
}

/** The month in which a home can be moved into: `fra januar`, `available 1 February`, `ledig nå`. */
export function availableFact(text: FactText, from: number): Fact | null {
  const { tokens, lexicon, today } = text;
  const { available, availableLinks, now, soon: asap, months } = lexicon.facts;
  const isRented = tokens.some((_, at) => lexicon.facts.rented.match(tokens, at));
  const base = {
    from,
    filter: "availableFrom",
    kind: "available",
    ...(isRented && { isOfRental: true as const }),
  } as const;
  const alone = asap.match(tokens, from);
  if (alone) return { ...base, to: alone.end, fields: { availableFrom: today.slice(0, 7) } };
  const word = available.match(tokens, from) ?? monthOfMove(text, from);
  if (!word) return null;
  const at = skipWords(tokens, word.end, availableLinks);
  const soon = now.match(tokens, at);
  // `From now` says nothing of a home.
  if (soon && !lexicon.limits.match(tokens, from)) {
    return { ...base, to: soon.end, fields: { availableFrom: today.slice(0, 7) } };
  }
  // `Fra 5.12` may be a sum.
  const date = dateAt(text, at, lexicon.limits.match(tokens, from) === null);
  const month = date ? null : months.match(tokens, at);
  if (date) return { ...base, to: date.end, fields: { availableFrom: date.day.slice(0, 7) } };
  if (!month) return null;
  const year = yearAfter(text, month.end);
  const current = today.slice(0, 7);
  const own = year?.year ?? Number(today.slice(0, 4));
  const asked = `${own}-${two(month.item)}`;
  const later = year === null && asked < current ? `${own + 1}-${two(month.item)}` : asked;
  return {
    ...base,
    to: year?.end ?? month.end,
    fields: { availableFrom: later < current ? current : later },
  };
}
