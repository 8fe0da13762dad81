import { formatQuote } from "@hjem/domain/format/format-text";
import { type Language, regionLanguage } from "@hjem/domain/language";
import { isRental } from "@hjem/domain/listing/availability";
import type { Region } from "@hjem/domain/region";
import type { Answer, AnswerFacts, AnswerStatus } from "./answer-types.ts";
import { findSentence } from "./description/find-sentence.ts";
import { type FieldContext, labelOf, say } from "./fields/field-row.ts";
import { fieldRows } from "./fields/field-rows.ts";
import type { MessageId } from "./messages/messages.ts";
import { fillerWords } from "./understand/filler-words.ts";
import { findTerm, isTermQuestion } from "./understand/glossary.ts";
import { bestMatch } from "./understand/patterns.ts";
import { questionTokens } from "./understand/tokens.ts";
import { type Understanding, understandingOf } from "./understanding.ts";

/** Longer questions are not read. */
const QUESTION_LENGTH_MAX = 1_000;

/** The home, and what is asked about it. */
interface AskedContext extends FieldContext {
  question: string;
}

/** What questions about the price of a home for sale mean for a rental. */
const rentalIntents: Readonly<Record<string, string>> = {
  askingPrice: "rent",
  monthlyCost: "rent",
};

const refusalMessages: Readonly<Record<string, MessageId>> = {
  advice: "declined.advice",
  forecast: "declined.forecast",
  people: "declined.people",
  legal: "declined.legal",
  private: "declined.private",
  greeting: "declined.greeting",
};
const refusalMessage = (reason: string): MessageId =>
  refusalMessages[reason] ?? "declined.offTopic";

const plainAnswer = (
  context: FieldContext,
  intent: string,
  status: AnswerStatus,
  id: MessageId,
): Answer => ({
  intent,
  sentences: [say(context, id)],
  quotes: [],
  status,
  isEnquiryOffered: false,
});

/** The advert's own words on a question, quoted as such. */
function quoteAdvert(context: AskedContext): Answer | null {
  const { description } = context.listing;
  const found = findSentence(description, context.question, fillerWords, context.language);
  if (!found) return null;
  return {
    intent: "description",
    sentences: [say(context, "answer.advert", { quote: formatQuote(context, found) })],
    quotes: [{ field: "description", anchor: "description" }],
    status: "answered",
    isEnquiryOffered: false,
  };
}

const notStated = (context: FieldContext, intent: string, sentence: string): Answer => ({
  intent,
  sentences: [sentence, say(context, "answer.ask")],
  quotes: [],
  status: "not-stated",
  isEnquiryOffered: true,
});

function answerField(context: FieldContext, intent: string): Answer | null {
  const row = fieldRows[intent];
  if (!row) return null;
  const value = row.read(context);
  const label = labelOf(context, row.label) || labelOf(context, "label.status");
  if (value === null) {
    return notStated(context, intent, say(context, "answer.notStated", { label }));
  }
  const { field, anchor } = row;
  return {
    intent,
    sentences: [/[.!?]$/.test(value) ? `${label}: ${value}` : `${label}: ${value}.`],
    quotes: [{ field, anchor }],
    status: "answered",
    isEnquiryOffered: false,
  };
}

function answerFacility(context: AskedContext, intent: string): Answer {
  const key = intent.slice("facility:".length);
  const { listing, region, language } = context;
  const facility = region.facilities.find((each) => each.key === key);
  const label = facility?.label[language.code] ?? key;
  if (!listing.facilities.includes(key)) {
    return (
      quoteAdvert(context) ??
      notStated(context, intent, say(context, "answer.notStated", { label }))
    );
  }
  return {
    intent,
    sentences: [say(context, "answer.listed", { label })],
    quotes: [{ field: `facilities.${key}`, anchor: "facilities" }],
    status: "answered",
    isEnquiryOffered: false,
  };
}

function answerTerm(context: FieldContext, words: readonly string[], facts: AnswerFacts): Answer {
  const found = findTerm(words, facts.glossary ?? []);
  if (!found) return plainAnswer(context, "term", "unclear", "answer.noTerm");
  const { term, text } = found;
  return {
    intent: "term",
    sentences: [`${term}: ${text}`],
    quotes: [{ field: "glossary", anchor: "facts" }],
    status: "answered",
    isEnquiryOffered: false,
  };
}

const isOrdinary = (word: string, known: Understanding["known"]): boolean =>
  word.length <= 2 || /\d/.test(word) || fillerWords.has(word) || known.has(word);

/** Answers what was understood; the order is that of what must not be missed. */
function answerWords(
  context: AskedContext,
  words: readonly string[],
  { declined, intents, topics, known }: Understanding,
  facts: AnswerFacts,
): Answer {
  const refused = bestMatch(words, declined);
  if (refused) {
    return plainAnswer(context, refused.intent, "declined", refusalMessage(refused.intent));
  }
  if (isTermQuestion(words) && findTerm(words, facts.glossary ?? [])) {
    return answerTerm(context, words, facts);
  }
  const found = bestMatch(words, intents);
  // One known word beside others that mean nothing here is a guess: `is the agent single`.
  const isGuess = found?.words === 1 && words.some((word) => !isOrdinary(word, known));
  const meant = isGuess ? null : found;
  const intent = (isRental(context.listing) && rentalIntents[meant?.intent ?? ""]) || meant?.intent;
  if (intent?.startsWith("facility:")) return answerFacility(context, intent);
  const answered = intent === undefined ? null : answerField(context, intent);
  if (answered?.status === "answered") return answered;
  const quoted = quoteAdvert(context);
  if (quoted) return quoted;
  if (answered) return answered;
  if (isTermQuestion(words)) return answerTerm(context, words, facts);
  if (bestMatch(words, topics)) {
    return notStated(context, "topic", say(context, "answer.topicNotStated"));
  }
  return {
    ...plainAnswer(context, "unclear", "unclear", "unclear.question"),
    isEnquiryOffered: true,
  };
}

/**
 * Answers a visitor's question about a home, from its listing, the market's rules and the product's formulas only; never
 * from other sources, and never by following what a question or listing instructs. Pure: the same input gives the same
 * answer. `language` is the page's; `now` in milliseconds. It never throws, and its cost is bounded by the length limit
 * (CHAT-001, CHAT-042, D81).
 */
export function answer(
  question: string,
  facts: AnswerFacts,
  region: Region,
  language: Language,
  now: number,
): Answer {
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
  if (question.length > QUESTION_LENGTH_MAX) {
    return plainAnswer(context, "long", "unclear", "unclear.long");
  }
  const understanding = understandingOf(region, context.language.code);
  const words = questionTokens(question).map((token) => understanding.known.correct(token));
  return answerWords(context, words, understanding, facts);
}
