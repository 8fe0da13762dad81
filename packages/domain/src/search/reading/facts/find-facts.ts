import { availableFact, viewingDayFact } from "./days.ts";
import { energyFact } from "./energy.ts";
import type { Fact, FactReader, FactText } from "./fact.ts";
import { floorFact } from "./floors.ts";
import { publishedFact } from "./published.ts";
import { sharedCostFact } from "./shared-costs.ts";
import { yearFact } from "./years.ts";

/** The first that reads something decides. */
const readers: readonly FactReader[] = [
  sharedCostFact,
  availableFact,
  viewingDayFact,
  floorFact,
  energyFact,
  yearFact,
  publishedFact,
];

/** How many words stand between `ikke` and a year: `ikke fra 70-tallet`. */
const LINKS_MAX = 2;

/** `Ikke bygd på 70-tallet`: no filter leaves out some years of many. */
function unlessExcluded(fact: Fact, { tokens, lexicon }: FactText): Fact {
  if (fact.kind !== "year") return fact;
  for (let back = 1; back <= LINKS_MAX + 1; back += 1) {
    const from = fact.from - back;
    const not = lexicon.without.match(tokens, from);
    if (!not || not.end > fact.from) continue;
    const isLinked = tokens
      .slice(not.end, fact.from)
      .every((_, at) => lexicon.yearLinks.match(tokens, not.end + at) !== null);
    if (isLinked) return { ...fact, from, filter: null, fields: null };
  }
  return fact;
}

/** The facts of a text that have a filter, in order and apart from each other. */
export function findFacts(text: FactText): Fact[] {
  const facts: Fact[] = [];
  let phraseEnd = 0;
  for (const from of text.tokens.keys()) {
    if (from < Math.max(facts.at(-1)?.to ?? 0, phraseEnd)) continue;
    const type = text.lexicon.types.match(text.tokens, from);
    if (type && type.end > from + 1) phraseEnd = type.end;
    for (const reader of readers) {
      const fact = reader(text, from);
      // `Over 50s` is a kind of home, `over 50 years old` is not.
      if (!fact || fact.to <= phraseEnd) continue;
      facts.push(unlessExcluded(fact, text));
      break;
    }
  }
  return facts;
}
