import { expect, test } from "vitest";
import { withoutControls } from "./clean-text.ts";
import { cleanMarkup } from "./markup.ts";
import { paymentWordsIn } from "./payment-words.ts";
import { readable } from "./readable.ts";

test.each([
  ["a zero-width space", "West\u200bern\u200b Union"],
  ["a soft hyphen", "West\u00adern Uni\u00adon"],
  ["a word joiner and a variation selector", "W\u2060estern U\ufe0fnion"],
  ["Cyrillic letters", "Wеstеrn Uniоn"],
  ["Greek letters", "Wεstεrn Uniοn"],
  ["small capitals", "ᴡᴇꜱᴛᴇʀɴ ᴜɴɪᴏɴ"],
  ["full-width letters", "ＷＥＳＴＥＲＮ　ＵＮＩＯＮ"],
  ["mathematical letters", "𝐖𝐞𝐬𝐭𝐞𝐫𝐧 𝕌𝕟𝕚𝕠𝕟"],
  ["accents", "Wéstèrn Ünîon"],
  ["spaced letters", "W e s t e r n   U n i o n"],
  ["letters with the same space between words", "W e s t e r n U n i o n"],
  ["dots", "W.e.s.t.e.r.n U.n.i.o.n"],
  ["digits", "W3st3rn Un10n"],
  ["signs between the words", "Western_-_Union"],
  ["no space", "WesternUnion"],
  ["tags", "W<em>est</em>ern <b>Un</b>ion"],
  ["entities", "Wes&#8203;tern Union"],
  ["a change of direction", "\u202eWestern\u202c Union"],
])("D125: a word in disguise is read: %s", (_, text) => {
  expect(paymentWordsIn(text)).toEqual(["western union"]);
});

test("D125: what is no disguise is read as it is written", () => {
  expect(readable("Ålesund, Øvre Ærfugl: J. R. R. Tolkien\nA B C")).toBe(
    "ålesund, øvre ærfugl: j. r. r. tolkien\na b c",
  );
  expect(readable("<p>Lys stue</p><p>Ny altan</p>")).toBe("lys stue\nny altan");
  expect(readable("1 2 3 4 5")).toBe("1 2 3 4 5");
});

test("D125: text is stored as typed without control and direction characters", () => {
  expect(withoutControls("a\u0000b\u202ec\u2066d\u200fe\u061cf\tg\nh")).toBe("abcdef\tg\nh");
  expect(withoutControls("نور\u200cالهدى W\u00e9st\u200bern")).toBe(
    "نور\u200cالهدى W\u00e9st\u200bern",
  );
  expect(cleanMarkup("<p>a\u202eb&#8238;c</p>")).toBe("<p>abc</p>");
});
