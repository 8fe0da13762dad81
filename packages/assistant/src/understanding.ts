import type { Language } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";
import { generalPatterns } from "./general-answer.ts";
import { aspectPatterns } from "./intents/aspects.ts";
import { englishDeclined, norwegianDeclined } from "./intents/declined.ts";
import { englishPatterns } from "./intents/english.ts";
import { facilityWords } from "./intents/facility-words.ts";
import { norwegianPatterns } from "./intents/norwegian.ts";
import { roomSizePatterns } from "./intents/room-sizes.ts";
import { homeTopics, twoLanguagePatterns } from "./intents/topics.ts";
import { type Pattern, readPatterns } from "./understand/patterns.ts";
import { KnownWords } from "./understand/tokens.ts";

/** Everything that questions of a site's language are understood with. */
export interface Understanding {
  declined: readonly Pattern[];
  intents: readonly Pattern[];
  topics: readonly Pattern[];
  /** Of what is true of any home of the market; the intent is the number of the answer. */
  general: readonly Pattern[];
  known: KnownWords;
}

const patterns = {
  no: { fields: norwegianPatterns, declined: norwegianDeclined },
  en: { fields: englishPatterns, declined: englishDeclined },
} as const;

/** Names of facilities of several words, such as `Solar panels`: all of one name must occur. */
const facilityPatterns = (region: Region): Pattern[] =>
  region.facilities.flatMap(({ key, label }) => {
    const names = Object.values(label).flatMap((name) => name.split("/"));
    const written = names.map((name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, " "));
    return readPatterns({
      [`facility:${key}`]: [
        ...(facilityWords[key] ?? []),
        ...written.map((name) => name.trim().split(/\s+/).join(" ")),
      ],
    });
  });

function build(region: Region, language: Language): Understanding {
  const others = region.languages.map(({ code }) => code).filter((code) => code !== language);
  const codes = [language, ...others];
  const declined = codes.flatMap((code) => readPatterns(patterns[code].declined));
  const intents = [
    ...codes.flatMap((code) => readPatterns(patterns[code].fields)),
    ...facilityPatterns(region),
    ...readPatterns(twoLanguagePatterns),
    ...readPatterns(roomSizePatterns),
  ];
  const topics = readPatterns({ topic: homeTopics });
  const general = generalPatterns(region.generalAnswers);
  return {
    general,
    declined,
    intents,
    topics,
    known: new KnownWords([...declined, ...intents, ...topics, ...aspectPatterns]),
  };
}

const built = new Map<string, Understanding>();

/** The patterns of a site in a language, parsed once. */
export function understandingOf(region: Region, language: Language): Understanding {
  const key = `${region.id}/${language}`;
  const known = built.get(key);
  if (known) return known;
  const made = build(region, language);
  built.set(key, made);
  return made;
}
