import { expect, test } from "vitest";
import { listingsPerPart } from "./sitemap.ts";

const english = { code: "en", tag: "en-AU", formatTag: "en-AU", name: "English" } as const;
const norwegian = { code: "no", tag: "nb-NO", formatTag: "nb-NO", name: "Norsk" } as const;
const one = { ...english, stemmer: "english" } as const;
const other = { ...norwegian, stemmer: "norwegian" } as const;

test("a sitemap holds at most 50,000 URLs, counting each language", () => {
  expect(listingsPerPart({ languages: [one] })).toBe(50_000);
  expect(listingsPerPart({ languages: [other, one] })).toBe(25_000);
});
