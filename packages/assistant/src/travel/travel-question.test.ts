import type { RegionLanguage } from "@hjem/domain/language";
import { expect, test } from "vitest";
import { isToOwnPlace, travelQuestion, travelSentences, travelThread } from "./travel-question.ts";

const asHuman = (text: string) => text.replaceAll("\u00a0", " ");

test("a question for the length of a way is one; how far Bondi is asks for the way to it", () => {
  expect(travelQuestion("Hvor langt er det til Nydalen?")).toBe("Hvor langt er det til Nydalen?");
  expect(travelQuestion("reisetid til Oslo S med tog")).toBe("reisetid til Oslo S med tog");
  expect(travelQuestion("kan jeg sykle til Majorstuen?")).not.toBeNull();
  expect(travelQuestion("how far is Bondi Beach?")).toBe("how far to Bondi Beach?");
  for (const own of ["how far is it to Bondi", "How far is the house from Bondi?"]) {
    expect(travelQuestion(own)).toBe(own);
  }
  for (const other of ["Hva er prisen?", "Is it close to schools?", "flytte til Nydalen"]) {
    expect(travelQuestion(other)).toBeNull();
  }
});

test.each([
  ["and to Bondi Beach?", [], { question: "to Bondi Beach?", before: null }],
  [
    "and to Bondi Beach?",
    ["how far is it to Manly by bike?"],
    { question: "to Bondi Beach?", before: "how far is it to Manly by bike?" },
  ],
  [
    "how long does it take by train?",
    ["how far is Bondi Beach?", "thanks"],
    { question: "how long does it take by train? how far to Bondi Beach?", before: null },
  ],
  [
    "hva med å gå?",
    ["hvor langt er det til Nydalen?"],
    { question: "hva med å gå? hvor langt er det til Nydalen?", before: null },
  ],
  [
    "og til Oslo S?",
    ["hvor langt er det til Nydalen?", "hva med å gå?"],
    { question: "til Oslo S?", before: "hva med å gå? hvor langt er det til Nydalen?" },
  ],
  ["hva med å gå?", [], null],
  ["hvor mange bad?", ["hvor langt er det til Nydalen?"], null],
  ["is there a ferry?", ["how far is Bondi Beach?"], null],
])(
  "the place and the way of travelling are those of before: %s after %j",
  (asked, earlier, thread) => {
    expect(travelThread(asked, earlier)).toEqual(thread);
  },
);

test("only the asker knows where work is", () => {
  expect(isToOwnPlace("hvor lang tid tar det til jobben")).toBe(true);
  expect(isToOwnPlace("How long is the commute to work?")).toBe(true);
  expect(isToOwnPlace("how far to Workington")).toBe(false);
});

test("D82: times are stated as the page shows them, as estimates, and never for a train", () => {
  const norwegian: RegionLanguage = {
    code: "no",
    tag: "nb-NO",
    formatTag: "nb-NO",
    name: "Norsk",
    stemmer: "norwegian",
  };
  const times = [
    { mode: "driving", metres: 8_440, seconds: 14 * 60 },
    { mode: "walking", metres: 7_800, seconds: 98 * 60 },
  ] as const;
  const given = (isByOther: boolean) =>
    travelSentences(
      { place: "Nydalen", isAround: false, times, isEstimate: true, isByOther },
      norwegian,
    ).map(asHuman);
  expect(given(false)).toEqual([
    "Til Nydalen: ca. 14 min med bil (8,4 km), ca. 1 t 38 min til fots.",
    "Tidene er anslått ut fra avstanden, uten kø.",
  ]);
  expect(given(true)[0]).toBe("Jeg har ikke reisetider med kollektivtransport.");
});
