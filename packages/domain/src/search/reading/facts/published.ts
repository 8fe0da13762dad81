import { addDays } from "../../../time/calendar.ts";
import type { Fact, FactText } from "./fact.ts";

/** Whether the text is about homes that are sold, whose time is another one. */
const isOfSold = ({ tokens, lexicon }: FactText): boolean =>
  tokens.some((_, at) => lexicon.hints.match(tokens, at)?.item.kind === "sold");

/** How long ago homes were advertised at most: `nye boliger siste uka`, `listed in the last 3 days`, `lagt ut i dag`. */
export function publishedFact(text: FactText, from: number): Fact | null {
  const { tokens, lexicon, today } = text;
  const { published, recent, since } = lexicon.facts;
  const word = published.match(tokens, from);
  const at = word?.end ?? from;
  const time = recent.match(tokens, at) ?? (word ? since.match(tokens, at) : null);
  if (!time || isOfSold(text)) return null;
  return {
    from,
    to: time.end,
    filter: "publishDateMin",
    kind: "published",
    fields: { publishDateMin: addDays(today, -time.item) },
  };
}
