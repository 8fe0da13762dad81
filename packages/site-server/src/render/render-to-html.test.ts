import { createElement, Suspense, use, useId } from "react";
import { expect, test } from "vitest";
import { renderToHtml } from "./render-to-html.tsx";

/** A page with a Suspense boundary, and an id that hydration must find again. */
const page = (readWords: () => string) => {
  function Part() {
    const id = useId();
    return createElement("p", { id }, "Homes in ", readWords());
  }
  return createElement("main", null, createElement(Suspense, null, createElement(Part)));
};

test("a page with a part that suspends renders to the same HTML as one that is ready", async () => {
  const fetching = Promise.resolve("Tromsø");
  const waiting = await renderToHtml(page(() => use(fetching)));
  const ready = await renderToHtml(page(() => "Tromsø"));
  expect(waiting.toString()).toContain("Tromsø</p>");
  expect(ready.toString()).toBe(waiting.toString());
});

test("an error inside a Suspense boundary rejects the page with that error", async () => {
  const failing = page(() => {
    throw new Error("no such place");
  });
  await expect(renderToHtml(failing)).rejects.toThrow("no such place");
});

test("a component that suspends outside of any boundary is awaited too", async () => {
  const fetching = Promise.resolve("Oslo");
  const Words = () => use(fetching);
  expect((await renderToHtml(createElement(Words))).toString()).toBe("Oslo");
});
