import { addDays } from "../../../time/calendar.ts";
import { weekdayOf } from "./days.ts";
import type { Fact, FactText } from "./fact.ts";

const WEEK = 7;

/** Whether the text is about homes that are sold, whose time is another one. */
const isOfSold = ({ tokens, lexicon }: FactText): boolean =>
  tokens.some((_, at) => lexicon.hints.match(tokens, at)?.item.kind === "sold");

/** `Siden torsdag`, `since yesterday`: how many days ago that was. */
function sinceAt({ tokens, lexicon, today }: FactText, at: number) {
  const since = lexicon.facts.sinceWords.match(tokens, at);
  if (!since) return null;
  const named = lexicon.facts.since.match(tokens, since.end);
  const weekday = lexicon.facts.weekdays.match(tokens, since.end);
  // Since Saturday, on a Saturday, is a week ago.
  const back = weekday && (weekdayOf(today) - weekday.item + WEEK) % WEEK;
  return weekday ? { item: back || WEEK, end: weekday.end } : named;
}

/** How long ago homes were advertised at most: `nye boliger siste uka`, `listed in the last 3 days`, `lagt ut i dag`. */
export function publishedFact(text: FactText, from: number): Fact | null {
  const { tokens, lexicon, today } = text;
  const { published, recent, since } = lexicon.facts;
  const word = published.match(tokens, from);
  const at = word?.end ?? from;
  const time =
    recent.match(tokens, at) ??
    sinceAt(text, at) ??
    (word ? (since.match(tokens, at) ?? recent.match(tokens, from)) : null);
  if (!time) return null;
  return {
    from,
    to: time.end,
    filter: "publishDateMin",
    kind: "published",
    // When homes were sold has no filter.
    fields: isOfSold(text) ? null : { publishDateMin: addDays(today, -time.item) },
  };
}
