import { expect, test } from "vitest";
import { addressStarts, addressWords } from "./address-words.ts";

const isFound = (typed: string, street: string) => {
  const words = addressWords(`${street}, Somewhere`, street);
  return addressStarts(typed).every((start) => words.some((word) => word.startsWith(start)));
};

test("a street is found however its type, its letter and its unit are written", () => {
  const found = [
    ["Kirkegt 1", "Kirkegata 1"],
    ["Kirkegata 1", "Kirkegt. 1"],
    ["Kirkevn 45", "Kirkeveien 45"],
    ["Kirkeveien 45", "Kirkevn. 45"],
    ["Storgata 12 B", "Storgata 12B"],
    ["Storgata 12B", "Storgata 12 B"],
    ["12 Queens Rd", "12 Queens Road"],
    ["12 Queens Road", "12 Queens Rd"],
    ["12/45 Smith Street", "Unit 12, 45 Smith St"],
    ["12/45 Smith Street", "U12/45 Smith Street"],
  ];
  expect(found.filter(([typed = "", street = ""]) => !isFound(typed, street))).toEqual([]);
});

test("another number or street is not found", () => {
  expect(isFound("Kirkegt 2", "Kirkegata 1")).toBe(false);
  expect(isFound("12 Queens Rd", "12 Queens Court")).toBe(false);
  expect(isFound("Kirkeveien 45", "Kirkegata 45")).toBe(false);
});

test("words that are no streets stay as they are", () => {
  expect(addressStarts("constructor __proto__ St Kilda")).toEqual([
    "constructor",
    "proto",
    "st",
    "kilda",
  ]);
  expect(addressStarts("Veien 3")).toEqual(["veien", "3"]);
});
