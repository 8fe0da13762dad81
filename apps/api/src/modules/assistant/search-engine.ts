import { isSearchQuestion, searchSentences } from "@hjem/assistant/search-question";
import type { ReadSearch } from "@hjem/domain/chat/chat-message";
import { regionLanguage } from "@hjem/domain/language";
import { KEYWORDS_MAX_LENGTH } from "@hjem/domain/limits";
import {
  type CurrentListing,
  type DraftListingType,
  listingOfDraft,
} from "@hjem/domain/listing/listing-type";
import type { TextReader } from "../reading/routes.ts";
import type { AnswerEngine } from "./answer-engine.ts";

/** Where somebody who looks at such a home searches: among premises, or among all homes for sale or to rent. */
function scopeOf(draftType: DraftListingType): CurrentListing {
  const { listingType, acquisition } = listingOfDraft(draftType);
  return { listingType: listingType === "commercial" ? listingType : acquisition, acquisition };
}

/**
 * Answers a question that is a search for other homes with the filters that are read from it, as the search box reads
 * them (D109), and leaves all others to `engine`.
 */
export const withSearches = (engine: AnswerEngine, reader: TextReader): AnswerEngine => ({
  async *answer(asked, signal) {
    const { question, region, language, facts } = asked;
    const text = question.trim();
    const scope = scopeOf(facts.listing.listingType);
    const reading =
      text.length <= KEYWORDS_MAX_LENGTH ? await reader.read(text, scope, region) : null;
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
