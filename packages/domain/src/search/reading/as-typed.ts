import { plain } from "../../text/fold.ts";
import { typosBetween } from "../../text/typos.ts";
import type { Lexicon } from "./lexicon.ts";
import { readTokens, type Token } from "./tokens.ts";

/** How a searched word was typed: another writing of a phrase, or with a slip; null where the text has nothing like it. */
function typedWord(word: string, text: string, tokens: readonly Token[], lexicon: Lexicon) {
  const norm = plain(word);
  const said = (from: number, to: number) => text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  for (const at of tokens.keys()) {
    const phrase = lexicon.respelled.match(tokens, at);
    if (phrase && phrase.item.split(" ").some((each) => plain(each) === norm)) {
      return said(at, phrase.end);
    }
  }
  const slip = tokens.findIndex(({ kind, norm: typed }) => {
    const isAlike = kind === "word" && typed.charAt(0) === norm.charAt(0);
    return isAlike && typosBetween(typed, norm) === 1;
  });
  return slip === -1 ? null : said(slip, slip + 1);
}

/** Words that were searched for, as they were typed: a note never shows a word that nobody wrote. */
export function asTyped(words: readonly string[], typed: string, lexicon: Lexicon): string[] {
  const text = typed.normalize("NFKC");
  const tokens = readTokens(text);
  const all = new Set(tokens.map(({ norm }) => norm));
  const isTyped = (word: string) =>
    plain(text).includes(plain(word)) || readTokens(word).every(({ norm }) => all.has(norm));
  const shown = words.flatMap((word) =>
    isTyped(word) ? [word] : (typedWord(word, text, tokens, lexicon) ?? []),
  );
  return [...new Set(shown)];
}
