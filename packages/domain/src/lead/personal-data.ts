import { fold } from "../text/fold.ts";

/** Personal data that a published question and its answer must not contain (D86). */
export const personalDataKinds = ["email", "phone", "name"] as const;
export type PersonalDataKind = (typeof personalDataKinds)[number];

/** Digits of the shortest telephone number: eight in Norway, eight without area code in Australia. */
const PHONE_DIGITS_MIN = 8;
/** The shortest part of a name that is looked for without regard to capitals. */
const NAME_LETTERS_MIN = 3;

const email = /[^\s@]+\s?(?:@|[([{]\s?(?:at|alfa|krøllalfa)\s?[)\]}])\s?[^\s@]+\.\p{L}{2,}/iu;

/** Dates, times, spans of years and amounts, whose digits are no telephone number. */
const figures = [
  /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]\d{2}(?:\d{2})?(?!\d|[./-]\d)/g,
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g,
  /(?<!\d)(?:1[89]|20)\d{2}\s?[-–/]\s?(?:1[89]|20)\d{2}(?!\d)/g,
  /(?<![\d.:])(?:[01]?\d|2[0-3])[.:][0-5]\d(?![\d.:])/g,
  /(?<![+\d]|\d[ \u{a0}.,])\d{1,3}(?:[ \u{a0}.,]\d{3}){1,2}(?![ \u{a0}.,]?\d)/gu,
];
const phone = new RegExp(`\\d(?:[\\s\\u{a0}().\\-/]{0,3}\\d){${PHONE_DIGITS_MIN - 1},}`, "u");

/** Names that are words of everyday sentences too: these count only with a capital, as names are written. */
const everyday: ReadonlySet<string> = new Set(
  "bill bolig dag eli even flat grace hall hill house huset jan lund mai mark may old park rich stein street sun will wood young".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] => text.normalize("NFC").match(/[\p{L}\p{M}]+/gu) ?? [];
const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

/** True where a text has a part of a person's name as a word of its own, also with the `s` of a genitive. */
function hasName(text: string, name: string): boolean {
  const words = wordsOf(text);
  return wordsOf(name)
    .filter((part) => part.length > 1)
    .map(fold)
    .some((part) => {
      const needsCapital = part.length < NAME_LETTERS_MIN || everyday.has(part);
      return words.some((word) => {
        const folded = fold(word);
        const isPart = folded === part || folded === `${part}s`;
        return isPart && (!needsCapital || isCapitalised(word));
      });
    });
}

/**
 * The first kind of personal data that a text contains, as far as it can be told by rules: an email address, a telephone
 * number, or a part of the name of who asked; null where none was found. Dates, amounts and areas are none. Empty
 * `askerName` looks for no name.
 */
export function findPersonalData(text: string, askerName = ""): PersonalDataKind | null {
  if (email.test(text)) return "email";
  const plain = figures.reduce((rest, figure) => rest.replaceAll(figure, "x"), text);
  if (phone.test(plain)) return "phone";
  return hasName(text, askerName) ? "name" : null;
}
