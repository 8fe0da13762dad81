import { formatQuote } from "@hjem/domain/format/format-text";
import type { PublicQuestion } from "@hjem/domain/listing/public-question";
import type { Answer, AnswerAnchor } from "../answer-types.ts";
import { type AskedContext, say } from "../fields/field-row.ts";
import { fillerWords } from "../understand/filler-words.ts";
import { findSentence, findText } from "./find-sentence.ts";

const quoted = (intent: "questions" | "description", sentences: string[]): Answer => ({
  intent,
  sentences,
  quotes: [{ field: intent, anchor: intent satisfies AnswerAnchor }],
  status: "answered",
  isEnquiryOffered: false,
});

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
 * description; null where neither has more than half of the question's words.
 */
export function quoteAdvertiser(context: AskedContext): Answer | null {
  const { listing, language } = context;
  const { questions = [], description } = listing;
  const compared = {
    question: context.question.replaceAll(/\p{L}+vendt\b/giu, "vender"),
    ignored: fillerWords,
    language,
  };
  const pairs = questions.map(({ question, answer }) => `${question} ${answer}`);
  const published = questions[findText(pairs, compared) ?? -1];
  if (published) {
    return quoted("questions", publishedSentences(context, published));
  }
  const sentence = findSentence(description, compared);
  if (sentence === null) return null;
  return quoted("description", [
    say(context, "answer.advert", { quote: formatQuote(context, sentence) }),
  ]);
}
