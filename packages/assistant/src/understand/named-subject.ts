import { plain } from "@hjem/domain/text/fold";
import { fillerWords } from "./filler-words.ts";

/** Longer pieces of a question are not repeated to the asker. */
const SUBJECT_LENGTH_MAX = 48;

/** Words that ask, besides those that every question has. */
const asking: ReadonlySet<string> = new Set(
  (
    "koster kostar kost koste pris prisen mulig tillatt lov price cost costs much allowed possible also gammel gammelt old lang " +
    "kan mon vet sier fins følger ligger anything something inkludert included include includes extra ekstra today i dag bli blir " +
    "big large size deep long wide stor stort store størrelse liten new ny nytt være be tegnet too også her there their they them he she so " +
    "faktisk really actually even still just looks look type kind sort per month year week måned uke år åpent"
  )
    .split(" ")
    .map(plain),
);

/** Words that every question has in one language, and traits in the other. */
const traits: ReadonlySet<string> = new Set(["flat"]);

const isNamed = (word: string): boolean =>
  traits.has(plain(word)) || (!fillerWords.has(plain(word)) && !asking.has(plain(word)));

/**
 * What a question is about in the asker's own words, from the first to the last that names something: `røyke på balkongen`.
 * Letters, digits and blanks alone; null where it names nothing, or too much to repeat.
 */
export function namedSubject(question: string): string | null {
  const words = [
    ...question.replaceAll(" - ", " ").matchAll(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu),
  ];
  const named = words.filter(([word]) => isNamed(word));
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last) return null;
  const whole = question.replaceAll(" - ", " ").slice(first.index, last.index + last[0].length);
  const isPlain = (text: string): boolean =>
    text.length <= SUBJECT_LENGTH_MAX && /^[\p{L}\p{N} ’'-]+$/u.test(text);
  if (isPlain(whole)) return whole;
  const short = named
    .slice(-2)
    .map(([word]) => word)
    .join(" ");
  return isPlain(short) ? short : null;
}
