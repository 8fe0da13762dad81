import { formatDistance, formatDuration } from "@hjem/domain/format/format-measure";
import type { RegionLanguage } from "@hjem/domain/language";
import type { CommuteMode } from "@hjem/domain/travel/directions";
import { formatMessage } from "../messages/messages.ts";

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
