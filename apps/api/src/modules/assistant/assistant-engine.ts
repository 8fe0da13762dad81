import type { AnswerEngine } from "./answer-engine.ts";
import { factsEngine } from "./facts-engine.ts";
import { plainWords } from "./plain-words.ts";
import { withSearches } from "./search-engine.ts";
import { type TravelDeps, withTravelTimes } from "./travel-engine.ts";

/** Says what `engine` says in plain words: each of its parts is whole sentences. */
const inPlainWords = (engine: AnswerEngine): AnswerEngine => ({
  async *answer(asked, signal) {
    for await (const part of engine.answer(asked, signal)) {
      yield "text" in part ? { text: plainWords(part.text) } : part;
    }
  },
});

/**
 * Who answers on a property page: searches for other homes and travel times are read before any question is put to the
 * model, or without one to the facts engine (D81, D109).
 */
export const assistantEngine = (model: AnswerEngine | null, deps: TravelDeps): AnswerEngine =>
  inPlainWords(withSearches(withTravelTimes(model ?? factsEngine, deps), deps.reader));
