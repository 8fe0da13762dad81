import { expect, test } from "vitest";
import { settled, summaryLine } from "./step.ts";

const result = (passed: number, failed: number, skipped = 0) => ({
  passed,
  failed,
  skipped,
  output: "",
});

test("the last line adds up every step", () => {
  expect(summaryLine([result(3, 0), result(4, 1)])).toBe("7 passed, 1 failed");
});

test("skipped tests are reported, never counted as passed", () => {
  expect(summaryLine([result(3, 0, 2)])).toBe("3 passed, 0 failed, 2 skipped");
});

test("a tool that exits with an error has failed even when it counted no failure", () => {
  expect(settled(result(3, 0), 1).failed).toBe(1);
  expect(settled(result(3, 2), 1).failed).toBe(2);
});

test("a step that checked nothing has failed", () => {
  expect(settled(result(0, 0), 0).failed).toBe(1);
});
