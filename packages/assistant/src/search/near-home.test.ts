import { expect, test } from "vitest";
import { asksOtherHomes, isNearHome } from "./near-home.ts";

test("D81: a request for other homes is a search, whatever it is called", () => {
  const requests = [
    "show me similar ones nearby under 800k",
    "got anything cheaper in the same suburb with 2 beds",
    "show me others with a pool in the same area",
    "ok anything similar with one, up to 1.2 mil?",
    "any other rentals that allow dogs",
    "vis meg lignende uten fellesgjeld",
    "vis meg billigere i samme område",
    "har du noe lignende der dyr er tillatt?",
    "finnes det andre leiligheter med heis",
  ];
  for (const request of requests)
    expect([request, asksOtherHomes(request)]).toEqual([request, true]);
});

test("D81: a question about this home is no search for others", () => {
  const questions = [
    "any other fees?",
    "anything else wrong with it",
    "is it similar to the other units?",
    "can't make that, any other times?",
    "is the second bedroom bigger than the first?",
    "er det andre kostnader",
    "er det flere bud?",
    "når ble den solgt sist?",
  ];
  for (const question of questions)
    expect([question, asksOtherHomes(question)]).toEqual([question, false]);
});

test("a search near the home says so", () => {
  expect(isNearHome("vis meg hytter under 3 mill i nærheten")).toBe(true);
  expect(isNearHome("2 bed units in the same building")).toBe(true);
  expect(isNearHome("2 bed units in Richmond")).toBe(false);
});
