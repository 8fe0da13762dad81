import { answer } from "@hjem/assistant/answer";
import { asksOtherHomes, isNearHome, searchNearHome } from "@hjem/assistant/near-home";
import { goesOn, isSearchQuestion, searchSentences } from "@hjem/assistant/search-question";
import type { ReadSearch } from "@hjem/domain/chat/chat-message";
import { regionLanguage } from "@hjem/domain/language";
import { KEYWORDS_MAX_LENGTH } from "@hjem/domain/limits";
import {
  type CurrentListing,
  type DraftListingType,
  listingOfDraft,
} from "@hjem/domain/listing/listing-type";
import type { Reading } from "@hjem/domain/search/reading/reading";
import type { TextReader } from "../reading/routes.ts";
import type { AnswerEngine, AskedQuestion } from "./answer-engine.ts";

/** Where somebody who looks at such a home searches: among premises, or among all homes for sale or to rent. */
function scopeOf(draftType: DraftListingType): CurrentListing {
  const { listingType, acquisition } = listingOfDraft(draftType);
  return { listingType: listingType === "commercial" ? listingType : acquisition, acquisition };
}

/** How many questions a search may go on over. */
const GOES_ON_MAX = 4;

/** A question with the search that it goes on from: `only with a lift` after `2 bed units in Richmond`; by itself where there is none. */
async function wholeSearch(
  { question, earlier }: Pick<AskedQuestion, "question" | "earlier">,
  searchOf: (text: string) => Promise<string | null>,
): Promise<string> {
  const text = question.trim();
  if (!goesOn(text)) return text;
  const before = earlier.slice(-GOES_ON_MAX).map((each) => each.question.trim());
  const begun = before.findLastIndex((each) => !goesOn(each));
  const first = before[begun];
  const search = first === undefined ? null : await searchOf(first);
  if (search === null) return text;
  return [search, ...before.slice(begun + 1), text]
    .map((each) => each.replace(/[\s?.!]+$/u, ""))
    .join(", ");
}

/** What the question before asked for, as the filter calls it: the `one` of `anything similar with one`; null for no facility. */
function thingBefore({ earlier, facts, region, language, now }: AskedQuestion): string | null {
  const questions = earlier.map(({ question }) => question);
  for (const [back, question] of questions.toReversed().entries()) {
    const before = questions.slice(0, questions.length - 1 - back);
    const { intent } = answer(question, facts, region, language, now, before);
    const key = /^facility:(.+)$/.exec(intent)?.[1];
    const facility = region.facilities.find((each) => each.key === key);
    const [own] = region.languages;
    if (facility) return facility.label[own.code]?.toLowerCase().split("/")[0]?.trim() ?? null;
  }
  return null;
}

/**
 * Answers a question that is a search for other homes with the filters that are read from it, as the search box reads
 * them (D109), and leaves all others to `engine`. Where it names no place the search is near the home (D81).
 */
export const withSearches = (engine: AnswerEngine, reader: TextReader): AnswerEngine => ({
  async *answer(asked, signal) {
    const { region, language, facts } = asked;
    const scope = scopeOf(facts.listing.listingType);
    const read = async (text: string) =>
      text.length <= KEYWORDS_MAX_LENGTH ? reader.read(text, scope, region) : null;
    const nearHome = (text: string) =>
      searchNearHome(
        text,
        { listing: facts.listing, region, thing: thingBefore(asked) },
        async (limits) => read(limits),
      );
    const isNamed = ({ chips }: Reading) =>
      chips.some(({ kind }) => kind === "place" || kind === "travel");
    /** The text that is searched for; null where the question is no search. */
    const searchOf = async (text: string): Promise<string | null> => {
      if (asksOtherHomes(text)) return nearHome(text);
      const reading = await read(text);
      if (!reading || !isSearchQuestion(text, reading)) return null;
      return isNearHome(text) && !isNamed(reading) ? nearHome(text) : text;
    };
    const text = await wholeSearch(asked, searchOf);
    const search = text === asked.question.trim() ? await searchOf(text) : text;
    const reading = search === null ? null : await read(search);
    if (search === null || !reading || reading.chips.length === 0) {
      yield* engine.answer(asked, signal);
      return;
    }
    yield { text: searchSentences(reading, regionLanguage(region, language)).join(" ") };
    const chips = reading.chips.map((chip) => chip.text);
    const found: ReadSearch = { text: search, ...scope, chips };
    yield { summary: { status: "answered", quotes: [], isEnquiryOffered: false, search: found } };
  },
});
