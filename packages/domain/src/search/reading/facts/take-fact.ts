import type { Found } from "../build-filter.ts";
import type { Marks } from "../marks.ts";
import type { OfferedWords } from "../offered-words.ts";
import type { Fact } from "./fact.ts";

/** Takes the words of a fact that nothing else has taken, and its filter, which may turn out not to be offered. */
export function takeFact(fact: Fact, found: Found, marks: Marks, offered: OfferedWords[]): void {
  const { from, to, filter, kind, fields } = fact;
  if (!fields || !marks.isAllFree(from, to)) return;
  marks.take(from, to, filter && kind);
  if (!filter) return;
  found.facts.push(fact);
  offered.push({ filter, set: fact, from, to, targets: null });
}
