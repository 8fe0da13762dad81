import { type LoanTerms, loanBounds } from "@hjem/domain/costs/monthly-cost";

/** What a visitor supposes of their loan; the rest is assumed as on the page. */
export interface OwnTerms extends Partial<Pick<LoanTerms, "yearlyRate" | "years">> {
  /** Whole units of money. */
  equity?: number;
  /** Percent of price and costs. */
  equityPercent?: number;
  loan?: number;
}

/** Shares of the price above this are no interest rate, and interest rates below are rarely a deposit. */
const RATE_MAX = loanBounds.yearlyRate.max;
/** Smaller sums are no deposit and no loan: `2 bedrooms`. */
const SUM_MIN = 10_000;
/** A follow-up of more words is a question of its own. */
const FRAGMENT_WORDS_MAX = 8;

const figure = String.raw`\d{1,3}(?:[ \u00a0.,]\d{3})+|\d+(?:[.,]\d+)?`;
const sums = new RegExp(
  String.raw`(?<![\p{L}\d.,])\$?\s*(?<digits>${figure})\s*(?<unit>mill(?:ion(?:er|s)?)?\.?|mil|m|k|tusen|thousand|grand)?(?![\p{L}\d]|[.,]\d|\s*(?:%|percent|per cent|prosent|pst|år|års|years?|yrs?))`,
  "giu",
);
const percents = new RegExp(
  String.raw`(?<digits>\d+(?:[.,]\d+)?)\s*(?:%|percent|per cent|prosent|pst)`,
  "giu",
);
const spans = /(?<digits>\d{1,2})[\s-]*(?:års?|years?|yrs?)(?!\p{L})(?!\s*(?:old|gam))/iu;

const ofLoan = /lån(?:e|er|et)?(?!\p{L})|borrow|loan|mortgage/iu;
const ofEquity =
  /egenkapital|deposit|equity|down ?payment|put(?:ting)? (?:in|down)|(?<!\p{L})down(?!\p{L})|savings|spart|(?<!\p{L})EK(?!\p{L})/iu;
const ofRate = /rent[ea]n?(?!\p{L})|interest|(?<!council |water )rates?(?!\p{L})/iu;
const ofLoanCost =
  /månedskostnad|månadskostnad|bokostnad|terminbeløp|repayment|nedbetaling|(?:i|per|pr\.?) (?:måneden|måned|mnd)|(?:a|per) month|monthly/iu;
/** A condition or a price: what is asked about a deposit as such is another question. */
const supposes =
  /what if|what about|if (?:i|we)|suppose|hva om|hva hvis|kva om|kva viss|hvis (?:jeg|vi)|viss eg|dersom|tenk om|(?:hva|kva) med|koster|kostar|cost|repayment|what would|what are|how much|hvor mye|kor mykje|hva blir|kva blir|ved|at|with|med/iu;
/** Debts and incomes that are not the loan of the buyer. */
const ofOthers =
  /fellesgjeld|joint debt|lvr|lmi|belåningsgrad|comparison|yield|avkastning|leieinntekt|rental income|bond|depositum/iu;

const numberOf = (digits: string, unit: string): number => {
  const grouped = /^\d{1,3}(?:[ \u00a0.,]\d{3})+$/.test(digits);
  const value = grouped ? Number(digits.replaceAll(/\D/g, "")) : Number(digits.replace(",", "."));
  if (/^(?:m|mil)/iu.test(unit)) return value * 1_000_000;
  return /^(?:k|tusen|thousand|grand)/iu.test(unit) ? value * 1_000 : value;
};

/** Letters between a figure and the word that says what it is of. */
const NEAR = 30;

/** What stands up to the word for own capital that belongs to the figure before: `1,5 mill i EK og 5 %`. */
const ofFigureBefore =
  /^.*\d[^\d,]{0,14}?(?:egenkapital|deposit|equity|down ?payment|(?<!\p{L})(?:EK|down)(?!\p{L}))/iu;

/** What begins another figure after one. */
const nextFigure = /(?:[\d,;]|(?<!\p{L})(?:og|and|med|with|at|ved|over)(?!\p{L})).*$/iu;

/** Whether a word of a kind stands before or right after a number. */
const isNear = (text: string, start: number, end: number, words: RegExp): boolean =>
  words.test(text.slice(Math.max(0, start - NEAR), start)) || words.test(text.slice(end, end + 22));

