import type { AnswerFacts } from "@hjem/assistant/answer-types";
import type { AnswerSummary } from "@hjem/domain/chat/chat-message";
import type { Language } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";

/** A question about a home, with everything that its answer may stand on. */
export interface AskedQuestion {
  facts: AnswerFacts;
  region: Region;
  /** Of the answer. */
  language: Language;
  question: string;
  /** Questions and answers before it, oldest first. */
  earlier: readonly { question: string; answer: string }[];
  /** Milliseconds since 1970. */
  now: number;
}

/** A part of an answer: more text as it is shown, then once what the answer stands on. */
export type AnswerPart = { text: string } | { summary: AnswerSummary };

/**
 * Who answers (CHAT-042): the facts engine, or a model by configuration. An engine knows nothing but what it is given,
 * ends early when `signal` says so, and throws where it has no answer.
 */
export interface AnswerEngine {
  answer(asked: AskedQuestion, signal: AbortSignal): AsyncIterable<AnswerPart>;
}
