import { milliseconds, table } from "../table.ts";
import { type JudgedAnswer, judgeAnswers, type Verdict } from "./judge-answers.ts";

/** Limits: share of wrong answers of all, share of answerable questions answered right, and p95 of answering, ms. */
export const assistantGoals = { wrongMax: 0.01, rightMin: 0.9, p95Ms: 30 } as const;

/** Shares of the answers in one language. */
export interface AssistantQuality {
  questions: number;
  /** Of the questions that the listing, rules or formulas answer. */
  answerable: number;
  answeredRight: number;
  /** Of those that it must decline or say not to be stated. */
  declinable: number;
  declinedRight: number;
  wrong: number;
  isWithin: boolean;
}

const isAnswerable = ({ expected }: JudgedAnswer): boolean =>
  expected !== "declined" && expected !== "not-stated";

/** Counts right and wrong answers and compares them with the limits. */
export function qualityOf(judged: readonly JudgedAnswer[]): AssistantQuality {
  const answerable = judged.filter(isAnswerable);
  const others = judged.filter((each) => !isAnswerable(each));
  const count = (of: readonly JudgedAnswer[], verdict: Verdict) =>
    of.filter((each) => each.verdict === verdict).length;
  const answeredRight = count(answerable, "right");
  const wrong = count(judged, "wrong");
  return {
    questions: judged.length,
    answerable: answerable.length,
    answeredRight,
    declinable: others.length,
    declinedRight: count(others, "right"),
    wrong,
    isWithin:
      wrong <= judged.length * assistantGoals.wrongMax &&
      answeredRight >= answerable.length * assistantGoals.rightMin,
  };
}

const percent = (part: number, whole: number): string =>
  `${part} of ${whole} (${((part / whole) * 100).toFixed(1)} %)`;

/** A question that was not answered right, in one line. */
export const describeMiss = ({ text, expected, verdict, answer }: JudgedAnswer): string =>
  `${verdict}: ${text.slice(0, 80)} → ${answer.status} ${answer.intent}, expected ${expected}`;

/** `pnpm bench assistant`: asks the questions of both languages; fails where a limit is missed. */
export function measureAssistant(): { tables: string[]; isWithin: boolean } {
  const rows: string[][] = [];
  const misses: string[] = [];
  let isWithin = true;
  for (const language of ["no", "en"] as const) {
    const judged = judgeAnswers(language);
    const quality = qualityOf(judged);
    const times = judged.map(({ ms }) => ms).toSorted((one, other) => one - other);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    isWithin &&= quality.isWithin && p95 <= assistantGoals.p95Ms;
    rows.push([
      language,
      percent(quality.answeredRight, quality.answerable),
      percent(quality.declinedRight, quality.declinable),
      percent(quality.wrong, quality.questions),
      milliseconds(p95),
    ]);
    misses.push(
      ...judged
        .filter(({ verdict }) => verdict !== "right")
        .map((each) => `${language} ${describeMiss(each)}`),
    );
  }
  const heads = [
    "language",
    "answered right (goal 90 %)",
    "declined or not stated, right",
    "wrong (goal 1 %)",
    "p95 (goal 30 ms)",
  ];
  return { tables: [table(heads, rows), misses.join("\n")], isWithin };
}
