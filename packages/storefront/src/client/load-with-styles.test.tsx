import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { loadWithStyles } from "./load-with-styles.ts";

/** Links that have been requested; each waits for its `load` or `error`. */
const links: HTMLLinkElement[] = [];
const load = vi.fn(() => Promise.resolve("dialog"));
beforeEach(() => {
  links.length = 0;
  load.mockClear();
  vi.spyOn(document.head, "append").mockImplementation((...added) => {
    for (const each of added) if (each instanceof HTMLLinkElement) links.push(each);
  });
});
afterEach(() => vi.restoreAllMocks());
const end = (how: "load" | "error") => links.at(-1)?.dispatchEvent(new Event(how));

test("a module comes after its styles, which are requested once", async () => {
  const first = loadWithStyles(load, ["assets/a.css"]);
  const second = loadWithStyles(load, ["assets/a.css"]);
  expect(links.map((link) => [link.rel, link.getAttribute("href")])).toEqual([
    ["stylesheet", "/assets/a.css"],
  ]);
  expect(load).not.toHaveBeenCalled();
  end("load");
  expect([await first, await second]).toEqual(["dialog", "dialog"]);
});

test("styles that a lost connection has cut off are requested again with the next try", async () => {
  const lost = loadWithStyles(load, ["assets/b.css"]);
  end("error");
  await expect(lost).rejects.toThrow("/assets/b.css");
  expect(load).not.toHaveBeenCalled();
  const again = loadWithStyles(load, ["assets/b.css"]);
  expect(links).toHaveLength(2);
  end("load");
  expect(await again).toBe("dialog");
});

test("styles of the page, and modules without any, cost no request", async () => {
  const ofPage = document.createElement("link");
  ofPage.setAttribute("href", "/assets/c.css");
  document.head.prepend(ofPage);
  onTestFinished(() => ofPage.remove());
  expect(await loadWithStyles(load, ["assets/c.css"])).toBe("dialog");
  expect(await loadWithStyles(load)).toBe("dialog");
  expect(links).toEqual([]);
});
