import { readFileSync } from "node:fs";
import { type AskedHome, askedHomes } from "./fixtures.ts";

/** A question as a stranger writes it, and what a person expects of the answer. */
export interface AskedQuestion {
  text: string;
  home: AskedHome;
  /** Intent of the answer, `not-stated` or `declined`. */
  expected: string;
}

/**
 * `unseen` were written after the engine, in four rounds that were each asked once before its words were extended. Of the
 * third (31 a language) two of three answerable questions were answered right, and 1 to 2 had a wrong answer; of the fourth
 * it has those that were not answered right. What strangers write is nearer to that than to the share of all.
 */
const files = {
  no: ["norwegian-sale.txt", "norwegian-other.txt", "norwegian-unseen.txt"],
  en: ["english-sale.txt", "english-other.txt", "english-unseen.txt"],
} as const;

/** Longer than any question: a paste of a whole advert. */
const LONG_LENGTH = 5_000;
/** Inputs that a text file cannot hold. */
const strangeTexts = ["", "   ", "\u0000\u202e", "a".repeat(LONG_LENGTH), "😀😀😀", "{}[]%s%n"];

/** The questions of a language: lines below `# home expectation`. */
export function readQuestions(language: "no" | "en"): AskedQuestion[] {
  const homes = askedHomes[language];
  const questions: AskedQuestion[] = [];
  let home: AskedHome | undefined;
  let expected = "";
  for (const file of files[language]) {
    const text = readFileSync(new URL(`questions/${file}`, import.meta.url), "utf8");
    for (const line of text.split("\n")) {
      const [, name = "", what = ""] = /^# (\S+) (\S+)$/.exec(line) ?? [];
      if (name) {
        home = homes[name];
        expected = what;
      } else if (line !== "" && home) {
        questions.push({ text: line, home, expected });
      }
    }
  }
  const [first] = Object.values(homes);
  const strange = first
    ? strangeTexts.map((text) => ({ text, home: first, expected: "declined" }))
    : [];
  return [...questions, ...strange];
}
