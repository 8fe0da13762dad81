import { expect, test } from "vitest";
import {
  findUnknownIds,
  findUntested,
  readCitedDecisions,
  readCitedRequirements,
  readDefinedIds,
} from "./citations.ts";

test("a document defines the ids at the beginning of its lines", () => {
  expect(
    readDefinedIds("# Search\n\n- **SRCH-011** Sorts, as SRCH-012.\n- **D31** _Address._ x"),
  ).toEqual(["SRCH-011", "D31"]);
});

test("a range cites each requirement in it", () => {
  expect(readCitedRequirements("ACC-057..059, SRCH-011")).toEqual([
    "ACC-057",
    "ACC-058",
    "ACC-059",
    "SRCH-011",
  ]);
});

test("a decision is cited by its number; other words with a D are not", () => {
  expect(readCitedDecisions("(D31, D108) 3D D0 ID5")).toEqual(["D31", "D108"]);
});

test("an undefined id is reported with its file", () => {
  const files = [{ path: "a.ts", text: "SRCH-011 and D7, SRCH-011 again" }];
  expect(findUnknownIds(files, new Set(["D7"]))).toEqual(["a.ts: SRCH-011"]);
});

test("only tests prove a requirement", () => {
  const files = [
    { path: "a.ts", text: "SRCH-011" },
    { path: "a.test.ts", text: "SRCH-012" },
    { path: "b.spec.ts", text: "SRCH-013" },
  ];
  expect(findUntested(files, ["SRCH-011", "SRCH-012", "SRCH-013"])).toEqual(["SRCH-011"]);
});
