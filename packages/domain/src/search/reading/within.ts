import type { Lexicon } from "./lexicon.ts";
import type { Marks } from "./marks.ts";
import type { Token } from "./tokens.ts";

/** Words for the position within a place that is read: `midt i Oslo` is Oslo. */
export function takeWithin(tokens: readonly Token[], { within }: Lexicon, marks: Marks): void {
  for (const at of tokens.keys()) {
    const end = within.match(tokens, at)?.end ?? at;
    if (marks.isAllFree(at, end)) marks.take(at, end, null);
  }
}
