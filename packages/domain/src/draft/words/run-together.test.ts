import { expect, test } from "vitest";
import { exclusions } from "./exclusion-words.ts";
import { partWords } from "./run-together.ts";

test.each([
  ["a hashtag", "#noindians"],
  ["capitals for spaces", "NoIndians"],
  ["underscores", "no_indians"],
  ["signs for spaces", "no+indians/please"],
  ["a whole sentence run together", "noindianspleaseonlynorwegians"],
  ["after the group", "#indiansnotwelcome"],
  ["dots in the word", "No In.di.ans please"],
  ["a hyphen in the word", "No In-di-ans"],
  ["other signs in the word", "No Ind/i·ans"],
  ["spaces in the word", "No in di ans"],
  ["a line between", "No\nIndians"],
  ["a line within", "No Ind\nians"],
  ["letters said long", "Nooooo Indiaaans"],
  ["signs for letters", "No Indi@ns"],
  ["signs around the word", "No *Indians*"],
  ["quotes", "No “Indians”"],
  ["brackets", "No (Indians)"],
  ["the refusal last", "Indians: no"],
  ["Norwegian, run together", "#ikkemuslimer"],
  ["Norwegian, with a sign", "ingen_utlendinger"],
  ["Norwegian, taken apart", "Ikke mus.limer"],
  ["Norwegian, in two words", "Ikke inn vandrere"],
  ["Norwegian, with what follows", "muslimerønskesikke"],
  ["Norwegian, the refusal last", "Utlendinger? Nei. Utlendinger: nei takk"],
])("D125: a group in disguise is read: %s", (_, text) => {
  expect(exclusions(text).map(({ isCertain }) => isCertain)).toContain(true);
});

test.each([
  ["offers_over_$900k", "offers over $900k"],
  ["#offersover900k", "offers over 900k"],
  ["from$850,000", "from $850,000"],
  ["r.ent neg.otiable", "rent negotiable"],
  ["#rentnegotiable", "rent negotiable"],
  ["6weeksbond", "6 weeks bond"],
  ["8-måneders depositum", "8 måneders depositum"],
  ["åttemånedersdepositum", "åtte måneders depositum"],
])("D125: words of prices and deposits in disguise are read: %s", (text, expected) => {
  expect(partWords(text)).toBe(expected);
});

test.each([
  "we forbid smoking",
  "ta ikke inn vandrere",
  "storgata 12b, 3. etg, h0201",
  "en barneskole/ungdomsskole",
  "nybygd t-bane og e-post til kari@example.no",
  "air-conditioned, north-facing, 3-bed",
  "the norwegian forest",
])("D125: what is no disguise stays as it is: %s", (text) => {
  expect(partWords(text)).toBe(text);
});

test("D125: a text of one word, and one of nothing but parts, are read at once", () => {
  const start = performance.now();
  partWords("a".repeat(20_000));
  partWords("no".repeat(24).concat("z ").repeat(400));
  expect(performance.now() - start).toBeLessThan(2_000);
});
