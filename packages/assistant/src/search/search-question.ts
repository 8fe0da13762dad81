import { formatQuote } from "@hjem/domain/format/format-text";
import type { RegionLanguage } from "@hjem/domain/language";
import type { ChipKind, Reading } from "@hjem/domain/search/reading/reading";
import { splitWords } from "@hjem/domain/search/reading/split-words";
import { formatMessage, type MessageId } from "../messages/messages.ts";
import { describesHome } from "../thread/other-homes.ts";

/** How a wish for other homes begins. */
const wishes =
  /^(?:(?:hei|hallo|hi|hello|g'day|please)[,.!]?\s+)?(?:jeg |vi |eg |i |we |i'm |we're |i am |we are |kan du |can you |could you )?(?:finn|finne|vis|vise|søk|søke|let|leter|ser|ønsker|vil ha|trenger|søker|har dere|finnes|finst|find|show|search|looking|look|want|need|after|do you have|are there|any)\b/iu;
/** Words of a question about the home itself: what is asked about it is no search. */
const ownHome =
  /\b(?:her|denne|dette|huset|leiligheten|leilegheita|boligen|hytta|hytten|den|this|it|its|here|the (?:home|house|unit|apartment|property|place))\b|\blignende\b|\bliknande\b|\bsimilar\b/iu;

/** What names other homes: a number of bedrooms alone may be asked of this one. */
const ofHomes: ReadonlySet<ChipKind> = new Set(["property_type", "place", "travel", "listing"]);

/** At least so many filters or excluded words: one may be a word of a question. */
const PARTS_MIN = 2;

/**
 * Whether a question to the assistant of a home is a search for other homes (D109): it wishes for some, or begins as a
 * search is typed, and at least two filters are read from it, or one and what the homes must not have.
 */
export function isSearchQuestion(
  question: string,
  { chips, words }: Pick<Reading, "chips" | "words">,
): boolean {
  const text = question.trim();
  const excluded = splitWords(words).excluded === "" ? 0 : 1;
  if (chips.length + excluded < PARTS_MIN || !chips.some(({ kind }) => ofHomes.has(kind)))
    return false;
  if (ownHome.test(text)) return false;
  if (wishes.test(text)) return true;
  const [first] = chips;
  return first?.kind === "property_type" && !text.includes("?") && text.startsWith(first.text);
}

/** Whether a question goes on from the search before it: `only with a lift`, `og med balkong`. */
export const goesOn = (question: string): boolean =>
  describesHome(question) && !ownHome.test(question);

/** What the assistant says of such a question; the filters stand below it. */
export function searchSentences(
  { words, unused = [] }: Pick<Reading, "words" | "unused">,
  language: RegionLanguage,
): string[] {
  const { wanted, excluded } = splitWords(words);
  const about = (id: MessageId, text: string) =>
    text === ""
      ? []
      : [formatMessage(language.code, id, { quote: formatQuote({ language }, text) })];
  return [
    formatMessage(language.code, "search.read"),
    ...about("search.words", wanted),
    ...about("search.excluded", excluded),
    ...about("search.unused", unused.join(", ")),
  ];
}
