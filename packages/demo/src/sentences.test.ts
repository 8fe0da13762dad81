import { expect, test } from "vitest";
import { type DemoSentence, formatSentence } from "./sentences.ts";

test("D27: the demo's pages name what they simulate in both languages, with every value filled in", () => {
  const values = { provider: "Vipps", address: "Storgata 1", advertiser: "Fjord Eiendom" };
  const named: readonly (readonly [DemoSentence, string])[] = [
    ["stand_in_title", "Vipps"],
    ["stand_in_lead", "Vipps"],
    ["advertiser_bid", "Storgata 1"],
    ["advertiser_viewing", "Storgata 1"],
    ["advertiser_text", "Fjord Eiendom"],
  ];
  for (const language of ["en", "no"] as const) {
    for (const [sentence, value] of named) {
      const text = formatSentence(language, sentence, values);
      expect(text).toContain(value);
      expect(text).not.toMatch(/[{}]/);
    }
  }
  expect(formatSentence("no", "advertiser_unnamed")).toBe("annonsøren");
});
