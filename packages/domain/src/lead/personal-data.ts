import { fold } from "../text/fold.ts";

/** Personal data that a published question and its answer must not contain (D86). */
export const personalDataKinds = ["email", "phone", "name"] as const;
export type PersonalDataKind = (typeof personalDataKinds)[number];

/** Digits of the shortest telephone number: eight in Norway, eight without area code in Australia. */
const PHONE_DIGITS_MIN = 8;
/** The shortest part of a name that is looked for without regard to capitals. */
const NAME_LETTERS_MIN = 3;

/** `@` and the point as people write them to get past a filter: `kari at example dot com`, `kari krøllalfa epost punktum no`. */
const at = String.raw`(?:\s?@\s?|\s?[([{<]\s?(?:at|a|alfa|krøllalfa|snabel-?a)\s?[)\]}>]\s?|\s(?:at|krøll-?alfa|snabel-?a|alfakrøll)\s)`;
const dot = String.raw`(?:\s?\.\s?|\s?[([{<]\s?(?:dot|punktum|prikk|punkt)\s?[)\]}>]\s?|\s(?:dot|punktum|prikk)\s)`;
const atSign = /[^\s@]+\s?@\s?[^\s@]+\.\p{L}{2,}/u;
/** With a spelled sign, the end must be that of an address: `look at the roof. No leaks` has none. */
const spelled = new RegExp(
  String.raw`[\p{L}\d._+-]+${at}[\p{L}\d-]+(?:${dot}[\p{L}\d-]+)*${dot}(?:no|com|net|org|au|eu|uk|se|dk|info|me|io)(?![\p{L}\d])`,
  "iu",
);
/** Sentences whose `at` is a word are told from addresses by the point: one with a space after it ends a sentence. */
const sentence = /\S\.\s/;

const isEmail = (text: string): boolean => {
  if (atSign.test(text)) return true;
  const found = spelled.exec(text)?.[0];
  return found !== undefined && !(sentence.test(found) && !/[([{<]/.test(found));
};

/** Names of digits, for numbers that are written in words. */
const digitNames: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "null zero oh",
    "en ett one",
    "to two",
    "tre three",
    "fire four",
    "fem five",
    "seks six",
    "sju syv seven",
    "åtte eight",
    "ni nine",
  ].flatMap((names, digit) => names.split(" ").map((name) => [name, String(digit)])),
);
const digitName = Object.keys(digitNames).join("|");
const digitWords = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${digitName}|\d+)[\s,.-]{1,2}){4,}(?:${digitName}|\d+)(?!\p{L})`,
  "giu",
);
const withDigits = (text: string): string =>
  text.replaceAll(digitWords, (run) =>
    run
      .replaceAll(",", " ")
      .replaceAll(/\p{L}+/gu, (word) => digitNames[word.toLowerCase()] ?? word),
  );

const group = String.raw`[ \u{a0}.,]\d{3}`;
const unit = String.raw`(?:kr|nok|kroner|,-|aud|dollars?|mill|m2|m²|kvm|sqm|square)`;

/** Dates, times, spans of years and amounts, whose digits are no telephone number. */
const figures = [
  /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]\d{2}(?:\d{2})?(?!\d|[./-]\d)/g,
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g,
  /(?<!\d)(?:1[89]|20)\d{2}\s?[-–/]\s?(?:1[89]|20)\d{2}(?!\d)/g,
  /(?<![\d.:])(?:[01]?\d|2[0-3])[.:][0-5]\d(?![\d.:])/g,
  // Eight or nine digits in groups of three are an amount only where they say so, or are round.
  new RegExp(String.raw`(?:(?:kr|nok|aud)\.?\s?|[$€]\s?)\d{1,3}(?:${group})+(?!\d)`, "giu"),
  new RegExp(
    String.raw`(?<![+\d]|\d[ \u{a0}.,])\d{1,3}(?:${group})+(?=\s?${unit}(?!\p{L}))`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![+\d]|\d[ \u{a0}.,])(?:\d{1,3}(?:${group})?[ \u{a0}.,]000|\d{1,3}${group}|\d(?:${group}){2})(?![ \u{a0}.,]?\d)`,
    "gu",
  ),
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
  const seen = text.normalize("NFKC").replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
  if (isEmail(seen)) return "email";
  const plain = figures.reduce((rest, figure) => rest.replaceAll(figure, "x"), withDigits(seen));
  if (phone.test(plain)) return "phone";
  return hasName(text, askerName) ? "name" : null;
}
