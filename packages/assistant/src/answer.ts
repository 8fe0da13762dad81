import { type Language, regionLanguage } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";
import {
  answerField,
  answerOnTerms,
  notStated,
  notUnderstood,
  plainAnswer,
} from "./answer-field.ts";
import type { Answer, AnswerFacts } from "./answer-types.ts";
import { answerWords } from "./answer-words.ts";
import { type AskedContext, say } from "./fields/field-row.ts";
import { fieldRows } from "./fields/field-rows.ts";
import { generalAnswer } from "./general-answer.ts";
import { describesHome, namesOthers } from "./thread/other-homes.ts";
import { standaloneQuestion, type TextFacts } from "./thread/standalone.ts";
import { isOfWay, travelQuestion } from "./travel/travel-question.ts";
import { choicesOf, clausesOf } from "./understand/clauses.ts";
import { ownTermsOf } from "./understand/own-terms.ts";
import { bestMatch, WEAK_SCORE } from "./understand/patterns.ts";
import { questionTokens } from "./understand/tokens.ts";
import { writtenOut } from "./understand/written-out.ts";
import { understandingOf } from "./understanding.ts";

/** Longer questions are not read. */
const QUESTION_LENGTH_MAX = 1_000;

/** Whether the listing was asked for something that it has a place for. */
const isOfField = ({ status, intent }: Answer): boolean =>
  intent !== "topic" &&
  (status === "not-stated" || (status === "answered" && !["description", "term"].includes(intent)));

/** Answers of several questions as one, as what the question as a whole was understood as. */
const together = (
  context: AskedContext,
  { intent }: Answer,
  answers: readonly Answer[],
): Answer => {
  const ask = say(context, "answer.ask");
  const isEnquiryOffered = answers.some((each) => each.isEnquiryOffered);
  const said = new Set(answers.flatMap((each) => each.sentences));
  said.delete(ask);
  return {
    intent,
    sentences: isEnquiryOffered ? [...said, ask] : [...said],
    quotes: answers
      .flatMap(({ quotes }) => quotes)
      .filter(({ field }, at, all) => all.findIndex((each) => each.field === field) === at),
    status: answers.some(({ status }) => status === "answered") ? "answered" : "not-stated",
    isEnquiryOffered,
  };
};

/** How a question of its own begins. */
const asks =
  /^(?:hva|hvor|hvem|hvilke\p{L}*|hvordan|når|er|har|kan|får|finnes|må|skal|blir|følger|går|trenger|kva|kor|what|where|which|how|when|who|is|are|was|were|does|do|did|can|could|has|have|will|must|should)(?![\p{L}])/iu;

/** Questions that are not answered, whatever else is asked beside them. */
const alwaysDeclined: ReadonlySet<string> = new Set([
  "legal",
  "advice",
  "forecast",
  "people",
  "private",
]);

/** Two questions at once have both answers; of one that is not understood, the part that is. */
function answerParts(
  context: AskedContext,
  whole: Answer,
  ask: (part: string) => Answer,
  texts: TextFacts,
): Answer {
  const choices = choicesOf(context.question);
  if (whole.intent === "rude") return choices.map(ask).find(isOfField) ?? whole;
  const clauses = clausesOf(context.question);
  const isTwo = clauses.length > 1 && clauses.every((clause) => asks.test(clause));
  const isRefused = whole.status === "declined" && !(isTwo && alwaysDeclined.has(whole.intent));
  if (isRefused || choices.length === 1) return whole;
  const said = new Map(
    clauses
      .map((clause, at) => ask(standaloneQuestion(clause, clauses.slice(0, at), texts)))
      .map((each) => [each.sentences.join(" "), each]),
  );
  const answers = [...said.values()];
  const [first, second] = answers;
  // The half that nothing is known of is said to be open.
  const isAnswered = answers.some(({ status }) => status === "answered");
  const isOpen = answers.every(({ status }) => status === "not-stated");
  if (answers.length > 1 && (answers.every(isOfField) || (isTwo && (isAnswered || isOpen)))) {
    const answered = answers.find(({ status }) => status === "answered");
    return together(context, whole.status === "answered" ? whole : (answered ?? whole), answers);
  }
  if (whole.status === "declined") return whole;
  const facilities = clauses.length === 1 ? choices.map(ask) : [];
  const isEach = facilities.every(({ intent }) => intent.startsWith("facility:"));
  if (isEach && new Set(facilities.map(({ intent }) => intent)).size > 1) {
    const answered = facilities.find(({ status }) => status === "answered");
    return together(context, answered ?? whole, facilities);
  }
  if (whole.intent === "topic" && answers.length > 1 && first && isOfField(first)) {
    if (first.status === "not-stated") return first;
    const rest = notStated(context, "topic", say(context, "answer.restNotStated"));
    return together(context, first, [first, rest]);
  }
  // `What are the fees, and what do they cover` asks the second of the first.
  if (first && second?.status === "unclear" && isOfField(first) && isOfField(whole)) {
    return together(context, whole, [first, whole]);
  }
  if (whole.intent === "topic" && clauses.length === 1) {
    const chosen = choices.map(ask).find((each) => isOfField(each) && each.status === "answered");
    if (chosen) {
      const rest = notStated(context, "topic", say(context, "answer.restNotStated"));
      return together(context, chosen, [chosen, rest]);
    }
  }
  if (whole.status !== "unclear") return whole;
  return choices.map(ask).find(isOfField) ?? whole;
}

