import { goesOn, isSearchQuestion, searchSentences } from "@hjem/assistant/search-question";
import type { ReadSearch } from "@hjem/domain/chat/chat-message";
import { regionLanguage } from "@hjem/domain/language";
import { KEYWORDS_MAX_LENGTH } from "@hjem/domain/limits";
import {
  type CurrentListing,
  type DraftListingType,
  listingOfDraft,
} from "@hjem/domain/listing/listing-type";
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
  isSearch: (text: string) => Promise<boolean>,
): Promise<string> {
  const text = question.trim();
  if (!goesOn(text)) return text;
  const before = earlier.slice(-GOES_ON_MAX).map((each) => each.question.trim());
  const begun = before.findLastIndex((each) => !goesOn(each));
  const search = before[begun];
  if (search === undefined || !(await isSearch(search))) return text;
  return [...before.slice(begun), text].map((each) => each.replace(/[\s?.!]+$/u, "")).join(", ");
}

/**
 * Answers a question that is a search for other homes with the filters that are read from it, as the search box reads
 * them (D109), and leaves all others to `engine`.
 */
export const withSearches = (engine: AnswerEngine, reader: TextReader): AnswerEngine => ({
  async *answer(asked, signal) {
    const { region, language, facts } = asked;
    const scope = scopeOf(facts.listing.listingType);
    const read = async (text: string) =>
      text.length <= KEYWORDS_MAX_LENGTH ? reader.read(text, scope, region) : null;
    const text = await wholeSearch(asked, async (before) => {
      const reading = await read(before);
      return reading !== null && isSearchQuestion(before, reading);
    });
    const reading = await read(text);
    if (!reading || !isSearchQuestion(text, reading)) {
      yield* engine.answer(asked, signal);
      return;
    }
    yield { text: searchSentences(reading, regionLanguage(region, language)).join(" ") };
    const chips = reading.chips.map((chip) => chip.text);
    const search: ReadSearch = { text, ...scope, chips };
    yield { summary: { status: "answered", quotes: [], isEnquiryOffered: false, search } };
  },
});
