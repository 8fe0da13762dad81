import { analyse, analyseQuery, type StemmerName } from "./analyse.ts";

/** A segment of a text; `isHit` where it matches a search word. */
export interface TextPart {
  /** Where it begins in the text. */
  at: number;
  text: string;
  isHit?: true;
}

/** A word as in `analyse`, including apostrophes inside. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ`´]\p{M}*\p{L}[\p{L}\p{N}\p{M}]*)*/gu;

/** The keywords to highlight: each stem with the word as typed. Excluded words are left out. */
export function searchedWords(keywords: string, stemmer: StemmerName): ReadonlyMap<string, string> {
  const include = new Set(analyseQuery(keywords, stemmer).include);
  const requested = new Map<string, string>();
  for (const [word] of keywords.matchAll(wordPattern)) {
    for (const stem of analyse(word, stemmer)) {
      if (include.has(stem) && !requested.has(stem)) requested.set(stem, word);
    }
  }
  return requested;
}

/**
 * A text in segments, with the search words separate. A word is highlighted where the search matched it: both fold
 * and stem alike (D34). The segments join to the text.
 */
export function markWords(
  text: string,
  stems: ReadonlySet<string> | ReadonlyMap<string, unknown>,
  stemmer: StemmerName,
): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!analyse(word, stemmer).some((stem) => stems.has(stem))) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: word, isHit: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}
