import { type Language, regionLanguage } from "@hjem/domain/language";
import { isRental } from "@hjem/domain/listing/availability";
import type { Region } from "@hjem/domain/region";
import type { Answer, AnswerFacts, AnswerStatus } from "./answer-types.ts";
import { quoteAdvertiser } from "./description/quote-advertiser.ts";
import {
  type AskedContext,
  type FieldContext,
  labelOf,
  rowLabel,
  say,
  termOf,
} from "./fields/field-row.ts";
import { fieldRows } from "./fields/field-rows.ts";
import { priceStatementFor } from "./fields/price-statement.ts";
import type { MessageId } from "./messages/messages.ts";
import { choicesOf, clausesOf } from "./understand/clauses.ts";
import { isFiller } from "./understand/filler-words.ts";
import { findTerms, isTermQuestion } from "./understand/glossary.ts";
import { bestMatch, type Pattern } from "./understand/patterns.ts";
import { questionTokens } from "./understand/tokens.ts";
import { type Understanding, understandingOf } from "./understanding.ts";

/** Longer questions are not read. */
const QUESTION_LENGTH_MAX = 1_000;

/** What questions about the price of a home for sale mean for a rental. */
const rentalIntents: Readonly<Record<string, string>> = {
  askingPrice: "rent",
  monthlyCost: "rent",
};
/** What questions about a rental mean for a home for sale: its deposit is that of the loan. */
const saleIntents: Readonly<Record<string, string>> = {
  deposit: "monthlyCost",
  includedInLease: "includedInSharedCost",
};
/** Said by the advertiser as a facility; what is measured comes first. */
const measuredIntents: Readonly<Record<string, string>> = { "facility:public_transport": "stops" };
/** What is said, where it is stated, when the field that was asked for is not. */
const relatedRows: Readonly<Record<string, string>> = {
  askingPrice: "saleMethod",
  totalPrice: "transferDuty",
  "facility:elevator": "floor",
};

const refusalMessages: Readonly<Record<string, MessageId>> = {
  advice: "declined.advice",
  forecast: "declined.forecast",
  people: "declined.people",
  legal: "declined.legal",
  private: "declined.private",
  self: "declined.self",
  greeting: "declined.greeting",
  thanks: "declined.thanks",
};
/** Words that begin or end a question too; alone they are none. */
const pleasantries: ReadonlySet<string> = new Set(["greeting", "thanks", "self"]);
const refusalMessage = (reason: string): MessageId =>
  refusalMessages[reason] ?? "declined.offTopic";

const plainAnswer = (
  context: FieldContext,
  intent: string,
  status: AnswerStatus,
  id: MessageId,
): Answer => ({
  intent,
  sentences: [say(context, id, { viewings: termOf(context, "date.inspections").toLowerCase() })],
  quotes: [],
  status,
  isEnquiryOffered: false,
});

function notStated(context: FieldContext, intent: string, sentence: string): Answer {
  const related = answerField(context, relatedRows[intent] ?? "");
  const known = related?.status === "answered" ? related : null;
  return {
    intent,
    sentences: [sentence, ...(known?.sentences ?? []), say(context, "answer.ask")],
    quotes: known?.quotes ?? [],
    status: "not-stated",
    isEnquiryOffered: true,
  };
}

