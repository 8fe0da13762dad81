import type { Phrases } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** Phrases that listings write otherwise: what is searched for at the first token of each, and its other tokens. */
export function respelledIn(
  tokens: readonly Token[],
  phrases: Phrases<string>,
  isFree: (at: number) => boolean,
) {
  const spelt = new Map<number, string>();
  const rest = new Set<number>();
  for (const from of tokens.keys()) {
    const phrase = rest.has(from) ? null : phrases.match(tokens, from);
    if (!phrase) continue;
    if (!isFree(from)) continue;
    spelt.set(from, phrase.item);
    for (let at = from + 1; at < phrase.end; at += 1) rest.add(at);
  }
  return { spelt, rest };
}

const isInner = ({ kind, norm }: Token): boolean =>
  kind !== "sign" || ["-", "'", "’", "."].includes(norm);

/** `0301-212/45/0/7`: numbers of the land register are one word. */
const isRegistered = (chunk: readonly Token[]): boolean =>
  chunk.length > 2 &&
  chunk.some(({ norm }) => norm === "/") &&
  chunk.every(({ kind, norm }) => kind === "number" || norm === "-" || norm === "/");

/** Adjacent tokens without a space, as `t-bane`. */
function chunksOf(tokens: readonly Token[]): number[][] {
  const chunks: number[][] = [];
  for (const [at, token] of tokens.entries()) {
    const last = chunks.at(-1);
    if (token.isGlued && last) last.push(at);
    else chunks.push([at]);
  }
  return chunks;
}

/**
 * The unrecognised text as keywords, in order: without symbols, hyphenated words whole, and those of `excluded`
 * marked as excluded (D34).
 */
export function remainingWords(
  text: string,
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
  excluded: ReadonlySet<number>,
  respelled: ReadonlyMap<number, string>,
): string {
  const words = chunksOf(tokens).flatMap((chunk) => {
    const all = chunk.filter((at) => tokens[at]!.kind !== "sign");
    // `4601-164/512`, of which the municipality is a place.
    const rest = all.slice(all.findIndex(isFree));
    const isNumbers = rest.every((at) => tokens[at]!.kind === "number" && isFree(at));
    const worded = isNumbers ? rest : all;
    const [first] = worded;
    const last = worded.at(-1);
    if (first === undefined || last === undefined) return [];
    const mark = (at: number) => (excluded.has(at) ? "-" : "");
    const spelt = (at: number) =>
      respelled.get(at) ?? text.slice(tokens[at]!.start, tokens[at]!.end);
    const isWhole =
      !worded.some((at) => respelled.has(at)) &&
      worded.every(isFree) &&
      chunk
        .filter((at) => at >= first && at <= last)
        .every(
          (at, _, inner) =>
            isInner(tokens[at]!) || isRegistered(inner.map((each) => tokens[each]!)),
        );
    if (isWhole) return [mark(first) + text.slice(tokens[first]!.start, tokens[last]!.end)];
    return worded.filter(isFree).map((at) => mark(at) + spelt(at));
  });
  // A single letter is a remnant, such as of `m/` or a tag.
  return words.filter((word) => !/^-?\p{L}$/u.test(word)).join(" ");
}
