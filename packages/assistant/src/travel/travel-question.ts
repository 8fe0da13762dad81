import { formatDistance, formatDuration } from "@hjem/domain/format/format-measure";
import type { RegionLanguage } from "@hjem/domain/language";
import type { CommuteMode } from "@hjem/domain/travel/directions";
import { formatMessage } from "../messages/messages.ts";
import { writtenOut } from "../understand/written-out.ts";

/** How somebody asks for the length of a way. */
const asksForWay =
  /\b(?:hvor (?:lang|langt|lenge|nær|nært|fort|mange (?:min|minutt|minutter|timer|km|kilometer|mil))|kor (?:lang|langt|lenge|nær)|reisetid|reisetiden|reisevei|reiseveien|avstand|avstanden|kjøretid|kjøretiden|kan (?:jeg|man|vi|en) (?:gå|sykle|kjøre|reise|komme)|can (?:i|we|you|one) (?:walk|cycle|bike|ride|drive|get)|how (?:long|far|close|near|quick|quickly|many (?:min|mins|minutes|hours|kms?|kilometres|kilometers))|travel time|commute|commuting|distance|driving time)\b/iu;
/** `How far is Bondi`: the name follows without `to`; a word for the home itself is none. */
const farIs =
  /\b(how (?:far|close|near)(?: away)?) is (?!(?:it|this|that|the (?:home|house|property|unit|apartment|place))\b)/iu;
/** A destination that only the asker knows. */
const ownPlace =
  /\b(?:til|to|from|fra) (?:jobb|jobben|arbeid|arbeidet|arbeidsplassen|kontoret|skolen min|work|the office|my (?:work|job|office|workplace|school|uni|university))\b/iu;

/** A question for the length of a way as one that says `to`, for its destination to be read; null for any other question. */
export const travelQuestion = (question: string): string | null =>
  asksForWay.test(question) ? question.replace(farIs, "$1 to ") : null;

/** Whether the way is to a place that only the asker knows, such as work. */
export const isToOwnPlace = (question: string): boolean => ownPlace.test(question);

/** `And to Bondi Beach?`: goes on from a question before, or begins with where to. */
const goesOnTo =
  /^\s*(?:(?:og|men|and|but|or)\s+)?(?:hva med|kva med|enn|what about|how about)?\s*(?:getting\s+|going\s+|å komme(?: seg)?\s+)?((?:hjem\s+|(?:å\s+)?(?:gå|sykle|kjøre)\s+|(?:walking|cycling|driving|riding)\s+)?(?:til|to|fra|from)\s+\p{L}.*)$/iu;
/** Ways of travelling. */
const travelWays =
  /(?<![\p{L}])(?:å gå|gå|går|gående|til fots|gange|å sykle|sykle|sykler|sykkel|bil|bilen|å kjøre|kjøre|kjører|buss|bussen|trikk|trikken|tog|toget|t-bane|t-banen|bane|banen|ferge|kollektivt?|kollektivtransport|walk|walking|on foot|foot|bike|bicycle|cycle|cycling|riding|ride|car|drive|driving|bus|tram|train|ferry|public transport)(?![\p{L}])/giu;
/** What else a question has that asks for another way of travelling: `og hvis jeg går?`. */
const besideWays =
  /^(?:\s|[.,?!]|(?:og|men|and|but|or|hva|kva|med|enn|what|about|how|if|hvis|når|jeg|vi|man|en|i|we|you|by|on|the|rushet|rushtida|rushtiden|kø|peak|hour|traffic|rush|per|på|da|then|long|far|lang|langt|tid|er|tar|does|is|det|it|take|to|for|would|vil|ville|do|kan|can)(?![\p{L}]))*$/iu;
const saysTo = /(?<![\p{L}])(?:til|to|fra|from)\s+(?!fots)/iu;

/** Whether a question says no more than a way of travelling: `what about walking?`. */
export const isOfWay = (question: string): boolean =>
  question.search(travelWays) >= 0 && besideWays.test(question.replaceAll(travelWays, " "));

/** A question for a way, and that for the way before it where it says less. */
export interface TravelThread {
  question: string;
  /** It has the place, or the way of travelling, where `question` does not say; null where nothing was asked before. */
  before: string | null;
}

/** How many questions before can be meant. */
const REMEMBERED = 4;

/** The question for a way, also where it goes on from those before it; null for any other question. */
export function travelThread(typed: string, earlier: readonly string[]): TravelThread | null {
  const question = writtenOut(typed);
  const before =
    earlier
      .slice(-REMEMBERED)
      .map((_, at, all) => travelThread(all[at] ?? "", all.slice(0, at)))
      .findLast((each) => each !== null) ?? null;
  const said = before && [before.question, before.before].filter(Boolean).join(" ");
  const to = goesOnTo.exec(question)?.[1];
  if (to) return { question: to, before: said };
  const whole = travelQuestion(question);
  if (whole !== null && (saysTo.test(whole) || !said)) return { question: whole, before: null };
  const isMore = whole !== null && besideWays.test(question.replace(asksForWay, " "));
  return said && (isOfWay(question) || isMore)
    ? { question: `${question} ${said}`, before: null }
    : null;
}

/** How long a way is, by one mode of travel. */
export interface TravelTime {
  mode: CommuteMode;
  metres: number;
  seconds: number;
}

/** The times to a place, and what is to be said of them. */
export interface TravelTimes {
  place: string;
  /** Whether the home lies in it: then the way is to its middle. */
  isAround: boolean;
  /** One of each mode at most. */
  times: readonly TravelTime[];
  /** Whether they are estimates (D82). */
  isEstimate: boolean;
  /** Whether a way is asked for that has no time, such as by train. */
  isByOther: boolean;
}

/** What the assistant says of a way: the times as the page shows them (D82, SAVE-055), and what they are. */
export function travelSentences(
  { place, isAround, times, isEstimate, isByOther }: TravelTimes,
  language: RegionLanguage,
): string[] {
  const { code } = language;
  const ways = times.map(({ mode, metres, seconds }) =>
    formatMessage(code, `travel.${mode}`, {
      time: formatDuration({ language }, seconds),
      distance: formatDistance({ language }, metres),
    }),
  );
  return [
    ...(isByOther ? [formatMessage(code, "travel.noTimetable")] : []),
    formatMessage(code, isAround ? "travel.toMiddle" : "travel.to", {
      place,
      ways: ways.join(", "),
    }),
    ...(isEstimate ? [formatMessage(code, "travel.estimated")] : []),
  ];
}

/** What the assistant says of a way to a place that only the asker knows. */
export const ownPlaceSentence = ({ code }: RegionLanguage): string =>
  formatMessage(code, "travel.own");
