import type { AddressText } from "./address-parts.ts";

/** `Kookaburra Flats NSW`: a place nobody knows, which is called as homes are. `at` and `end` are the tokens of the kind of home. */
export function isOfUnknownPlace(
  { text, tokens, lexicon, names }: AddressText,
  at: number,
  end: number,
  isFree: (at: number) => boolean,
): boolean {
  const { features, plainWords, fillers, limits, units, types, hints } = lexicon;
  const before = tokens[at - 1];
  const norm = before?.norm ?? "";
  const isState = names.named(tokens[end]?.norm ?? "").some(({ kind }) => kind === "state");
  const isCapital = (each: number) => /^\p{Lu}/u.test(text.slice(tokens[each]?.start));
  if (!isState || before?.kind !== "word" || !isFree(at - 1)) return false;
  const isKnown =
    plainWords.has(norm) ||
    [features, fillers, limits, units, types, hints].some((words) => words.get(norm)) ||
    names.named(norm).length > 0;
  return isCapital(at - 1) && isCapital(at) && !isKnown;
}
