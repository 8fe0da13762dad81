import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorCode, errorMessage, fieldsOf } from "./narrow.ts";

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown.");
}

test("a missing file is known by its code, and what has no code by none", () => {
  expect(errorCode(thrownBy(() => readFileSync("/there/is/no/such/file")))).toBe("ENOENT");
  expect(errorCode(new Error("without"))).toBeUndefined();
  expect(errorCode({ code: 5 })).toBeUndefined();
  expect(errorCode(null)).toBeUndefined();
});

test("whatever is thrown says something", () => {
  expect(errorMessage(new Error("It broke."))).toBe("It broke.");
  expect(errorMessage("It broke.")).toBe("It broke.");
});

test("a value that is no object has no fields", () => {
  expect(fieldsOf({ typed: "oslo" })).toEqual({ typed: "oslo" });
  expect(fieldsOf(null)).toEqual({});
  expect(fieldsOf("typed")).toEqual({});
});
