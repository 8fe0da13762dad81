import { answer } from "@hjem/assistant/answer";
import type { AnswerEngine } from "./answer-engine.ts";

/** Answers from the listing, the market's rules and the formulas alone: no network, the same answer each time (D81). */
export const factsEngine: AnswerEngine = {
  async *answer({ question, earlier, facts, region, language, now }) {
    const { sentences, status, quotes, isEnquiryOffered } = answer(
      question,
      facts,
      region,
      language,
      now,
      earlier.map((each) => each.question),
    );
    for (const [index, sentence] of sentences.entries()) {
      yield { text: index === 0 ? sentence : ` ${sentence}` };
    }
    yield { summary: { status, quotes, isEnquiryOffered } };
  },
};
