import { fold } from "../text/fold.ts";
import { canonicalAddress } from "./street-address.ts";
import { streetTypes } from "./street-types.ts";

/** Words of names and addresses: folded, not stemmed, so that they can be found by their beginning. */
export const plainWords = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ""),
  ),
];

/** Endings of Norwegian streets, each with the beginning that all its forms share: `-gata`, `-gate` and `-gaten`; `-veien` and `-vegen`. */
const sharedBeginnings: readonly (readonly [forms: RegExp, beginning: string])[] = [
  [/(?<=\p{L}{2})(?:gata|gate|gaten|gt)$/u, "gat"],
  [/(?<=\p{L}{2})(?:veien|vegen|vei|veg|vn)$/u, "ve"],
];

function startOf(word: string): string {
  for (const [forms, beginning] of sharedBeginnings) {
    if (forms.test(word)) return word.replace(forms, beginning);
  }
  const full = streetTypes.get(word);
  // `Ave` is the beginning of its full form; `rd` is not.
  return full === undefined || full.startsWith(word) ? word : full;
}

const withGluedLetters = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=[a-h](?![\p{L}\p{N}]))/giu, "");

/** Beginnings of the words of a typed address, by which it finds every way of writing its street: `Kirkegt 1` finds `Kirkegata 1`. */
export const addressStarts = (typed: string): string[] => [
  ...new Set(plainWords(withGluedLetters(typed)).map(startOf)),
];

/** The words of an address by which it is found: those in it, and those of its one form that begin otherwise. */
export function addressWords(text: string, street: string): string[] {
  const words = plainWords(text);
  const missing = addressStarts(canonicalAddress(street)).filter(
    (start) => !words.some((word) => word.startsWith(start)),
  );
  return [...words, ...missing];
}
