import { clausesOf, type FoundWords } from "./clauses.ts";

const spelled: Readonly<Record<string, number>> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fem: 5,
  seks: 6,
  syv: 7,
  sju: 7,
  åtte: 8,
  ni: 9,
  ti: 10,
  elleve: 11,
  tolv: 12,
};
const count = `(?<count>\\d{1,2}|${Object.keys(spelled).join("|")})`;
const periods: Readonly<Record<"week" | "month", string>> = {
  week: "(?:weeks?'?|wks?)",
  month: "(?:mnd\\w*|måned\\w*|months?'?|x|ganger)",
};

/** Deposits in a text of more periods of rent than `max`: `depositum 8 måneder`, `bond of 6 weeks`. */
export const highDeposits = (text: string, max: number, period: "week" | "month"): FoundWords[] => {
  const named = `(?:depositum\\w*|(?:security )?deposit|bond)`;
  const patterns = [
    new RegExp(
      `(?<![a-zæøå])${named}:?(?: (?:på|er|tilsvarende|tilsvarer|lik|utgjør|kreves|settes til|of|is|equal to|equals|required))* ?=? ?${count} ?${periods[period]}`,
      "gu",
    ),
    new RegExp(
      `(?<![a-zæøå\\d])${count} ?${periods[period]}(?: (?:rent|leie|husleie|månedsleie\\w*|i|som|as|in|worth of))* ${named}`,
      "gu",
    ),
  ];
  return clausesOf(text).flatMap(({ text: clause }) =>
    patterns.flatMap((pattern) =>
      [...clause.matchAll(pattern)].flatMap(({ 0: words, groups }) => {
        const number = groups?.["count"] ?? "";
        return (spelled[number] ?? Number(number)) > max ? { words, isCertain: true } : [];
      }),
    ),
  );
};
