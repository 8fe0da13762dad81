import { englishNumbers, norwegianNumbers } from "../../text/number-words.ts";
import { amountOf } from "./amounts.ts";
import { clausesOf, type FoundWords } from "./clauses.ts";

type Period = "week" | "month";

const spelled: Readonly<Record<string, number>> = {
  "et halvt": 0.5,
  "half a": 0.5,
  halvannet: 1.5,
  eleven: 11,
  twelve: 12,
  elleve: 11,
  tolv: 12,
  en: 1,
  ...englishNumbers,
  ...norwegianNumbers,
};
const count = `(?:\\d{1,2}(?:[.,]\\d)?|${Object.keys(spelled).join("|")})`;
const units = [
  ["week", "weeks?'?|wks?|uker?s?"],
  ["month", "mnd\\w*|måned\\w*|months?'?|mths?"],
  ["year", "års?|years?'?s?"],
  ["rent", "x|ganger|times"],
] as const;
/** Periods of rent in one of each unit; a month is taken as four weeks, the fewest that it has. */
const lengths: Readonly<Record<Period, Readonly<Record<(typeof units)[number][0], number>>>> = {
  week: { week: 1, month: 4, year: 52, rent: 1 },
  month: { week: 12 / 52, month: 1, year: 12, rent: 1 },
};

const unit = units.map(([, form]) => form).join("|");
const span = `${count} ?(?:${unit})(?![a-zæøå])`;
const parts = new RegExp(`^(?<count>${count}) ?(?<unit>${unit})$`, "u");
const sign = "(?:kr|nok|aud|\\$)?\\.? ?";
const money = `${sign}(?:\\d{1,3}(?:[ .,]\\d{3})+|\\d+ ?(?:k|tusen|thousand)|\\d{4,6})(?![\\d.,]*\\d| \\d|[a-zæøå])(?: ?(?:kr|nok|,-))?`;
const term = `(?:${span}|${money})`;
const named =
  "(?:depositum\\w*|dep|(?:security |rental )?deposit|security(?= (?:is|of|equal))|sikkerhet(?:en)?(?= (?:er|på|tilsvarer|utgjør|settes))|bond)(?![a-zæøå])";
const extra = "(?:ekstra|extra|additional|tilleggs?-?|i tillegg|further)";
const rents = "(?:rent|leie|husleie|månedsleie\\w*)";
const what = `(?: (?:${rents}|of|i|som|as|in|worth))*`;
/** A second term is of the deposit too, and no rent in advance, where this follows it. */
const added = `(?:(?= ?$)|(?=${what} (?:${extra}|${named}|for (?:an? )?(?:husdyr|dyr|hund|katt|pets?|dogs?|cats?))))`;
const sum = `${term}(?:${what} ?(?:\\+|pluss|plus) ?${term}${added})?`;
const link =
  "(?:på|er|tilsvarende|tilsvarer|lik|utgjør|kreves|settes til|av|stort|beløp|minst|minimum|ca|of|is|equal to|equals|required|amount|will be)";
const start = "(?<![a-zæøå\\d])";
const leads = [
  new RegExp(`${start}(?<extra>${extra} )?${named}:?(?: ${link})*:? ?=? ?(?<sum>${sum})`, "gu"),
  // `leietid 12 mnd depositum 3 mnd`: the second is the deposit
  new RegExp(
    `(?<![a-zæøå\\d.,])(?<sum>${span})${what}(?<extra> ${extra})? ${named}(?!:?(?: ${link})*:? ?=? ?${term})`,
    "gu",
  ),
  new RegExp(
    `(?<![a-zæøå\\d.,])(?<sum>${money})(?<extra> ${extra})? (?:i|som|as|in) ${named}`,
    "gu",
  ),
] as const;

