import { formatQuote } from "@hjem/domain/format/format-text";
import type { PublicQuestion } from "@hjem/domain/listing/public-question";
import type { Answer, AnswerAnchor } from "../answer-types.ts";
import { type AskedContext, say } from "../fields/field-row.ts";
import { isStatedIn } from "../intents/demands.ts";
import { besideSubject, fillerWords } from "../understand/filler-words.ts";
import { bestMatch, type Pattern } from "../understand/patterns.ts";
import { questionTokens } from "../understand/tokens.ts";
import { findSentence, findText } from "./find-sentence.ts";

/** Words by which no sentence is found. */
const ignored: ReadonlySet<string> = new Set([...fillerWords, ...besideSubject]);

const quoted = (intent: "questions" | "description", sentences: string[]): Answer => ({
  intent,
  sentences,
  quotes: [{ field: intent, anchor: intent satisfies AnswerAnchor }],
  status: "answered",
  isEnquiryOffered: false,
});

/** `The garage is insulated` says nothing of the house. */
const outbuilding = /^(?:the )?(garasje|bod|uthus|anneks|garage|shed)\p{L}*/iu;
const isOfOutbuilding = (text: string, question: string): boolean => {
  const named = outbuilding.exec(text)?.[1]?.toLowerCase();
  return named !== undefined && !question.toLowerCase().includes(named);
};

/** A sentence that calls on the reader tells only how to get or see something. */
const call = /^(?:ta kontakt|kontakt|send|spør|contact|call|email)(?!\p{L})/iu;
const ofGetting =
  /(?<!\p{L})(?:kontakt\p{L}*|visning|se|få|får|fås|hvem|hvor|hvordan|contact|inspect\p{L}*|get|see|where|who|how)(?!\p{L})/iu;
const isCallBeside = (text: string, question: string): boolean =>
  call.test(text) &&
  !ofGetting.test(question.replace(/(?:hvor|kor|how) (?:stor\p{L}*|big|large)/iu, ""));

/** A published question and its answer, each quoted (D86). */
export const publishedSentences = (
  context: Pick<AskedContext, "language">,
  { question, answer }: PublicQuestion,
): string[] => [
  say(context, "answer.asked", { question: formatQuote(context, question) }),
  say(context, "answer.published", { answer: formatQuote(context, answer) }),
];

/**
 * The advertiser's own words on a question, quoted as such: what they have answered publicly (D86), else a sentence of the
 * description; null where neither has more than half of the question's words. Where the question is of a known subject,
 * they must match one of its patterns, too; `isWhole` asks for all of the question's words: `It offers three bedrooms` answers nothing about offers.
 */
export function quoteAdvertiser(
  context: AskedContext,
  subject: readonly Pattern[],
  isWhole = false,
): Answer | null {
  const { listing, language } = context;
  const { questions = [], description } = listing;
  const compared = {
    question: context.question.replaceAll(/\p{L}+vendt\b/giu, "vender"),
    ignored,
    language,
    isWhole: isWhole || subject.length === 0,
  };
  const isOfSubject = (text: string): boolean =>
    !isOfOutbuilding(text, context.question) &&
    !isCallBeside(text, context.question) &&
    isStatedIn(context.question, text) &&
    (subject.length === 0 || bestMatch(questionTokens(text), subject) !== null);
  const pairs = questions
    .map((published) => ({ published, text: `${published.question} ${published.answer}` }))
    .filter(({ text }) => isOfSubject(text));
  const texts = pairs.map(({ text }) => text);
  const found = pairs[findText(texts, compared) ?? -1];
  if (found) {
    return quoted("questions", publishedSentences(context, found.published));
  }
  const sentence = findSentence(description, compared, isOfSubject);
  if (sentence === null) return null;
  return quoted("description", [
    say(context, "answer.advert", { quote: formatQuote(context, sentence) }),
  ]);
}
