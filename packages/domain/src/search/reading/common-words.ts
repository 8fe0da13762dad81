import type { AddressText } from "./address-parts.ts";

/** Kinds of place that stand after the name of one they hold: `Sandstone WA`. */
const wideKinds: ReadonlySet<string> = new Set(["state", "county", "municipality", "postcode"]);

/** Whether the text says of a word that it is the name of a place: `in Sandstone`, `Sandstone WA`. */
function isSaidPlace({ tokens, lexicon, names }: AddressText, at: number): boolean {
  // `In March` is a month.
  const isMonth = lexicon.facts.months.match(tokens, at) !== null;
  const isAfter = !isMonth && lexicon.lying.get(tokens[at - 1]?.norm ?? "") === true;
  const next = tokens[at + 1]?.norm === "," ? at + 2 : at + 1;
  const isBefore =
    lexicon.placeEnds.match(tokens, at + 1) !== null ||
    names.named(tokens[next]?.norm ?? "").some(({ kind }) => wideKinds.has(kind));
  return isAfter || isBefore;
}

/** Whether a word of a search is a place here: `a house in Sale`. */
export const isPlaceHere = (read: AddressText, at: number): boolean =>
  read.names.named(read.tokens[at]?.norm ?? "").length > 0 && isSaidPlace(read, at);

/**
 * Whether a word is an everyday one that nothing says to be the name of a place: `sandstone cottage`, but `in Sandstone` and
 * `Sandstone WA`.
 */
export function isCommonWord(read: AddressText, at: number): boolean {
  const { text, tokens, lexicon } = read;
  const token = tokens[at];
  const own = token ? text.slice(token.start, token.end) : "";
  if (!lexicon.commonWords.has(own.toLowerCase())) return false;
  // `Leilighet Kjeller`: in the middle of a text only names have a capital.
  const isName = /^\p{Lu}\p{Ll}/u.test(own) && at > 0 && /^\P{Lu}/u.test(text);
  if (isName) return false;
  // `51 Victoria Street, Bright`.
  const isOfStreet =
    tokens[at - 1]?.norm === "," && lexicon.streetWords.has(tokens[at - 2]?.norm ?? "");
  return !isOfStreet && !isSaidPlace(read, at);
}
