/**
 * Runs before each file of component tests. They share one page: what a test has rendered is removed before the next,
 * what a file has changed in the document before the next file.
 */
import { afterAll, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { type Locator, page, type SelectorOptions } from "vitest/browser";

const root = document.documentElement;
const attributes = new Map(root.getAttributeNames().map((name) => [name, root.getAttribute(name)]));

const { innerWidth, innerHeight } = window;

/** Instead of a second, which a machine with other work may need for one press; a passing test never waits for it, ms. */
const PATIENCE_MS = 10_000;
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
vi.waitUntil = (callback, options = PATIENCE_MS) => waitUntil(callback, options);

/** The size that a page has already is not set again. */
const setViewport = page.viewport.bind(page);
page.viewport = async (width, height) => {
  if (window.innerWidth !== width || window.innerHeight !== height)
    await setViewport(width, height);
};

/** Between two looks for an element, ms: the library's own pauses grow to half a second, most of the time of a test. */
const PAUSE_MS = 50;
const setRealTimeout = window.setTimeout.bind(window);
const pause = () => new Promise((resolve) => setRealTimeout(resolve, PAUSE_MS));

/** The only method of a locator that is replaced. */
interface Finding {
  findElement: (this: Locator, options?: SelectorOptions) => Promise<HTMLElement | SVGElement>;
}
const { prototype: locator } = page.getByRole("main").constructor as unknown as {
  prototype: Finding;
};
const { findElement } = locator;
locator.findElement = async function findSoon(options = {}) {
  const { timeout = Infinity } = options;
  const start = performance.now();
  const left = () => timeout - (performance.now() - start);
  while (this.elements().length === 0 && left() > PAUSE_MS) {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(PAUSE_MS);
    await pause();
  }
  return findElement.call(this, timeout === Infinity ? options : { ...options, timeout: left() });
};

/** Transitions end at once: nothing waits until they are over. Scripts still see a user who wants motion. */
const atRest = new CSSStyleSheet();
atRest.replaceSync(
  ":root { --motion-instant: 1ms; --motion-fast: 1ms; --motion-medium: 1ms; --motion-slow: 1ms }",
);
document.adoptedStyleSheets.push(atRest);

beforeEach(cleanup);

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await cleanup();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of attributes) root.setAttribute(name, value ?? "");
  await page.viewport(innerWidth, innerHeight);
  localStorage.clear();
  sessionStorage.clear();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atRest);
  Object.assign(vi, { waitFor, waitUntil });
  page.viewport = setViewport;
  locator.findElement = findElement;
});
