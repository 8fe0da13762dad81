/**
 * Runs before each file of component tests. They share one page: what a test has rendered is removed before the next,
 * what a file has changed in the document before the next file.
 */
import { afterAll, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { page } from "vitest/browser";

const root = document.documentElement;
const attributes = new Map(root.getAttributeNames().map((name) => [name, root.getAttribute(name)]));

const { innerWidth, innerHeight } = window;

/** Instead of a second, which a machine with other work may need for one press; a passing test never waits for it, ms. */
const PATIENCE_MS = 10_000;
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
vi.waitUntil = (callback, options = PATIENCE_MS) => waitUntil(callback, options);

/** Transitions end at once: nothing waits until they are over. Scripts still see a user who wants motion. */
const atRest = new CSSStyleSheet();
atRest.replaceSync(
  ":root { --motion-instant: 1ms; --motion-fast: 1ms; --motion-medium: 1ms; --motion-slow: 1ms }",
);
document.adoptedStyleSheets.push(atRest);

beforeEach(async () => {
  await cleanup();
  // What one test has typed is not in the forms of the next.
  localStorage.removeItem("unsentTexts");
});

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await cleanup();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const [name, value] of attributes) root.setAttribute(name, value ?? "");
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight)
    await page.viewport(innerWidth, innerHeight);
  localStorage.clear();
  sessionStorage.clear();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atRest);
  Object.assign(vi, { waitFor, waitUntil });
});
