import { readable } from "../../text/readable.ts";
import { asBokmal } from "./nynorsk.ts";
import { partWords } from "./run-together.ts";

/** Forms as they are written in a hurry. Short ones, also without a space after a number, whose dots end no sentence. */
const short: readonly (readonly [RegExp, string])[] = [
  [/(\d)(?=p\.?\/?(?:w|c\.?m|a|q)\b)/g, "$1 "],
  [/\bp[./]? ?w\b\.?/g, "pw"],
  [/\bp\.? ?c\.? ?m\b\.?/g, "pcm"],
  [/\bp\.? ?a\b\.?/g, "pa"],
  [/\bp\.? ?q\b\.?/g, "pq"],
  [/\bo\.? ?n\.? ?o\b\.?/g, "ono"],
  [/\bp\.? ?o\.? ?a\b\.?/g, "poa"],
  [/\bo\/o(?= ?\$)/g, "offers over"],
  [/\b(approx|min|max|incl|inkl|excl|neg|dep|mnd|mill|ca|kr|nr|pr|st|rd|ave)\./g, "$1"],
  // `dont`, `wont`: written without the apostrophe
  [/\b(do|does|did|wo|ca|is|are|was|would|should|could|have|has)nt\b/g, "$1n't"],
];

/** A part of a sentence, with the sentence that it is part of. */
export interface Clause {
  text: string;
  sentence: string;
}

const pieces = (text: string, at: RegExp): string[] =>
  text
    .split(at)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** The clauses of a text as it is read: words are about what stands in the same clause. */
export function clausesOf(text: string): Clause[] {
  let plain = asBokmal(partWords(readable(text)));
  for (const [form, whole] of short) plain = plain.replaceAll(form, whole);
  return pieces(plain, /[.!?;|•\n]+(?=\s|$)|\n/).flatMap((sentence) =>
    pieces(sentence, /,(?!\d{3}(?!\d))|(?<!\d[km]?) - | - (?!\$?\d)|[()[\]]/).map((clause) => ({
      text: clause,
      sentence,
    })),
  );
}

/** Words of a text that break a rule; `isCertain` where they are about the price or rent of this home beyond doubt. */
export interface FoundWords {
  words: string;
  isCertain: boolean;
}

/** The one to act on: the first certain one, else the first. */
export const worst = (found: readonly FoundWords[]): FoundWords | null =>
  found.find(({ isCertain }) => isCertain) ?? found[0] ?? null;

const lastAt = (text: string, words: RegExp): number =>
  [...text.matchAll(words)].at(-1)?.index ?? -1;
const firstAt = (text: string, words: RegExp): number => {
  const index = text.search(new RegExp(words.source, "u"));
  return index < 0 ? Infinity : index;
};

/** What words at a place of a clause are about: the nearest word before them decides, else the nearest after them. */
export function subjectAt(
  clause: string,
  { start, end }: { start: number; end: number },
  subjects: { own: RegExp; other: RegExp },
): "own" | "other" | null {
  const before = clause.slice(0, start);
  const own = lastAt(before, subjects.own);
  const other = lastAt(before, subjects.other);
  if (own !== other) return own > other ? "own" : "other";
  const after = clause.slice(end);
  const nextOwn = firstAt(after, subjects.own);
  const nextOther = firstAt(after, subjects.other);
  if (nextOwn === nextOther) return null;
  return nextOwn < nextOther ? "own" : "other";
}
