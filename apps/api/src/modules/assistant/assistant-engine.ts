import type { AnswerEngine } from "./answer-engine.ts";
import { factsEngine } from "./facts-engine.ts";
import { withSearches } from "./search-engine.ts";
import { type TravelDeps, withTravelTimes } from "./travel-engine.ts";

/**
 * Who answers on a property page: searches for other homes and travel times are read before any question is put to the
 * model, or without one to the facts engine (D81, D109).
 */
export const assistantEngine = (model: AnswerEngine | null, deps: TravelDeps): AnswerEngine =>
  withSearches(withTravelTimes(model ?? factsEngine, deps), deps.reader);
