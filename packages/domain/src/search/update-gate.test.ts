import { expect, test } from "vitest";
import { createUpdateGate } from "./update-gate.ts";

/** A page that searches at every update that is not suppressed. */
function searcher() {
  const gate = createUpdateGate<string>();
  const searched: string[] = [];
  const update = (filter: string) => gate.take() ?? (searched.push(filter), `found for ${filter}`);
  return { gate, searched, update };
}

test("SRCH-120: a suppressed update runs no search, the next one does", () => {
  const { gate, searched, update } = searcher();
  gate.suppressNext("found before");
  expect(update("first")).toBe("found before");
  expect(update("second")).toBe("found for second");
  expect(searched).toEqual(["second"]);
});

test("SRCH-120: suppressing twice suppresses one update only", () => {
  const { gate, searched, update } = searcher();
  gate.suppressNext("one");
  gate.suppressNext("other");
  expect(update("first")).toBe("other");
  update("second");
  expect(searched).toEqual(["second"]);
});

test("every update searches by default", () => {
  const { searched, update } = searcher();
  update("first");
  update("second");
  expect(searched).toEqual(["first", "second"]);
});
