import { expect, test } from "vitest";
import { unwantedIn } from "./plain-words.ts";

const catalog = (id: string, text: string) =>
  `msgid ""\nmsgstr ""\n"Language: no\\n"\n\nmsgid "${id}"\nmsgstr "${text}"\n`;

test("a sentence that no portal of the market would write is named with its word", () => {
  expect(unwantedIn(catalog("A filter stands upside down", "Et filter står opp ned"))).toEqual([
    '"A filter stands upside down" says "opp ned"',
  ]);
  expect(unwantedIn(catalog("Sun", "Sola står opp"))).toHaveLength(1);
});

test("plain sentences are let be, e-post among them", () => {
  expect(unwantedIn(catalog("Email address", "E-postadresse"))).toEqual([]);
});
