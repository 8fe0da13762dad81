import type { AddressText } from "./address-parts.ts";
import type { Marks } from "./marks.ts";

/** The kind of home, the hint and the stop words that begin at a token and are not taken, and where the longest of them ends; 0 for none. */
export function phrasesAt({ tokens, lexicon }: AddressText, at: number, marks: Marks) {
  const free = <Match extends { end: number }>(match: Match | null): Match | null =>
    match && marks.isAllFree(at, match.end) ? match : null;
  const type = free(lexicon.types.match(tokens, at));
  const hint = free(lexicon.hints.match(tokens, at));
  const filler = free(lexicon.fillers.match(tokens, at));
  const longest = Math.max(type?.end ?? 0, hint?.end ?? 0, filler?.end ?? 0);
  return { type, hint, filler, longest };
}
