import { expect, test } from "vitest";
import { createUpdateGate } from "./update-gate.ts";

/** A page that searches at every update that the gate does not hold back. */
function searcher() {
  const gate = createUpdateGate<string>();
  const searched: string[] = [];
  const update = (filter: string) => gate.take() ?? (searched.push(filter), `found for ${filter}`);
  return { gate, searched, update };
}

test("SRCH-120: a suppressed update makes no search, the one after it does", () => {
  const { gate, searched, update } = searcher();
  gate.suppressNext("found before");
  expect(update("first")).toBe("found before");
  expect(update("second")).toBe("found for second");
  expect(searched).toEqual(["second"]);
});

test("SRCH-120: suppressing twice holds back one update, no more", () => {
  const { gate, searched, update } = searcher();
  gate.suppressNext("one");
  gate.suppressNext("other");
  expect(update("first")).toBe("other");
  update("second");
  expect(searched).toEqual(["second"]);
});

test("without a word every update searches", () => {
  const { searched, update } = searcher();
  update("first");
  update("second");
  expect(searched).toEqual(["first", "second"]);
});
