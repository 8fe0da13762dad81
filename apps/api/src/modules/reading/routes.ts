import type { Region } from "@hjem/domain/region";
import { createLexicon, type Lexicon } from "@hjem/domain/search/reading/lexicon";
import { readText } from "@hjem/domain/search/reading/read-text";
import { ReadingAnswer, ReadingRequest } from "@hjem/domain/search/reading/reading";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { PlaceFinder } from "../places/place-finder.ts";

/** The words of a market, with those of its facilities: what homes have is no misspelt place. */
export function lexiconOf({ vocabulary, languages, facilities }: Region): Lexicon {
  const facilityWords = facilities.flatMap(({ label }) =>
    Object.values(label).flatMap((words) => words.split(/[^\p{L}-]+/u)),
  );
  return createLexicon(
    vocabulary,
    languages.map(({ code }) => code),
    facilityWords.filter(Boolean),
  );
}

/** What was typed into the search box, understood (D109, S1, S6). */
export const readingRoutes =
  (deps: { places: PlaceFinder; now: () => number }): FastifyPluginAsyncZod =>
  async (app) => {
    const lexicons = new Map<string, Lexicon>();
    const lexiconFor = (region: Region): Lexicon => {
      const lexicon = lexicons.get(region.id) ?? lexiconOf(region);
      lexicons.set(region.id, lexicon);
      return lexicon;
    };

    app.post(
      "/api/v2/search/reading",
      {
        schema: {
          summary: "Read what was typed into the search box",
          description:
            "`filter` holds the fields of a search that the text names: places by any of their names, a slip or two " +
            "forgiven, kind of property, bedrooms, price, size and more; `listing_type` and `acquisition` where the text " +
            "says them or means other homes than those that are shown. `chips` are the pieces of the text and what each was " +
            "read as. `words` are the rest, to be searched for as `keywords`. A text that is the whole name of a place is " +
            "that place, the one that the suggestions name first.",
          tags: ["search"],
          body: ReadingRequest,
          response: { 200: ReadingAnswer },
        },
      },
      async ({ body: { text, listingType, acquisition }, region }) => {
        const scope = { listingType, acquisition };
        const places = await deps.places.names({ region, now: deps.now(), ...scope });
        const lexicon = lexiconFor(region);
        return { data: readText(text, scope, { lexicon, places, region }) };
      },
    );
  };
