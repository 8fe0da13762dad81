import { detailedListing } from "@hjem/domain/listing/listing";
import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import { sampleListing, TEST_NOW } from "../../testing/sample-listings.ts";
import type { AnswerEngine } from "./answer-engine.ts";
import { assistantEngine } from "./assistant-engine.ts";
import { plainWords } from "./plain-words.ts";

const addresses = [
  "boligsvindel.com",
  "BOLIGSVINDEL.COM",
  "www.boligsvindel.no",
  "bilder.boligsvindel.com.au",
  "boligsvindel.com/bilder?id=1",
  "boligsvindel.com:8080/x",
  "boligsvindel.com.Velkommen",
  "https://boligsvindel.museum/a",
  "hxxps://boligsvindel/a",
  "kari@boligsvindel.no",
  "kari@localhost.example",
  "boligsvindel[.]com",
  "boligsvindel (dot) com",
  "boligsvindel punktum no",
  "boligsvindel dot com dot au",
  "boligsvindel .com",
  "boligsvindel。com",
  "ｂｏｌｉｇ．ｃｏｍ",
  "ⓑⓞⓛⓘⓖ.ⓒⓞⓜ",
  "bolig\u00adsvindel.\u200bcom",
  "bolig.\u202ecom",
  "bоligsvindel.cоm",
  "бренд.рф",
  "blåbær.no",
  "bit.ly/3abc",
  "185.12.33.4",
  "-boligsvindel.com-",
  "a.b.c.d.e.f.boligsvindel.no.a.b.c",
];

test.each(addresses)("D81: %j is not said by the assistant", (address) => {
  expect(plainWords(`Se ${address} nå.`)).toMatch(/^Se \[…\]( nå)?\.?$/);
});

test("D81: words, amounts, dates and abbreviations are said as they stand", () => {
  const texts = [
    "Prisantydning: 4 500 000 kr. To soverom, 74,5 m².",
    "Visning 21.11.2026 kl. 17.00-18.30, ring på hos Li.",
    "Felleskostnader kr.pr.mnd. 4.350, org.nr 912 345 678, gnr. 12, bnr. 345.",
    "Bad pusset opp i 2019 bl.a. med nye rør, f.eks. av kobber m.m.",
    "Rolig bakgård. No pets. Se bilder. To balkonger.",
    "Strata levies: $1,240.50 per quarter (approx.). St. Kilda Rd, 3.5 km",
    "Ja.\nI kjelleren · 12 m² – «stor nok».",
    "Ævnø Čáhppesjávri, Κώστας, Nguyễn",
    "",
  ];
  expect(texts.map(plainWords)).toEqual(texts);
});

test("D81: no control, direction or invisible character is said", () => {
  const every = Array.from({ length: 0x11_0000 }, (_, code) =>
    code >= 0xd8_00 && code < 0xe0_00 ? "" : String.fromCodePoint(code),
  ).filter((character) => /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character));
  expect(plainWords(`a${every.join("")}b`)).toBe("a\t\nb");
});

const WORDS = "Se fellesvaskeriet på boligsvindel.com\u202e eller boligsvindel dot no";

/** What an engine says about a home whose every text has an address in it. */
const answerOf = async (question: string, model: AnswerEngine | null = null): Promise<string> => {
  const listing = sampleListing(1, {
    title: WORDS,
    description: `<p>${WORDS}.</p>`,
    buildingName: WORDS,
  } as object);
  const engine = assistantEngine(model, {
    reader: {
      read: async () => ({
        text: question,
        query: {},
        chips: [
          { kind: "property_type", text: "leilighet", label: "Leilighet" },
          { kind: "place", text: "Oslo", label: "Oslo" },
        ],
        words: `${question} uten boligsvindel.com`,
      }),
      findDestination: async () => null,
      prepare: async () => {},
    } as unknown as Parameters<typeof assistantEngine>[1]["reader"],
    findRoute: async () => null,
  });
  let text = "";
  const parts = engine.answer(
    {
      question,
      facts: {
        listing: {
          ...detailedListing(listing),
          questions: [{ question: `Dyr? ${WORDS}`, answer: `Ja. ${WORDS}` }] as never,
        },
        stops: [],
        glossary: [{ term: "Boplikt", text: `Les ${WORDS}` }],
      },
      region: regionNo,
      language: "no",
      earlier: [],
      now: TEST_NOW,
    },
    new AbortController().signal,
  );
  for await (const part of parts) if ("text" in part) text += part.text;
  return text;
};

test.each([
  ["the description", "Er det fellesvaskeri?", null],
  ["a published answer", "Er dyr tillatt, og fellesvaskeriet?", null],
  ["the glossary", "Hva betyr boplikt?", null],
  ["the visitor's own words", "Finn leilighet i Oslo", null],
  [
    "a model",
    "Hva er prisen?",
    {
      async *answer() {
        yield { text: `${WORDS}.` };
      },
    },
  ],
] as const)("D81: a quotation of %s has no address in it", async (_what, question, model) => {
  const text = await answerOf(question, model);
  expect(text).toContain("[…]");
  expect(text).not.toMatch(/boligsvindel|\u202e/i);
});
