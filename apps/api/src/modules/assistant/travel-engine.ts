import {
  isToOwnPlace,
  ownPlaceSentence,
  travelSentences,
  travelThread,
  type TravelTime,
} from "@hjem/assistant/travel-question";
import { type Point, roughPosition } from "@hjem/domain/distance";
import { regionLanguage } from "@hjem/domain/language";
import { type CommuteMode, parseRoute } from "@hjem/domain/travel/directions";
import type { FindRoute } from "../directions/routing.ts";
import type { TextReader } from "../reading/routes.ts";
import type { AnswerEngine, AskedQuestion } from "./answer-engine.ts";

/** The ways that are stated where a question does not say how, and the longest of each that anybody asks for, s. */
const usualWays: readonly { mode: CommuteMode; longest: number }[] = [
  { mode: "driving", longest: Number.POSITIVE_INFINITY },
  { mode: "biking", longest: 2 * 3_600 },
  { mode: "walking", longest: 3_600 },
];
const modeOf = { driving: "driving", cycling: "biking", walking: "walking" } as const;

/** Where ways from the home begin, as on its page: distances do not reveal a hidden address. */
const startOf = ({ street, coordinates }: { street: string; coordinates: Point }): Point =>
  street === "" ? roughPosition(coordinates) : coordinates;

/** What the answers stand on. */
export interface TravelDeps {
  reader: TextReader;
  findRoute: FindRoute;
}

/** What is said of the way that a question asks for; null for any other question, or where no way leads. */
async function travelAnswer(
  { question, earlier, region, language, facts }: AskedQuestion,
  { reader, findRoute }: TravelDeps,
): Promise<string[] | null> {
  const thread = travelThread(
    question,
    earlier.map((each) => each.question),
  );
  if (thread === null) return null;
  const answerLanguage = regionLanguage(region, language);
  if (isToOwnPlace(thread.question)) return [ownPlaceSentence(answerLanguage)];
  const { address } = facts.listing;
  const start = startOf(address);
  const destination = await reader.findDestination(thread.question, start, region);
  if (!destination) return null;
  const { place } = destination;
  const before =
    destination.way === null && thread.before !== null
      ? await reader.findDestination(thread.before, start, region)
      : null;
  const way = destination.way ?? before?.way ?? null;
  const isFjordCounty = region.fjordCounties?.includes(address.region ?? "") ?? false;
  const asked = way !== null && way !== "other" ? modeOf[way] : null;
  const modes = asked ? [{ mode: asked, longest: Number.POSITIVE_INFINITY }] : usualWays;
  const times: TravelTime[] = [];
  let isEstimate = false;
  for (const { mode, longest } of modes) {
    const response = await findRoute({ mode, start, end: place, isFjordCounty });
    const route = response && parseRoute(response, place.name);
    if (!route || route.duration > longest) continue;
    times.push({ mode, metres: route.distance, seconds: route.duration });
    isEstimate ||= route.isEstimate;
  }
  if (times.length === 0) return null;
  const isAround = address.geoIds.includes(place.geoId);
  const isByOther = way === "other";
  return travelSentences(
    { place: place.name, isAround, times, isEstimate, isByOther },
    answerLanguage,
  );
}

/**
 * Answers how long the way to a place is, by the routing service or the estimate of the page (D82, D84), and leaves all
 * other questions to `engine`.
 */
export const withTravelTimes = (engine: AnswerEngine, deps: TravelDeps): AnswerEngine => ({
  async *answer(asked, signal) {
    const sentences = await travelAnswer(asked, deps);
    if (!sentences) {
      yield* engine.answer(asked, signal);
      return;
    }
    yield { text: sentences.join(" ") };
    const quotes = [{ field: "address.coordinates", anchor: "map" }];
    yield { summary: { status: "answered", quotes, isEnquiryOffered: false } };
  },
});
