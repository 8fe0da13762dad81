import { createElement, Suspense, use, useId } from "react";
import { expect, test } from "vitest";
import { draw } from "./draw.tsx";

/** A page with a part that reads what it says, and an id, which hydration has to find again. */
const page = (readWords: () => string) => {
  function Part() {
    const id = useId();
    return createElement("p", { id }, "Homes in ", readWords());
  }
  return createElement("main", null, createElement(Suspense, null, createElement(Part)));
};

test("a page that has to wait for a part is drawn whole, to the same letters as one that has not", async () => {
  const fetching = Promise.resolve("Tromsø");
  const waiting = await draw(page(() => use(fetching)));
  const ready = await draw(page(() => "Tromsø"));
  expect(waiting.toString()).toContain("Tromsø</p>");
  expect(ready.toString()).toBe(waiting.toString());
});

test("what fails within a part fails the page, with its own error", async () => {
  const failing = page(() => {
    throw new Error("no such place");
  });
  await expect(draw(failing)).rejects.toThrow("no such place");
});

test("what waits outside of any part is waited for too", async () => {
  const fetching = Promise.resolve("Oslo");
  const Words = () => use(fetching);
  expect((await draw(createElement(Words))).toString()).toBe("Oslo");
});