function answerField(context: FieldContext, intent: string): Answer | null {
  const row = fieldRows[intent];
  if (!row) return null;
  const value = row.read(context);
  const label = rowLabel(context, row) || labelOf(context, "label.status");
  if (value === null) {
    const withheld = priceStatementFor(context, intent);
    return withheld ?? notStated(context, intent, say(context, "answer.notStated", { label }));
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

function answerFacility(
  context: AskedContext,
  intent: string,
  subject: readonly Pattern[],
): Answer {
  const key = intent.slice("facility:".length);
  const { listing, region, language } = context;
  const facility = region.facilities.find((each) => each.key === key);
  const label = facility?.label[language.code] ?? key;
  if (!listing.facilities.includes(key)) {
    return (
      quoteAdvertiser(context, subject) ??
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
  const found = findTerms(words, facts.glossary ?? []);
  if (found.length === 0) return plainAnswer(context, "term", "unclear", "answer.noTerm");
  return {
    intent: "term",
    sentences: found.map(({ term, text }) => `${term}: ${text}`),
    quotes: [{ field: "glossary", anchor: "facts" }],
    status: "answered",
    isEnquiryOffered: false,
  };
}

/** What an intent means for this home. */
function meantHere({ listing, stops }: AskedContext, intent: string | undefined) {
  const ofHome = isRental(listing) ? rentalIntents : saleIntents;
  const measured = stops.length > 0 ? measuredIntents : {};
  return intent && (ofHome[intent] ?? measured[intent] ?? intent);
}

const isOrdinary = (word: string, known: Understanding["known"]): boolean =>
  word.length <= 3 || /\d/.test(word) || isFiller(word) || known.has(word);

/** What a loan costs on other terms than those assumed is calculated on the page. */
const withOwnFigures = (context: AskedContext, answered: Answer): Answer =>
  answered.intent === "monthlyCost" && /\d/.test(context.question)
    ? { ...answered, sentences: [...answered.sentences, say(context, "answer.ownFigures")] }
    : answered;

/** Who supplied a kitchen says nothing of its size. */
const isOfSize = ({ sentences }: Answer): boolean =>
  sentences.some((text) => /\d\s*(?:m²|m2|kvm|kvadrat|sqm|square)/iu.test(text));

/** The patterns one of which a quotation must match: all of the field that was asked for, or those topics that the question matches. */
const subjectOf = (
  words: readonly string[],
  intent: string | undefined,
  { intents, topics }: Pick<Understanding, "intents" | "topics">,
): readonly Pattern[] =>
  intent === undefined || intent === "topic"
    ? [...intents.filter((each) => each.intent === "topic"), ...topics].filter(
        (each) => bestMatch(words, [each]) !== null,
      )
    : intents.filter((each) => each.intent === intent);

/** Answers what was understood; the order is that of what must not be missed. */
function answerWords(
  context: AskedContext,
  words: readonly string[],
  { declined, intents, topics, known }: Understanding,
  facts: AnswerFacts,
): Answer {
  const refused = bestMatch(words, declined);
  const isOfTerm = isTermQuestion(context.question, words);
  const isOfKnownTerm = isOfTerm && findTerms(words, facts.glossary ?? []).length > 0;
  const found = bestMatch(words, intents);
  // What a cooling-off period is can be said; whether it applies cannot.
  const isOverruled = isOfKnownTerm && refused?.intent === "legal";
  if (refused && !isOverruled && !(found && pleasantries.has(refused.intent))) {
    const answered = plainAnswer(
      context,
      refused.intent,
      "declined",
      refusalMessage(refused.intent),
    );
    return { ...answered, isEnquiryOffered: refused.intent === "self" };
  }
  if (isOfKnownTerm) return answerTerm(context, words, facts);
  // One known word beside others that mean nothing here is a guess: `is the agent single`.
  const isGuess = found?.words === 1 && words.some((word) => !isOrdinary(word, known));
  const meant = isGuess ? null : found;
  const intent = meantHere(context, meant?.intent);
  const subject = subjectOf(words, meant?.intent, { intents, topics });
  if (intent?.startsWith("facility:")) return answerFacility(context, intent, subject);
  const answered = intent === undefined ? null : answerField(context, intent);
  if (answered?.status === "answered") return withOwnFigures(context, answered);
  const quoted = quoteAdvertiser(context, subject);
  if (quoted && (!intent?.startsWith("roomSize:") || isOfSize(quoted))) return quoted;
  if (answered) return answered;
  if (isOfTerm) return answerTerm(context, words, facts);
  // An intent without a field is of something that no listing states.
  if (intent !== undefined || bestMatch(words, topics)) {
    return notStated(context, "topic", say(context, "answer.topicNotStated"));
  }
  return {
    ...plainAnswer(context, "unclear", "unclear", "unclear.question"),
    isEnquiryOffered: true,
  };
}

/** Whether the listing was asked for something that it has a place for. */
const isOfField = ({ status, intent }: Answer): boolean =>
  intent !== "topic" &&
  (status === "not-stated" || (status === "answered" && !["description", "term"].includes(intent)));

/** Answers of several questions as one, as what the question as a whole was understood as. */
const together = (
  context: FieldContext,
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

/** Two questions at once have both answers; of one that is not understood, the part that is. */
function answerParts(context: AskedContext, whole: Answer, ask: (part: string) => Answer): Answer {
  const choices = choicesOf(context.question);
  if (whole.intent === "rude") return choices.map(ask).find(isOfField) ?? whole;
  if (whole.status === "declined" || choices.length === 1) return whole;
  const answers = clausesOf(context.question).map(ask);
  const intents = new Set(answers.map(({ intent }) => intent));
  const [first, second] = answers;
  if (whole.intent === "topic" && answers.length > 1 && first && isOfField(first)) {
    if (first.status === "not-stated") return first;
    const rest = notStated(context, "topic", say(context, "answer.restNotStated"));
    return together(context, first, [first, rest]);
  }
  if (answers.length > 1 && intents.size === answers.length && answers.every(isOfField)) {
    return together(context, whole, answers);
  }
  // `What are the fees, and what do they cover` asks the second of the first.
  if (first && second?.status === "unclear" && isOfField(first) && isOfField(whole)) {
    return together(context, whole, [first, whole]);
  }
  if (whole.status !== "unclear") return whole;
  return choices.map(ask).find(isOfField) ?? whole;
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
  const ask = (text: string): Answer => {
    const words = questionTokens(text).map((token) => understanding.known.correct(token));
    return answerWords({ ...context, question: text }, words, understanding, facts);
  };
  return answerParts(context, ask(question), ask);
}