/**
 * Answers a visitor's question about a home, from its listing, the market's rules and the product's formulas only; never
 * from other sources, and never by following what a question or listing instructs. Pure: the same input gives the same
 * answer. `language` is the page's; `now` in milliseconds; `before` are the questions before it, oldest first, to which it
 * can refer. It never throws, and its cost is bounded by the length limit (CHAT-001, CHAT-042, D81).
 */
export function answer(
  typed: string,
  facts: AnswerFacts,
  region: Region,
  language: Language,
  now: number,
  before: readonly string[] = [],
): Answer {
  const question = writtenOut(typed);
  const earlier = before.map(writtenOut);
  const { listing, stops = [] } = facts;
  const context = {
    region,
    language: regionLanguage(region, language),
    listing,
    stops,
    now,
    question,
  };
  if (question.trim() === "") return plainAnswer(context, "empty", "unclear", "unclear.empty");
  if (typed.length > QUESTION_LENGTH_MAX) {
    return plainAnswer(context, "long", "unclear", "unclear.long");
  }
  const understanding = understandingOf(region, context.language.code);
  const wordsOf = (text: string) =>
    questionTokens(text).map((token) => understanding.known.correct(token));
  const ask = (text: string): Answer => {
    const asked = { ...context, question: text };
    const direct = answerWords(asked, wordsOf(text), understanding, facts);
    return generalAnswer(asked, wordsOf(text), understanding.general, direct) ?? direct;
  };
  const isGeneral = (text: string): boolean =>
    generalAnswer(context, wordsOf(text), understanding.general, null) !== null;
  const intentOf = (text: string): string | undefined => {
    const found = bestMatch(wordsOf(text), understanding.intents);
    return found && found.score > WEAK_SCORE ? found.intent : undefined;
  };
  const texts: TextFacts = {
    isKnown: (text) => intentOf(text) !== undefined,
    isGeneral,
    isRecurring: (text) => {
      const intent = bestMatch(wordsOf(text), understanding.intents)?.intent ?? "";
      return intent === "askingPrice" || fieldRows[intent]?.recurs !== undefined;
    },
  };
  const refused = bestMatch(wordsOf(question), understanding.declined)?.intent;
  // `What if rates go to 8%` foretells nothing.
  if ((refused === undefined || refused === "forecast") && !isGeneral(question)) {
    const terms = ownTermsOf(question, earlier, intentOf);
    const answered = terms && answerOnTerms(context, terms);
    if (answered) return answered;
  }
  // `What about walking?` asks the same way again, of which the listing states no more.
  const ways = earlier.filter((asked) => travelQuestion(asked) !== null);
  if (isOfWay(question) && travelQuestion(question) === null && intentOf(question) !== "stops") {
    const way = ways.at(-1);
    return way === undefined ? notUnderstood(context) : ask(way);
  }
  const isOfOthers = earlier.slice(-2).some((asked) => intentOf(asked) === "similarHomes");
  if (isOfOthers && namesOthers(question)) return notUnderstood(context);
  if (isOfOthers && describesHome(question)) {
    return answerField(context, "similarHomes") ?? notUnderstood(context);
  }
  const alone = standaloneQuestion(question, earlier, texts);
  return answerParts({ ...context, question: alone }, ask(alone), ask, texts);
}
