import type { Point } from "@hjem/domain/distance";
import { acquisitionOf } from "@hjem/domain/listing/listing-type";
import type { Region } from "@hjem/domain/region";
import { createLexicon, type Lexicon } from "@hjem/domain/search/reading/lexicon";
import { readText } from "@hjem/domain/search/reading/read-text";
import { type Reading, ReadingResponse, ReadingRequest } from "@hjem/domain/search/reading/reading";
import { readTokens } from "@hjem/domain/search/reading/tokens";
import { type Destination, findDestination } from "@hjem/domain/search/reading/travel";
import { dayIn } from "@hjem/domain/time/zone";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { setImmediate } from "node:timers/promises";
import type { SearchIndex } from "../../search/search-index.ts";
import type { PlaceFinder } from "../places/place-finder.ts";
import { findWords } from "./found-words.ts";

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

/** Reads what was typed into the search box (D109, S1, S6). */
export interface TextReader {
  read(text: string, scope: Omit<ReadingRequest, "text">, region: Region): Promise<Reading>;
  /** The place that a question names as the end of a way, and how to travel; null for none. `near`: where the way begins. */
  findDestination(text: string, near: Point, region: Region): Promise<Destination | null>;
  /** Reads a few texts of a market ahead: the first visitor would wait for its words and for code that never ran. Ends early by the signal. */
  prepare(region: Region, signal: AbortSignal): Promise<void>;
}

/** How often each text is parsed at start, until the code is compiled. */
const WARM_ROUNDS = 30;

/** Texts that cover the whole parser: kinds of home, rooms, amounts, a place spelt right and with a typo, keywords. */
function warmTexts({ vocabulary }: Region): string[] {
  const [type = ""] = vocabulary.types.flatMap(({ words }) => words);
  const [unit = ""] = vocabulary.units.flatMap(({ words }) => words);
  const places = Object.values(vocabulary.nicknames).slice(0, 2);
  return places.flatMap((place) => [
    place,
    `${type} ${place.slice(0, 3)}${place.slice(4)} 3 ${unit} 100-200 ${unit} < 900000 qqqqzzzz`,
  ]);
}

/** Makes the reader of the markets; `now` gives milliseconds since 1970. */
export function createTextReader(deps: {
  places: PlaceFinder;
  index: SearchIndex;
  now: () => number;
}): TextReader {
  const lexicons = new Map<string, Lexicon>();
  const lexiconFor = (region: Region): Lexicon => {
    const lexicon = lexicons.get(region.id) ?? lexiconOf(region);
    lexicons.set(region.id, lexicon);
    return lexicon;
  };
  const readAlone: TextReader["read"] = async (text, scope, region) => {
    const now = deps.now();
    const places = await deps.places.names({ region, now, ...scope });
    const today = dayIn(now, region.timeZones.default);
    return readText(text, scope, { lexicon: lexiconFor(region), places, region, today });
  };
  return {
    async read(text, scope, region) {
      const isPlace = async (word: string) => {
        const { words, chips } = await readAlone(word, { ...scope, geoId: undefined }, region);
        return words === "" && chips.length > 0 && chips.every(({ kind }) => kind === "place");
      };
      const { index, now } = deps;
      const reading = await readAlone(text, scope, region);
      return findWords(reading, scope, {
        index,
        region,
        lexicon: lexiconFor(region),
        now: now(),
        isPlace,
        text,
      });
    },
    async findDestination(text, near, region) {
      const [listingType = "buy"] = region.listingTabs;
      const scope = { listingType, acquisition: acquisitionOf(listingType, "buy") };
      const names = await deps.places.names({ region, now: deps.now(), ...scope });
      const line = text.normalize("NFKC");
      const lexicon = lexiconFor(region);
      return findDestination({ text: line, tokens: readTokens(line), lexicon, names }, near);
    },
    async prepare(region, signal) {
      const [listingType = "buy"] = region.listingTabs;
      const scope = { listingType, acquisition: acquisitionOf(listingType, "buy") };
      for (let round = 0; round < WARM_ROUNDS && !signal.aborted; round += 1) {
        for (const text of warmTexts(region)) await readAlone(text, scope, region);
        // Other requests are served in between.
        await setImmediate();
      }
    },
  };
}

/** What was typed into the search box, understood (D109, S1, S6). */
export const readingRoutes =
  (reader: TextReader): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/api/v2/search/reading",
      {
        schema: {
          summary: "Read what was typed into the search box",
          description:
            "`filter` holds the fields of a search that the text names: places by any of their names, a slip or two " +
            "forgiven, kind of property, bedrooms, price, size and more; `listing_type` and `acquisition` where the text " +
            "says them or means other homes than those that are shown. A rent for another period is converted to the " +
            "market's. `chips` are the pieces of the text and what each was read as. `words` are the rest, to be searched for as `keywords`, as far as homes are found with them; " +
            "`unused` are the pieces that neither a filter nor the listings hold. A text that is the whole name of a place is " +
            "that place, the one that the suggestions name first.",
          tags: ["search"],
          body: ReadingRequest,
          response: { 200: ReadingResponse },
        },
      },
      async ({ body: { text, ...scope }, region }) => ({
        data: await reader.read(text, scope, region),
      }),
    );
  };