/** Words before a deposit that nobody asks for: `vi krever aldri åtte måneders depositum`. */
const refused =
  /(?:\b(?:aldri|ikke|never|not|n't)(?: (?:kreve[rs]?|ber?|om|ha|tar?|ask|for|charge|take|require|more|than|mer|enn|over|an?|en|et))*|\b(?:ingen|no)) $/u;

/** Characters before an amount in which what it is stands. */
const REACH = 60;

const numberOf = (amount: string): number =>
  amountOf(amount.replaceAll(/[ .,](?=\d{3})/gu, "").replace("tusen", "k"));

/** What else is paid by the month or week. */
const notRent =
  /strøm|nett|garasje|parkering|felleskost|konto|\bbod|vann|møbl|vask|oppvarming|internet|wi-?fi|nbn|parking|garage|\bcar\b|storage|electric|bills|\bgas\b|furni|\bgym|clean/u;

/** The rent that a text states for that period. */
function statedRent(text: string, period: Period): number {
  const per =
    period === "month"
      ? "(?:/ ?|per |pr |i |a )(?:mnd|måned\\w*|month)"
      : "(?:/ ?|per |a |p/?)?(?:wk|weekly|week|w)\\b";
  const ownName = `(?<![a-zæøå])${rents}n?:?(?: (?:er|på|is|of))* ?$`;
  const amounts = [...text.matchAll(new RegExp(`(?<![\\d.,])${money}|\\$ ?\\d{2,3}\\b`, "gu"))];
  const found = amounts.filter(({ 0: words, index }) => {
    const isPaid =
      !notRent.test(text) && new RegExp(`^ ?${per}`, "u").test(text.slice(index + words.length));
    const isNamed =
      period === "month" &&
      new RegExp(ownName, "u").test(text.slice(Math.max(0, index - REACH), index));
    return isPaid || isNamed;
  });
  return Math.max(0, ...found.map(([words]) => numberOf(words)));
}

/** Part by which an amount may be above the highest: a rent by the month is not exactly so many weeks. */
const rounded: Readonly<Record<Period, number>> = { week: 1.02, month: 1 };

/** What the law says of deposits there, and the rent of the home where it is known. */
interface Highest {
  max: number;
  period: Period;
  rent?: number | null | undefined;
}

/**
 * Deposits in a text of more periods of rent than the highest: `depositum 8 måneder`, `bond of 6 weeks`, `et års leie i
 * depositum`, `6 mnd + 2 mnd ekstra depositum`, and amounts where the text or the listing states the rent.
 */
export function highDeposits(text: string, { max, period, rent }: Highest): FoundWords[] {
  const clauses = clausesOf(text);
  const stated = Math.max(...clauses.map((clause) => statedRent(clause.text, period)), rent ?? 0);
  const periodsOf = (words: string): number => {
    const { count: number = "", unit: written = "" } = parts.exec(words)?.groups ?? {};
    const kind = units.find(([, form]) => new RegExp(`^(?:${form})$`, "u").test(written))?.[0];
    if (kind) return (spelled[number] ?? Number(number.replace(",", "."))) * lengths[period][kind];
    return stated > 0 ? numberOf(words) / stated / rounded[period] : 0;
  };
  const found = clauses.flatMap(({ text: clause, sentence }) =>
    leads.flatMap((lead) =>
      [...clause.matchAll(lead)]
        .filter(({ index }) => !refused.test(clause.slice(Math.max(0, index - REACH), index)))
        .map(({ 0: words, groups }) => ({
          words: words.trim(),
          sentence,
          isExtra: groups?.["extra"] !== undefined,
          periods: [...(groups?.["sum"] ?? "").matchAll(new RegExp(term, "gu"))]
            .map(([each]) => periodsOf(each.trim()))
            .reduce((all, each) => all + each, 0),
        })),
    ),
  );
  const withExtra = found
    .filter(({ isExtra }) => isExtra)
    .map((each) => ({
      words: each.words,
      periods: found
        .filter(({ sentence, isExtra }) => sentence === each.sentence && !isExtra)
        .reduce((all, { periods }) => all + periods, each.periods),
    }));
  return [...found, ...withExtra]
    .filter(({ periods }) => periods > max)
    .map(({ words }) => ({ words, isCertain: true }));
}
