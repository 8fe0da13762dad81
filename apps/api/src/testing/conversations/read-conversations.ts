import { answer } from "@hjem/assistant/answer";
import type { AnswerFacts } from "@hjem/assistant/answer-types";
import { detailedListing } from "@hjem/domain/listing/listing";
import type { Region } from "@hjem/domain/region";
import { readFileSync } from "node:fs";
import { TEST_NOW } from "../sample-listings.ts";
import { conversationHomes } from "./homes.ts";

/** A question of a table, with the answer that a person expects and the one that is given. */
export interface AskedLine {
  /** The line of the table up to this question. */
  asked: string;
  expected: string;
  given: string;
  /** Milliseconds that the answer took. */
  ms: number;
}

const stops: AnswerFacts["stops"] = [
  { name: "Storgata", distance: 210, location: { lat: 59.91, lng: 10.75 } },
];

const table = (regionId: string): string[] =>
  readFileSync(new URL(`${regionId}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("("));

const plainSpaces = (text: string): string => text.replaceAll("\u00a0", " ");

/** Asks every question of a market's table, each with those before it in its line; the language is the market's first. */
export function readConversations(region: Region, rounds = 1): AskedLine[] {
  const [language] = region.languages;
  return Array.from({ length: rounds }, () => table(region.id))
    .flat()
    .flatMap((line) => {
      const [, name = "", rest = ""] = /^\((\w+)\) (.*)$/s.exec(line) ?? [];
      const home = conversationHomes[region.id]?.[name];
      if (!home) throw new Error(`No home called ${name}`);
      const facts = { listing: detailedListing(home), stops };
      const earlier: string[] = [];
      return rest.split(" | ").map((part): AskedLine => {
        const [question = "", expected = ""] = part.split(" => ");
        const started = performance.now();
        const given = answer(question, facts, region, language.code, TEST_NOW, earlier);
        const ms = performance.now() - started;
        earlier.push(question);
        const said = plainSpaces(given.sentences.join(" "));
        const text = /"(.*)"/.exec(expected)?.[1];
        return {
          asked: earlier.join(" | "),
          expected: expected.trim(),
          given: [
            given.intent,
            ...(["not-stated", "declined"].includes(given.status) ? [given.status] : []),
            ...(text === undefined ? [] : [`"${said.includes(text) ? text : said}"`]),
          ].join(" "),
          ms,
        };
      });
    });
}
