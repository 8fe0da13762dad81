import { expect, test } from "vitest";
import { readableDuration } from "./progress.ts";

test("durations read like a clock", () => {
  expect(readableDuration(420)).toBe("0.4 s");
  expect(readableDuration(59_700)).toBe("1 min 00 s");
  expect(readableDuration(185_000)).toBe("3 min 05 s");
});
