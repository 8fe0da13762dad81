import { detailedListing } from "@hjem/domain/listing/listing";
import type { Reading } from "@hjem/domain/search/reading/reading";
import { regionAu } from "@hjem/region-au";
import { expect, test } from "vitest";
import { fitzroy, sampleListing, TEST_NOW } from "../../testing/sample-listings.ts";
import type { TextReader } from "../reading/routes.ts";
import type { AnswerEngine } from "./answer-engine.ts";
import { withSearches } from "./search-engine.ts";

const ofHome: AnswerEngine = {
  async *answer({ question }) {
    yield { text: `this home: ${question}` };
  },
};
const chipsOf = (text: string): Reading["chips"] => [
  ...(text.includes("units") ? [{ kind: "property_type" as const, text: "units" }] : []),
  ...(text.includes("Fitzroy") ? [{ kind: "place" as const, text: "Fitzroy" }] : []),
  ...(text.includes("richmond") ? [{ kind: "place" as const, text: "richmond" }] : []),
];
const reader: TextReader = {
  read: async (text) => ({ filter: {}, chips: chipsOf(text), words: "" }),
  findDestination: async () => null,
  prepare: async () => {},
};

/** What the last of several questions is answered with: the search, or the home's answer. */
async function answered(...questions: readonly string[]): Promise<string> {
  const earlier = questions.slice(0, -1).map((question) => ({ question, answer: "" }));
  const asked = {
    facts: { listing: detailedListing(sampleListing(1, { address: fitzroy })) },
    region: regionAu,
    language: "en" as const,
    question: questions.at(-1) ?? "",
    earlier,
    now: TEST_NOW,
  };
  let said = "";
  const { signal } = new AbortController();
  for await (const part of withSearches(ofHome, reader).answer(asked, signal)) {
    if ("text" in part) said += part.text;
    else if (part.summary.search) return part.summary.search.text;
  }
  return said;
}

test("D109: what a search goes on with is read together with the search before it", async () => {
  const search = "show me units in richmond";
  expect(await answered(search, "only with a lift?")).toBe(`${search}, only with a lift`);
  expect(await answered(search, "only with a lift", "and a car space")).toBe(
    `${search}, only with a lift, and a car space`,
  );
});

test("D109: a question about this home goes on from no search", async () => {
  const search = "show me units in richmond";
  expect(await answered(search, "does it have a lift?")).toBe("this home: does it have a lift?");
  expect(await answered("is there a lift?", "and a car space")).toBe("this home: and a car space");
});

test("D81: others than this home are searched for near it, with its kind, below its price and with the thing of the question before", async () => {
  expect(await answered("show me similar ones under 800k")).toBe(
    "under 800k, apartment, Fitzroy VIC",
  );
  expect(await answered("is there a pool?", "anything similar with one")).toBe(
    "with swimming pool, apartment, Fitzroy VIC",
  );
  expect(await answered("any other fees?")).toBe("this home: any other fees?");
});
