import { expect, test, vi } from "vitest";
import { createSavedIds } from "./saved-ids.ts";

const shown = (ids: ReturnType<typeof createSavedIds>) => [...ids.current()].toSorted();

test("D9: a press shows at once, and what is known shows again once it is stored or has failed", () => {
  const ids = createSavedIds();
  ids.know(["a"]);
  ids.expect("b", true);
  ids.expect("a", false);
  expect(shown(ids)).toEqual(["b"]);
  ids.settle("a");
  ids.settle("b");
  expect(shown(ids)).toEqual(["a"]);
});

test("D9: what is learnt meanwhile does not undo a press", () => {
  const ids = createSavedIds();
  ids.expect("b", true);
  ids.know(["a"]);
  expect(shown(ids)).toEqual(["a", "b"]);
});

test("hearts hear of changes only, and the set is the same in between", () => {
  const ids = createSavedIds();
  const listener = vi.fn();
  const stop = ids.subscribe(listener);
  expect(ids.current()).toBe(ids.current());
  ids.know(["a"]);
  ids.settle("a");
  expect(listener).toHaveBeenCalledOnce();
  stop();
  ids.know([]);
  expect(listener).toHaveBeenCalledOnce();
});