/** The figures of a loan in a text; `before` are those supposed already, whose kind a bare figure has. */
function figuresOf(text: string, before: OwnTerms | null): OwnTerms {
  const found: OwnTerms = {};
  const years = Number(spans.exec(text)?.groups?.digits);
  const { min, max } = loanBounds.years;
  if (years >= min && years <= max) found.years = years;
  let read = 0;
  for (const match of text.matchAll(percents)) {
    const value = Number((match.groups?.digits ?? "").replace(",", "."));
    const end = match.index + match[0].length;
    // `20% down at 6%`: a word after one figure says nothing of the next.
    const left = text
      .slice(Math.max(read, match.index - NEAR), match.index)
      .replace(ofFigureBefore, "");
    const right = text.slice(end, end + NEAR).replace(nextFigure, "");
    const shareAfter = ofEquity.exec(right);
    const rateAfter = ofRate.exec(right);
    const isShareAfter =
      shareAfter !== null && (rateAfter === null || shareAfter.index < rateAfter.index);
    const isRate = /(?:at|ved|til|to|@)\s*$/iu.test(left) || ofRate.test(left);
    const isShare = isShareAfter || (ofEquity.test(left) && !isRate && rateAfter === null);
    if (isShareAfter) read = end + shareAfter.index + shareAfter[0].length;
    if (isShare && value <= 100) found.equityPercent = value;
    else if (!isShare && value <= RATE_MAX) found.yearlyRate = value;
  }
  for (const match of text.matchAll(sums)) {
    const { digits = "", unit = "" } = match.groups ?? {};
    const value = Math.round(numberOf(digits, unit));
    if (value < SUM_MIN) continue;
    const end = match.index + match[0].length;
    const isLoan = isNear(text, match.index, end, ofLoan);
    const isEquity = isNear(text, match.index, end, ofEquity);
    if ((isLoan && !isEquity) || (!isEquity && before?.loan !== undefined)) found.loan = value;
    else found.equity = value;
  }
  return found;
}

const isEmpty = (terms: OwnTerms): boolean => Object.keys(terms).length === 0;

/** Own capital and a loan are two ways to say one thing: the newer stands. */
function merged(before: OwnTerms | null, own: OwnTerms): OwnTerms {
  if (before === null) return own;
  const { equity, equityPercent, loan, ...rest } = before;
  const isSplit = [own.equity, own.equityPercent, own.loan].some((each) => each !== undefined);
  const split = {
    ...(equity !== undefined && { equity }),
    ...(equityPercent !== undefined && { equityPercent }),
    ...(loan !== undefined && { loan }),
  };
  return { ...rest, ...(isSplit ? {} : split), ...own };
}

/** What a question supposes of the loan, with what was supposed before; null where it is about something else. */
function termsIn(question: string, before: OwnTerms | null, isAfterCost: boolean): OwnTerms | null {
  if (ofOthers.test(question)) return null;
  const own = figuresOf(question, before);
  if (isEmpty(own)) return null;
  const isOfLoan = [ofLoan, ofEquity, ofRate].some((words) => words.test(question));
  const isSupposed = (isOfLoan || ofLoanCost.test(question)) && supposes.test(question);
  const words = question.split(/\s+/).filter(Boolean).length;
  const isFragment =
    isAfterCost &&
    words <= FRAGMENT_WORDS_MAX &&
    !/bedroom|soverom|kvm|sqm|m2|bygd|built/iu.test(question);
  return isSupposed || isFragment ? merged(before, own) : null;
}

/**
 * The loan that a question supposes: `what if the rate is 7%`, `hva med 25 år?`. What earlier questions in a row supposed goes on;
 * `intentOf` says what a question asks for; what asks nothing is passed over.
 */
export function ownTermsOf(
  question: string,
  earlier: readonly string[],
  intentOf: (question: string) => string | undefined,
): OwnTerms | null {
  let before: OwnTerms | null = null;
  let isAfterCost = false;
  for (const asked of earlier) {
    const terms = termsIn(asked, before, isAfterCost);
    const intent = intentOf(asked);
    if (terms === null && intent === undefined) continue;
    before = terms;
    isAfterCost = terms !== null || intent === "monthlyCost";
  }
  return termsIn(question, before, isAfterCost);
}
