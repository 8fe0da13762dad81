import type { AddressText } from "./address-parts.ts";

/** Kinds of place that stand after the name of one they hold: `Sandstone WA`. */
const wideKinds: ReadonlySet<string> = new Set(["state", "county", "municipality", "postcode"]);

/**
 * Whether a word is an everyday one that nothing says to be the name of a place: `sandstone cottage`, but `in Sandstone` and
 * `Sandstone WA`.
 */
export function isCommonWord({ text, tokens, lexicon, names }: AddressText, at: number): boolean {
  const token = tokens[at];
  const typed = token ? text.slice(token.start, token.end).toLowerCase() : "";
  if (!lexicon.commonWords.has(typed)) return false;
  // `51 Victoria Street, Bright`.
  const isOfStreet =
    tokens[at - 1]?.norm === "," && lexicon.streetWords.has(tokens[at - 2]?.norm ?? "");
  const isAfter = isOfStreet || lexicon.lying.get(tokens[at - 1]?.norm ?? "") === true;
  const next = tokens[at + 1]?.norm === "," ? at + 2 : at + 1;
  const isBefore =
    lexicon.placeEnds.match(tokens, at + 1) !== null ||
    names.named(tokens[next]?.norm ?? "").some(({ kind }) => wideKinds.has(kind));
  return !isAfter && !isBefore;
}
