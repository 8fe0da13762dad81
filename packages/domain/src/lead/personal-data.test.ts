import { expect, test } from "vitest";
import { findPersonalData } from "./personal-data.ts";
import { publicQuestionFor } from "./publication.ts";

const found = (texts: readonly string[], name?: string) =>
  texts.map((text) => findPersonalData(text, name));

test("D86: an email address is found however it is written", () => {
  const texts = [
    "Skriv til kari@example.no",
    "KARI.N+bolig@post.example.com.",
    "kari (at) example.no",
    "kari[krøllalfa]example.no",
    "kari at example dot com",
    "Skriv til kari.nordmann krøllalfa epost punktum no",
    "kari snabel-a example.no",
    "kari (a) example (punktum) no",
    "kari @ example . com",
    "KARI AT EXAMPLE DOT COM DOT AU",
    "kari\u200b@example.no",
  ];
  expect(found(texts)).toEqual(texts.map(() => "email"));
});

test("D86: telephone numbers of both markets are found, with and without spaces and country code", () => {
  const texts = [
    "Ring 99900001",
    "99 90 00 01",
    "999 00 001",
    "99.90.00.01",
    "+47 999 00 001",
    "004799900001",
    "0412 345 678",
    "(08) 7010 0264",
    "+61 8 7010 0264",
    "7010-0264",
    "412 345 678",
    "Call 412.345.678 please",
    "22 334 455",
    "22.334.455",
    "ring ni ni null null null null null en",
    "call oh four one two, three four five, six seven eight",
    "９９９０００１１",
    "Visning 21.11.2026, ring 99 90 00 01",
  ];
  expect(found(texts)).toEqual(texts.map(() => "phone"));
});

test("D86: dates, times, years, amounts, areas and numbers of a register are no telephone numbers", () => {
  const texts = [
    "Taket ble lagt om 21.11.2019 kl. 18.00-19.30.",
    "Overtakelse 2026-12-01, eller 1/3/2027.",
    "Rehabilitert 2019-2024, bad 2021/2022.",
    "Felleskostnader 4 350 kr, fellesgjeld 12 500 000 kr av 1.250.000",
    "The body corporate has $12,500,000 insured; rates are $2,150 a year.",
    "Gnr. 12, bnr. 345, snr. 6, 0184 Oslo",
    "Sold for $412,345,678 or 22 334 455 kr; NOK 22 334 455.",
    "Look at the roof. No leaks at example street dot.",
    "The agent is at the home at 10.30. Com bank is the lender.",
    "Det er to til tre soverom, fire eller fem sengeplasser.",
    "En to tre fire, sa han.",
    "BRA-i 74 m², BRA-e 12 m², P-ROM 70 m²",
    "",
  ];
  expect(found(texts)).toEqual(texts.map(() => null));
});

test("D86: a part of the asker's name is found as a word, in any spelling of its letters", () => {
  const name = "Bjørn-Åge  O'Brien Li";
  expect(
    found(["Hei bjørn, ja.", "ÅGE spør", "Bjørns spørsmål", "Mr O’Brien", "Li?"], name),
  ).toEqual(Array(5).fill("name"));
  expect(found(["Bjørnebær i hagen", "Ja, li oppe", "Er det bod?"], name)).toEqual(
    Array(3).fill(null),
  );
});

test("D86: a name that is an everyday word counts where it has a capital", () => {
  expect(findPersonalData("The fridge will stay.", "Will Smith")).toBeNull();
  expect(findPersonalData("The fridge stays, Will.", "Will Smith")).toBe("name");
  expect(findPersonalData("Sol hele dagen, hver dag.", "Dag Solstad")).toBeNull();
  expect(findPersonalData("Nina asks about the shed.")).toBeNull();
});

test("D86: one schema refuses personal data in either text, and tidies both", () => {
  const schema = publicQuestionFor("Nina Nysgjerrig");
  expect(schema.parse({ question: " Er det bod? ", answer: "Ja.\r\nI kjelleren. " })).toEqual({
    question: "Er det bod?",
    answer: "Ja.\nI kjelleren.",
  });
  const wrong = [
    { question: "Nina spør: er det bod?", answer: "Ja." },
    { question: "Er det bod?", answer: "Ja, ring 99900001." },
    { question: " ", answer: "Ja." },
    { question: "x".repeat(501), answer: "Ja." },
  ];
  expect(wrong.map((each) => schema.safeParse(each).success)).toEqual(wrong.map(() => false));
});
