import type { AnswerFacts, GlossaryTerm } from "@hjem/assistant/answer-types";
import { hasAssistant } from "@hjem/domain/chat/chat-rules";
import type { Language } from "@hjem/domain/language";
import { detailedListing, type Listing } from "@hjem/domain/listing/listing";
import { PropertyId } from "@hjem/domain/listing/property-id";
import { TRANSPORT_REACH_M } from "@hjem/domain/nearest-stop";
import { markupText, parseMarkup } from "@hjem/domain/text/markup";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { createPublishedEntries } from "../content/published-entries.ts";
import { renderMarkdown } from "../content/render-markdown.ts";
import { findListing } from "../listings/repository.ts";
import { findNearStops } from "../stops/repository.ts";
import type { AskedProperty } from "./asker.ts";

/** Stops that an answer may name. */
const STOPS_MAX = 5;

/** The part of a page's blocks that has terms. */
const TermBlocks = z.array(
  z.object({ items: z.array(z.object({ title: z.string(), text: z.string() })).default([]) }),
);

/** Reads what answers about homes stand on. */
export interface HomeFacts {
  /** The listing of a home that can be asked about; null where there is none (CHAT-015). */
  findHome(property: AskedProperty): Promise<Listing | null>;
  /** What is known about such a home; null where it has gone meanwhile. */
  read(property: AskedProperty, language: Language): Promise<AnswerFacts | null>;
}

/** Facts out of the database: the listing, its stops, and the glossary of the market that is published. */
export function createHomeFacts(db: Database): HomeFacts {
  const published = createPublishedEntries(db);

  const readGlossary = async (regionId: string, language: Language): Promise<GlossaryTerm[]> => {
    const entries = await published.read("cms-pages");
    return entries
      .filter(
        ({ kind, region, locale }) =>
          kind === "glossary" && region === regionId && locale === language,
      )
      .flatMap(({ blocks }) => TermBlocks.safeParse(blocks).data ?? [])
      .flatMap(({ items }) => items)
      .map(({ title, text }) => ({
        term: title,
        text: markupText(parseMarkup(renderMarkdown(text))),
      }));
  };

  const findHome: HomeFacts["findHome"] = async ({ regionId, propertyId }) => {
    const found = PropertyId.safeParse(propertyId).success
      ? await findListing(db, propertyId)
      : null;
    return found?.region === regionId && hasAssistant(found.listing) ? found.listing : null;
  };

  return {
    findHome,
    async read(property, language) {
      const listing = await findHome(property);
      if (!listing) return null;
      const { regionId } = property;
      return {
        listing: detailedListing(listing),
        stops: await findNearStops(db, regionId, listing.address.coordinates, {
          size: STOPS_MAX,
          radius: TRANSPORT_REACH_M,
        }),
        glossary: await readGlossary(regionId, language),
      };
    },
  };
}
