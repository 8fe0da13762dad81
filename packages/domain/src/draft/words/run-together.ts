import { englishNumbers, norwegianNumbers } from "../../text/number-words.ts";
import { groupWords } from "./person-groups.ts";

const money =
  "offers?|bids?|bidding|rent|rental|prices?|pricing|negotiable|negotiation|guide|bond|deposit|depositum";
const numbers = Object.keys({ ...englishNumbers, ...norwegianNumbers }).filter((word) =>
  /^\p{L}{3,}$/u.test(word),
);
/** Words that stand beside a subject of the rules where they are run together: `noindiansplease`, `offersover`. */
const beside = [
  "no|not|non|never|only|all|any|or|and|to|for|need|apply|are|welcome|allowed|wanted|accepted|considered|invited|please|preferred|must|tenants?|renters?|people|couples?|families|students?",
  "ikke|ingen|aldri|kun|bare|uten|nei|til|takk|og|eller|ønskes|ønsket|velkommen|velkomne|aktuelt|foretrekkes|søkes|er|vi|vil|tar|godtas|aksepteres|frabes|leietakere?|par|folk",
  "over|above|from|best|highest|top|on|by|in|excess|of|is|plus|more|your|make|submit|request|application|enquiry|open|per|weeks?|weekly|months?|måneders?|måned|mnd|uker?s?|auction",
  ...numbers,
].join("|");

const subjects = `(?:${groupWords}|${money})`;
const subject = new RegExp(`^${subjects}$`, "u");
const known = new RegExp(`^(?:${subjects}|${beside})$`, "u");
/** Whether a word is one that the rules are about: a group of people, a price, a rent, a deposit. */
export const isSubject = (word: string): boolean => subject.test(word);
/** Words that begin with `for` are words of their own: `forbid`, `forblinde`. */
const partable = new RegExp(`^(?!for)(?=.*${subjects})(?:${subjects}|${beside})`, "u");
/** What is shorter is one word, what is longer none. */
const LETTERS = { min: 5, max: 50, ofPart: 20 } as const;

/** The fewest known words that a word consists of, a subject of the rules among them; null where it does not. */
function partsOf(word: string): string[] | null {
  if (word.length < LETTERS.min || word.length > LETTERS.max || !partable.test(word)) return null;
  const fewest: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    let found: string[] | null = null;
    for (let start = Math.max(0, end - LETTERS.ofPart); start < end; start += 1) {
      const before = fewest[start] ?? null;
      const isShorter = before !== null && before.length + 1 < (found?.length ?? Infinity);
      if (isShorter && known.test(word.slice(start, end))) {
        found = [...before, word.slice(start, end)];
      }
    }
    fewest.push(found);
  }
  const parts = fewest.at(-1) ?? null;
  return parts?.some(isSubject) ? parts : null;
}

const sign = String.raw`[.\-_/·•~*'+|,:^#\\=\p{So}\uFE0F]`;
/** Words with signs in and between them, but no space. */
const signed = new RegExp(`\\p{L}+(?:${sign}{1,2}\\p{L}+)*`, "gu");
const signs = new RegExp(sign, "gu");
/** Digits in place of letters within words: `l1sted`, `0ffers`. */
export const letterOfDigit: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
};
const asLetters = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\d])(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{3,20}(?![\p{L}\d])/gu,
    (word) => {
      const read = word.replaceAll(/[013457]/g, (digit) => letterOfDigit[digit] ?? digit);
      return known.test(read) || /^\p{L}+(?:\d\p{L}+)+$/u.test(word) ? read : word;
    },
  );

/** Signs around a word or two, and signs and digits that stand against a word: `over$900k`, `bond6weeks`, `8-måneders`. */
const against: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/(?<=\p{L}{2})[-_/.:~*]*(?=\$)/gu, " "],
  [/(?<=\p{L}{3})(?=\d)|(?<=\d)(?=\p{L}{3})|(?<=\d[km])(?=plus\b)/gu, " "],
  [/(?<=\p{L}{3}|\d)-(?=(?:weeks?|wks?|months?|mths?|mnd|måned\p{L}*|uker?s?)(?!\p{L}))/gu, " "],
  [/["«»“”„]|[#*~^]+(?=\p{L})|(?<=\p{L})[*~^]+/gu, ""],
  [/[([{]((?:\p{L}+ ?){1,2})[)\]}]/gu, "$1"],
  [/_+/g, " "],
  // `$ 8 5 0 , 0 0 0`
  [/(?<=\$ ?)\d(?:(?: ?, ?| )\d){3,}(?![\d,])/g, (digits) => digits.replaceAll(" ", "")],
];

/** A subject that spaces split has at most so many parts and letters. */
const SPLIT = { parts: 5, minLetters: 6, maxLetters: 16 } as const;
/** `ta ikke inn vandrere` is about hikers. */
const takenIn = /(?<!\p{L})(?:ta|tar|slipp\p{L}*|komme?r?|gå|går)(?: \p{L}+){0,2} $/u;

/** Characters before a subject in which what is said of it stands. */
const REACH = 40;

/** How many words from there on are one subject of the rules that spaces split: `mus lims`, `in di ans`. */
function splitAt(words: readonly string[], at: number): number {
  let joined = words[at] ?? "";
  for (let count = 2; count <= SPLIT.parts && at + count <= words.length; count += 1) {
    joined += words[at + count - 1] ?? "";
    if (joined.length > SPLIT.maxLetters) return 1;
    if (joined.length >= SPLIT.minLetters && isSubject(joined)) return count;
  }
  return 1;
}

const closed = (text: string): string =>
  text.replaceAll(/(?<!\p{L})\p{L}+(?:[ \n]\p{L}+)+/gu, (run) => {
    const words = run.split(/[ \n]/);
    const gaps = run.match(/[ \n]/g) ?? [];
    let rest = "";
    for (let at = 0; at < words.length;) {
      const count = splitAt(words, at);
      const isOne = count > 1 && !takenIn.test(rest.slice(-REACH));
      const taken = isOne ? count : 1;
      rest += words.slice(at, at + taken).join("") + (gaps[at + taken - 1] ?? "");
      at += taken;
    }
    return rest;
  });

/**
 * Readable text in which words that the rules are about stand by themselves: `#noindians` and `no_indians` as `no
 * indians`, `in.di.ans` and `mus lims` as one word, `offersover$900k` as `offers over $900k`, `r3nt` as `rent`. Words
 * of which a part is unknown stay.
 */
export function partWords(text: string): string {
  const parted = asLetters(text).replaceAll(signed, (word) => {
    const joined = word.replaceAll(signs, "");
    return known.test(joined) ? joined : (partsOf(joined)?.join(" ") ?? word);
  });
  return closed(
    against.reduce(
      (rest, [form, written]) =>
        typeof written === "string"
          ? rest.replaceAll(form, written)
          : rest.replaceAll(form, (found) => written(found)),
      parted,
    ),
  );
}
